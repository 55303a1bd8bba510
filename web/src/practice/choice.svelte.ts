// What somebody practises, kept on this device: kind, grade, and the seed of the puzzle that is under way.
import { categories, type Category } from '../art/shapes';
import { grades, type Grade } from './grades';

interface Chosen {
  category: Category;
  grade: Grade;
  /** None: the next puzzle is a new one. */
  seed: number | null;
}

const key = 'enigma-practice';

class Choice {
  values = $state.raw<Chosen>(load());

  change(part: Partial<Chosen>): void {
    this.values = { ...this.values, ...part };
    localStorage.setItem(key, JSON.stringify(this.values));
  }

  /** The seed of the puzzle under way; draws one if there is none. */
  seed(): number {
    if (this.values.seed === null) this.change({ seed: crypto.getRandomValues(new Uint32Array(1))[0]! });
    return this.values.seed!;
  }
}

function load(): Chosen {
  const fresh: Chosen = { category: 'weight', grade: 'easy', seed: null };
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Chosen>;
    return {
      category: categories.find((category) => category === stored.category) ?? fresh.category,
      grade: grades.find((grade) => grade === stored.grade) ?? fresh.grade,
      seed: Number.isSafeInteger(stored.seed) ? stored.seed! : null,
    };
  } catch {
    return fresh;
  }
}

export const choice = new Choice();
