// What a tutorial says in front of itself.

/** Which of its dialogs is open. */
export type LessonDialog = 'welcome' | 'second' | 'leave' | 'done' | null;

export interface LessonWords {
  title: string;
  texts: readonly string[];
}
