// The tree of src, lowest first: a folder imports only from those above it in this list, so no two can need each other.
// A lint (`direction` below) keeps that; tree.test.ts looks at the whole graph.
export const tree = [
  // What everything stands on: types from Rust, drawings, hands and keys, the browser, texts, the line to the server.
  ...['protocol', 'art', 'input', 'browser', 'i18n', 'net', 'load', 'voice'],
  // Parts of any screen: controls, help, who somebody is, the frame of a game, its tokens, its bar and players.
  ...['kit', 'kit/qr', 'help', 'people', 'settings/dialog', 'settings', 'frame', 'tokens', 'game'],
  // The tiles of Circuit, which a puzzle and the home page need as well.
  'tiles',
  'puzzles/pieces',
  ...['angular', 'conduit', 'fragment', 'weight'].map((name) => `puzzles/${name}/pieces`),
  ...['puzzles/desk', 'puzzles/angular/scene', 'puzzles/angular', 'puzzles/conduit', 'puzzles/fragment'],
  ...['puzzles/weight', 'puzzles'],
  ...['drawn', 'stage', 'game', 'choose', 'closing', 'moves', 'end'].map((name) => `circuit/${name}`),
  ...['drawn', 'game', 'screens'].map((name) => `cipher/${name}`),
  ...['rules/shared', 'rules/circuit', 'rules/cipher', 'rules'],
  ...['table/open', 'table/session', 'table/lobby', 'table/circuit', 'table/cipher', 'table'],
  ...['replay/shared', 'replay/circuit', 'replay/cipher', 'replay'],
  ...['practice/alone', 'practice/puzzle', 'practice/word', 'practice/day'],
  ...['learn', 'learn/circuit', 'learn/cipher'],
  ...['me', 'home', 'about', 'gallery', ''],
];

/** The folder of a path within src, '' for src itself; nothing outside. */
export function folderOf(path) {
  const inside = /(?:^|\/)src\/(.*)$/.exec(path.replaceAll('\\', '/'))?.[1];
  if (inside === undefined) return null;
  const folder = inside.split('/').slice(0, -1).join('/');
  return folder.startsWith('protocol') ? 'protocol' : folder;
}

/** What is wrong with an import from one folder into another, or nothing. */
export function wrongWay(from, to) {
  const [here, there] = [tree.indexOf(from), tree.indexOf(to)];
  if (here < 0 || there < 0) return `${here < 0 ? from : to} has no place in build/tree.mjs`;
  return there > here ? `${from || 'src'} comes before ${to || 'src'} in build/tree.mjs` : null;
}
