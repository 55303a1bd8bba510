// What others have just done, said in one line. The events tell it; nothing is compared.
import { t } from '../../i18n/i18n.svelte';
import type { Event } from '../../protocol/cipher/Event';
import type { Player } from '../../ui/players';
import { segmentName } from '../screens/chrome';
import type { News, Question } from '../screens/decode-types';

type Told = Omit<News, 'n'>;

/** The news among events; the last of several, but a word that was named goes before who takes over. */
export function newsOf(events: readonly Event[], player: (seat: number) => Player | null): Told | null {
  const news = events.flatMap((event) => tell(event, player) ?? []);
  return news.find(({ word }) => word !== undefined) ?? news.at(-1) ?? null;
}

export function newsOfQuestion({ player, type, zone, yes }: Question): Told {
  return { player, text: `${player.name}: ${t('decode-question', { segment: segmentName(type), zone })}`, asked: { type, zone, yes } };
}

function tell(event: Event, find: (seat: number) => Player | null): Told | null {
  const about = (seat: number, text: (name: string) => string, more: Partial<Told> = {}): Told | null => {
    const player = find(seat);
    return player && { player, text: text(player.name), ...more };
  };
  switch (event.type) {
    case 'asked': {
      const player = find(event.by);
      return player && newsOfQuestion({ player, type: event.kind, zone: event.zone + 1, yes: event.yes });
    }
    case 'deduced': {
      const { word, right, eliminated } = event;
      return right ? null : about(event.by, (name) => t(eliminated ? 'news-out' : 'news-wrong', { name, word }), { word });
    }
    case 'passed':
      return about(event.by, (name) => t('news-passed', { name }));
    case 'requested':
      return about(event.by, (name) => t('news-requested', { name }));
    case 'handed_on':
      return about(event.to, (name) => t('news-handed-on', { name }));
    default:
      return null;
  }
}
