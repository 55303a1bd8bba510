// The whole lesson in each language, by what is on the screen: one who does what the line says gets through.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, t, type Language } from '../../i18n/i18n.svelte';
import { settings } from '../../browser/settings.svelte';
import { lessonIn, mySeat, noteAt, type Lesson } from './script';
import Tutorial from './Tutorial.svelte';

const languages: readonly Language[] = ['en', 'de', 'fr', 'cs'];
beforeAll(() => {
  settings.change({ motion: 'reduced' });
  return i18n.use('home', 'table', 'cipher', 'tips', 'lesson');
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0]!);
/** Spark acts in its time. */
async function wait() {
  await vi.advanceTimersByTimeAsync(3000);
  await tick();
}
async function name(word: string) {
  const field = screen.getAllByLabelText(t('decode-your-guess'))[0]!;
  await fireEvent.input(field, { target: { value: word } });
  await fireEvent.keyDown(field, { key: 'Enter' });
  await press(t('guess-say'));
}
const zone = (number: number) => screen.getByRole('button', { name: new RegExp(`^Zone ${number}`) });

async function play(lesson: Lesson) {
  for (const { seat, action } of lesson.steps) {
    if (seat !== mySeat) await wait();
    else if (action.type === 'ask') {
      await fireEvent.click(zone(action.zone + 1));
      await press(t('decode-ask', { zone: action.zone + 1 }));
    } else if (action.type === 'deduce') await name(action.word);
    else if (action.type === 'request') await press(t('bonus-request', { name: t('bot-spark') }));
    else if (action.type === 'compose') {
      await press(t('compose-suggest'));
      await press(t('compose-seal'));
    } else if (action.type === 'hand_out') {
      const lit = screen
        .queryAllByRole('button', { name: /^Hand out:/ })
        .filter((button) => !(button as HTMLButtonElement).disabled);
      if (lit.length === 1) await fireEvent.click(lit[0]!);
      else await wait();
    }
    const onward = screen.queryByRole('button', { name: t('score-next-you') });
    if (onward) {
      await fireEvent.click(onward);
      await press(t('learn-go-on'));
    }
  }
}

describe('the tutorial of Cipher', () => {
  it.each(languages)('is played to its end, with the words of %s', async (language) => {
    const lesson = await lessonIn(language);
    render(Tutorial, { lesson });
    await press(t('learn-begin'));
    await play(lesson);
    await press(t('score-end'));
    expect(screen.getByRole('heading', { name: t('lesson-done') })).toBeTruthy();
  });

  it('leaves one zone open, says which, and takes no other word', async () => {
    const lesson = await lessonIn('en');
    render(Tutorial, { lesson });
    await press(t('learn-begin'));
    await wait();
    await wait();
    expect(screen.getByText(t('lesson-ask-first', { zone: 1 }))).toBeTruthy();
    expect(zone(1).getAttribute('aria-disabled')).toBe('false');
    expect(zone(2).getAttribute('aria-disabled')).toBe('true');
    // It is marked on the board as well.
    expect([1, 2].map((number) => zone(number).classList.contains('meant'))).toEqual([true, false]);
    const guess = lesson.steps.findIndex(({ action }) => action.type === 'deduce');
    await play({ ...lesson, steps: lesson.steps.slice(2, guess) });
    await name('BOAT');
    expect(screen.getByText(t('lesson-other-word', { word: 'DROP' }))).toBeTruthy();
  });

  it('says something to do for each step of the learner, and teaches each thing once', async () => {
    for (const language of languages) {
      const lesson = await lessonIn(language);
      const notes = lesson.steps.flatMap(({ seat }, at) => (seat === mySeat ? [noteAt(lesson, at)] : []));
      expect(notes).not.toContain(null);
      const keys = notes.map((note) => note!.key);
      for (const key of [
        'ask-first',
        'ask-no',
        'ask-yes',
        'guess',
        'ask-wrong',
        'bonus',
        'ask-late',
        'ask-late-no',
        'name',
        'compose',
        'hand-first',
        'hand-more',
        'hand-chance',
      ]) {
        expect(keys, `${language}: ${key}`).toContain(key);
      }
    }
  });
});
