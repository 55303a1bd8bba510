// Dates, times and numbers about oneself, as they are written in the person's language.
import { i18n } from '../i18n/i18n.svelte';

/** English is that of Britain here, as in all its texts. */
const locale = () => (i18n.language === 'en' ? 'en-GB' : i18n.language);

/** "3 August", with the year if it is another one. */
export function dateOf(time: number, month: 'short' | 'long' = 'short', now = Date.now()): string {
  const year = new Date(time).getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month, year }).format(time);
}

/** "21:14" on this day, else the date. */
export function momentOf(time: number, now = Date.now()): string {
  if (new Date(time).toDateString() !== new Date(now).toDateString()) return dateOf(time, 'short', now);
  return new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit' }).format(time);
}

/** The month of a day by its number, "Aug". */
export function monthOf(day: number): string {
  return new Intl.DateTimeFormat(locale(), { month: 'short', timeZone: 'UTC' }).format(day * 86_400_000);
}

/** The weekdays from Monday on, a letter each. */
export function weekdays(): string[] {
  const format = new Intl.DateTimeFormat(locale(), { weekday: 'narrow', timeZone: 'UTC' });
  // Day 4 was a Monday.
  return Array.from({ length: 7 }, (_, weekday) => format.format((4 + weekday) * 86_400_000));
}

/** "1:06". */
export function clock(milliseconds: number): string {
  const seconds = Math.round(Math.max(0, milliseconds) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "11.8". */
export function tenths(value: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** "71%". */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
