// What somebody practises, kept on this device: kind, grade, and the seed of the puzzle that is under way.
import { categories, type Category } from '../../art/shapes';
import { keepValue, keptParts } from '../../browser/stored';
import { grades, type Grade } from '../alone/grades';

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
    keepValue(key, this.values);
  }

  /** The seed of the puzzle under way; draws one if there is none. */
  seed(): number {
    if (this.values.seed === null) this.change({ seed: crypto.getRandomValues(new Uint32Array(1))[0]! });
    return this.values.seed!;
  }
}

function load(): Chosen {
  const stored = keptParts(key);
  return {
    category: categories.find((category) => category === stored['category']) ?? 'weight',
    grade: grades.find((grade) => grade === stored['grade']) ?? 'easy',
    seed: Number.isSafeInteger(stored['seed']) ? (stored['seed'] as number) : null,
  };
}

export const choice = new Choice();
