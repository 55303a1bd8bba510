// What others have just done, said in one line. The events tell it; nothing is compared.
import { t } from '../../i18n/i18n.svelte';
import type { ClockKind } from '../../protocol/cipher/ClockKind';
import type { Event } from '../../protocol/cipher/Event';
import { shownName, type Player } from '../../people/player';
import { inCapitals, segmentName } from '../drawn/chrome';
import type { News, Question } from '../drawn/decode-types';

type Told = Omit<News, 'n'>;

/** The news among events; the last of several, but a word that was named goes before who takes over, and time that ran
    out is told with whoever takes over. */
export function newsOf(events: readonly Event[], player: (seat: number) => Player | null): Told | null {
  const news = events.flatMap((event) => tell(event, player) ?? []);
  const late = events.find((event) => event.type === 'time_ran_out');
  const sitter = late ? player(late.seat) : null;
  if (late && sitter) {
    const onward = events.flatMap((event) => (event.type === 'handed_on' ? (tell(event, player) ?? []) : []));
    return { player: sitter, text: [lapseText(sitter, late.clock), ...onward.map(({ text }) => text)].join('. ') };
  }
  return news.find(({ word }) => word !== undefined) ?? news.at(-1) ?? null;
}

/** Time that ran out, and what the server did then. */
export function lapseText(player: Player, clock: ClockKind): string {
  return t('news-time', { ...doer(player), clock });
}

export function newsOfQuestion({ player, type, zone, yes }: Question): Told {
  return {
    player,
    text: t('said-of', { name: shownName(player), text: t('decode-question', { segment: segmentName(type), zone }) }),
    asked: { type, zone, yes },
  };
}

/** What somebody did, by name or as "you". */
interface Doer {
  name: string;
  you: 'yes' | 'no';
}
function doer({ name, you }: Player): Doer {
  return { name, you: you ? 'yes' : 'no' };
}

/** A word that somebody named in vain. */
export function newsOfWord(player: Player, word: string, out = false): Told {
  return { player, text: t(out ? 'news-out' : 'news-wrong', { ...doer(player), word }), word };
}

function tell(event: Event, find: (seat: number) => Player | null): Told | null {
  const about = (seat: number, text: (who: Doer) => string): Told | null => {
    const player = find(seat);
    return player && { player, text: text(doer(player)) };
  };
  switch (event.type) {
    case 'asked': {
      const player = find(event.by);
      return player && newsOfQuestion({ player, type: event.kind, zone: event.zone + 1, yes: event.yes });
    }
    case 'deduced': {
      const player = event.right ? null : find(event.by);
      return player && newsOfWord(player, inCapitals(event.spelling), event.eliminated);
    }
    case 'passed':
      return about(event.by, (who) => t('news-passed', { ...who }));
    case 'stopping':
      return about(event.by, (who) => t('news-stopping', { ...who }));
    case 'goes_on':
      return about(event.by, (who) => t('news-goes-on', { ...who }));
    case 'requested':
      return about(event.by, (who) => t('news-requested', { ...who }));
    case 'handed_on':
      return about(event.to, (who) => t('news-handed-on', { ...who }));
    default:
      return null;
  }
}
