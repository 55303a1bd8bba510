// How hard puzzles are, from the easiest on.
export const grades = ['easy', 'medium', 'hard', 'expert'] as const;
export type Grade = (typeof grades)[number];
