// Somebody who has played for a while, for the pictures of their page.
import { categories } from '../art/shapes';
import type { MyDays } from '../protocol/MyDays';
import type { MyDevices } from '../protocol/MyDevices';
import type { MyNumbers } from '../protocol/MyNumbers';
import type { MyRatings } from '../protocol/MyRatings';
import type { Line } from '../me/games';

const noon = Date.UTC(2026, 10, 15, 12);
const day = 86_400_000;
const today = 20_772;

export const numbers: MyNumbers = {
  since: Date.UTC(2026, 7, 3, 12),
  games: [
    { game: 'circuit', games: 41, wins: 19, points: 541 },
    { game: 'cipher', games: 9, wins: 4, points: 204 },
  ],
  solving: [
    ...cells('weight', [24, 33, 62, null], [26, 38, 58, null]),
    ...cells('fragment', [29, 47, 72, 118], [34, 52, 81, 107]),
    ...cells('conduit', [44, 58, null, null], [41, 55, null, null]),
    ...cells('angular', [31, 52, 69, null], [33, 47, 72, null]),
  ],
  words: { words: 21, found: 15, questions: 248, guesses: 19, coded: 9, coder_points: 74 },
};

function cells(category: string, medians: (number | null)[], all: (number | null)[]) {
  const millis = (seconds: number | null | undefined) => (seconds == null ? null : seconds * 1000);
  return ['easy', 'medium', 'hard', 'expert'].map((grade, index) => ({
    category,
    grade,
    tried: medians[index] === null ? 3 : 16,
    solved: medians[index] === null ? 2 : 14,
    median: millis(medians[index]),
    median_of_all: millis(all[index]),
  }));
}

const climb = [1500, 1486, 1512, 1540, 1528, 1551, 1574, 1560, 1547, 1569, 1590, 1581, 1602, 1596, 1618, 1609, 1612];
const steps = (means: number[]) =>
  means.map((rating, index) => ({
    id: `game${index}`,
    at: noon - (means.length - index) * day,
    rating,
    within: 460 / Math.sqrt(1 + index / 1.5),
  }));
export const ratings: MyRatings = {
  rates: true,
  shows: false,
  ratings: [
    { game: 'circuit', games: 41, steps: steps(climb) },
    { game: 'cipher', games: 9, steps: steps(climb.slice(0, 9)) },
  ],
};

const solvedOn = (back: number) => (back === 12 ? 0 : back < 12 ? 1 + ((back * 7) % 5) : (back * 11) % 6);
export const days: MyDays = {
  today,
  streak: 12,
  longest: 31,
  results: Array.from({ length: 116 }, (_, back) =>
    categories.slice(0, solvedOn(back)).map((category) => ({
      day: today - back,
      category,
      opened: 0,
      seconds: 40,
      counts: true,
    })),
  ).flat(),
  words: [],
};

export const devices: MyDevices = {
  devices: [
    { id: '1', name: 'Firefox, Linux', since: noon - 90 * day, seen: noon, this: true },
    { id: '2', name: 'Chrome, Android', since: noon - 9 * day, seen: noon - day, this: false },
  ],
  recovery: null,
  passkeys: [{ id: 'p', name: 'Safari, iPhone', since: noon - 30 * day, seen: noon - 2 * day, key: '' }],
  may_make_passkey: true,
};

const tomas = { seat: 1, name: 'Tomáš', look: 'moss' as const, bot: false };
const mara = { seat: 2, name: 'Mara', look: 'chalk' as const, bot: false };
const relay = { seat: 3, name: 'Relay', look: 'rust' as const, bot: true };
const line = (id: string, game: Line['game'], back: number, place: number, points: number, others: Line['others']) => ({
  ...{ id, game, place, points, others, table: null },
  started: noon - back * day,
});
export const lines: readonly Line[] = [
  {
    ...{ id: 'now', game: 'circuit', place: null, points: null, table: 'KORA-417', started: noon },
    others: [{ ...tomas, points: null }],
  },
  line('a', 'circuit', 0, 1, 17, [
    { ...tomas, points: 16 },
    { ...mara, points: 14 },
    { ...relay, points: 8 },
  ]),
  line('b', 'cipher', 3, 1, 31, [
    { ...relay, points: 30 },
    { ...mara, points: 20 },
    { ...tomas, points: 12 },
  ]),
  line('c', 'circuit', 4, 3, 11, [
    { ...mara, points: 18 },
    { ...tomas, points: 13 },
  ]),
  line('d', 'circuit', 7, 1, 16, [{ ...relay, points: 12 }]),
];

/** Somebody who has just come. */
export const fresh = {
  numbers: { since: noon, games: [], solving: [], words: null },
  ratings: { rates: false, shows: false, ratings: [] },
  days: { today, streak: 0, longest: 0, results: [], words: [] },
  devices: { ...devices, devices: devices.devices.slice(0, 1), passkeys: [] },
  lines: [],
};
