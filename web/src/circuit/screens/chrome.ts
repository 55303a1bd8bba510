// What all Circuit screens share: the bar's texts and the person's switches.
import { t } from '../../i18n/i18n.svelte';

export interface Chrome {
  round: number;
  sound?: boolean;
  onmenu?: () => void;
  onsound?: () => void;
  onchat?: () => void;
  /** Opens the rules of the phase. */
  onhelp?: () => void;
}

/** The phases of a round, in the order of the rail. */
export function phases(): string[] {
  return [t('phase-choose'), t('phase-solve'), t('phase-place'), t('phase-round-end')];
}
