// What the composing screen is told.
import type { IconName } from '../../art/icons';

/** A check of the word; a failing one says what to change. */
export interface Check {
  state: 'open' | 'ok' | 'bad';
  text: string;
  icon?: IconName;
}
