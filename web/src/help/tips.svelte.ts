// Tips of a first game: eight in Circuit and five in Cipher, one per new situation, each shown once at the control it
// speaks of and never again after it was put away. Kept in this browser.
//
// How to mount one: put the attachment on the element the tip points at. Nothing else is needed;
// drawing and texts are only fetched for people who have not seen the tip yet.
//
//   import { tip } from './tips.svelte';
//   <div class="chambers" {@attach tip('choose')}>
//   <div class="plate" {@attach tip('timer', running)}>   only while `running`
//
// One tip is on screen at a time, in the order they were asked for: the coach line says it and keeps room for it, and
// its control has a frame (tips.css). "Got it", Escape and using the control (a press within it, or `tips.used` where
// what is used lies elsewhere) put a tip away. Controls that the size of the window hides have none, and none is shown
// where there is no coach line. One that was there for a while counts as read when its control goes.
// While `hold` lasts, say under a dialogue, none is shown; with `teach` all are shown again. Browser tests write `off`
// to `enigma-tips` first.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { keep, kept } from '../browser/stored';

export const tipIds = [
  ...(['choose', 'solve', 'above', 'timer', 'place', 'outcome', 'networker', 'wheel'] as const),
  ...(['cipher-compose', 'cipher-hand-out', 'cipher-ask', 'cipher-guess', 'cipher-bonus'] as const),
] as const;
export type TipId = (typeof tipIds)[number];

const storageKey = 'enigma-tips';
/** To read two sentences. */
const longEnough = 5_000;

export class Tips {
  #seen = $state.raw<readonly TipId[]>(remembered());
  /** In the tutorial everybody is new; what was put away there counts for the tutorial only. */
  #taught = $state.raw<readonly TipId[] | null>(null);
  /** Tips whose control is on screen, oldest first. */
  #asked = $state.raw<readonly TipId[]>([]);

  #held = $state(0);
  /** How many coach lines could show a tip. */
  #coaches = $state(0);

  /** The one to show; never more than one. */
  readonly current = $derived(this.#held > 0 ? null : (this.#asked.find((id) => !this.isSeen(id)) ?? null));
  /** The one that the coach line shows. */
  readonly shown = $derived(this.#coaches > 0 ? this.current : null);
  /** Nobody wants any more. */
  readonly off = $derived(tipIds.every((id) => this.#seen.includes(id)));

  isSeen(id: TipId): boolean {
    return (this.#taught ?? this.#seen).includes(id);
  }

  /** The control of a tip has appeared; answers how to say that it is gone. */
  ask(id: TipId): () => void {
    this.#asked = [...this.#asked, id];
    return () => {
      const at = this.#asked.indexOf(id);
      this.#asked = this.#asked.filter((_, index) => index !== at);
    };
  }

  /** A coach line is there; answers how to say that it is gone. */
  coach(): () => void {
    // Effects say so; they shall not run again for it.
    untrack(() => (this.#coaches += 1));
    return () => (this.#coaches -= 1);
  }

  /** Shows none for a while; answers how to go on. */
  hold(): () => void {
    untrack(() => (this.#held += 1));
    return () => (this.#held -= 1);
  }

  /** The control of a tip was used: who does a thing need not be told how, whether the tip was shown or not. */
  used(id: TipId): void {
    if (!this.isSeen(id)) this.dismiss(id);
  }

  /** Shows every tip once more. Answers how to stop. */
  teach(): () => void {
    this.#taught = [];
    return () => (this.#taught = null);
  }

  /** Puts a tip away for good; without an id all of them. */
  dismiss(id?: TipId): void {
    if (this.#taught) {
      this.#taught = id ? [...this.#taught, id] : tipIds;
      if (id) return;
    }
    this.#seen = id ? tipIds.filter((each) => each === id || this.#seen.includes(each)) : tipIds;
    keep(storageKey, this.#seen.length === tipIds.length ? 'off' : this.#seen.join(' '));
  }

  /** Shows all tips again, as in a first game. */
  restart(): void {
    this.#seen = [];
    keep(storageKey, null);
  }
}

function remembered(): readonly TipId[] {
  const stored = kept(storageKey) ?? '';
  return stored === 'off' ? tipIds : tipIds.filter((id) => stored.split(' ').includes(id));
}

export const tips = new Tips();

/** Attaches a tip to an element for as long as it is there. */
export function tip(id: TipId, when = true): Attachment<HTMLElement | SVGElement> {
  // Svelte runs attachments in effects; what is read here must not run them again.
  return (anchor) =>
    untrack(() => (when && !tips.isSeen(id) && anchor.getClientRects().length > 0 ? hang(id, anchor) : undefined));
}

function hang(id: TipId, anchor: HTMLElement | SVGElement): () => void {
  const gone = tips.ask(id);
  // When a tip goes, the stage may move. It goes when the press is over, so that the press meets what it was meant for.
  const used = () => setTimeout(() => tips.used(id));
  const pressed = () => {
    for (const over of ['pointerup', 'pointercancel']) window.addEventListener(over, used, { once: true });
  };
  anchor.addEventListener('pointerdown', pressed);
  let since = Infinity;
  $effect(() => {
    if (tips.shown !== id) return;
    anchor.setAttribute('data-tip', id);
    since = Math.min(since, performance.now());
    return () => anchor.removeAttribute('data-tip');
  });
  return () => {
    if (tips.shown === id && performance.now() - since > longEnough) tips.dismiss(id);
    gone();
    anchor.removeEventListener('pointerdown', pressed);
    for (const over of ['pointerup', 'pointercancel']) window.removeEventListener(over, used);
  };
}
