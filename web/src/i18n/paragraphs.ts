// The texts of the rules are plain: an empty line begins a new paragraph, `_so_` is bold.

export interface Run {
  text: string;
  bold: boolean;
}

export function paragraphsOf(text: string): Run[][] {
  return text.split(/\n\s*\n/).map((paragraph) =>
    paragraph
      .trim()
      .split('_')
      .map((run, i) => ({ text: run, bold: i % 2 === 1 }))
      .filter((run) => run.text !== ''),
  );
}
