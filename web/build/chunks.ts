// Which modules are fetched as one file. Left alone, the bundler makes a file of every handful of modules that the
// same pages share: dozens of requests, and on a slow line each costs a way there and back. Here home is one file,
// and what the other pages share is cut along the folders of the tree (tree.js). Whatever no group names goes with
// the page that needs it. The first group that names a module has it, with whatever it imports that no group above has.
const folders = (...names: string[]) =>
  new RegExp(`/src/(?:${names.join('|').replaceAll('**', '.+').replaceAll('*', '[^/]+')})/[^/]+$`);

/** The puzzles without Angular. */
const flat = '(?:weight|fragment|conduit)';

export const groups = [
  { name: 'home', tags: ['$initial' as const] },
  // Small things of many pages.
  {
    name: 'parts',
    test: folders(
      'art',
      'input',
      'browser',
      'i18n',
      'net',
      'load',
      'voice',
      'kit',
      'help',
      'people',
      'settings',
      'tiles',
      'frame',
      'tokens',
    ),
    minShareCount: 2,
  },
  // Small things of the pages where one puzzles alone.
  { name: 'alone', test: folders('practice/alone'), minShareCount: 2 },
  // Everybody at a table, the clock and the bar above: any game, but no puzzle alone.
  { name: 'game', test: folders('game'), minShareCount: 3 },
  // What is drawn in the rules as well as on the table: of Circuit's board, of its puzzles, then of Cipher.
  { name: 'board', test: folders('circuit/drawn'), minShareCount: 3 },
  { name: 'pieces', test: folders('puzzles/pieces', `puzzles/${flat}/pieces`), minShareCount: 3 },
  { name: 'blocks', test: folders('puzzles/angular/pieces'), minShareCount: 2 },
  { name: 'segments', test: folders('cipher/drawn'), minShareCount: 2 },
  { name: 'puzzles', test: folders('puzzles', 'puzzles/desk', `puzzles/${flat}`), minShareCount: 3 },
  // As large as the other three together: a table fetches it once a round may need it.
  { name: 'angular', test: folders('puzzles/angular'), minShareCount: 2 },
  // A table opens with the board and the choice of a tile; whatever a round shows after that comes a little later.
  { name: 'circuit', test: folders('circuit/stage', 'circuit/choose'), minShareCount: 2 },
  { name: 'moves', test: folders('circuit/moves') },
  // And what nothing can need before a tile is laid.
  { name: 'closing', test: folders('circuit/closing') },
  { name: 'cipher', test: folders('cipher/*', 'practice/word'), minShareCount: 2 },
  { name: 'practice', test: folders('practice/*'), minShareCount: 2 },
  { name: 'rules', test: folders('rules', 'rules/*'), minShareCount: 2 },
];
