// Which modules are fetched as one file. Left alone, the bundler makes a file of every handful of modules that the
// same pages share: dozens of requests, and on a slow line each costs a way there and back. Here home is one file,
// and what the other pages share is cut along the folders. Whatever no group names goes with the page that needs it.
// The first group that names a module has it, with whatever it imports that no group above has.
const source = (...places: string[]) => new RegExp(`/src/(?:${places.join('|')})`);

export const groups = [
  { name: 'home', tags: ['$initial' as const] },
  // Small things of many pages.
  {
    name: 'parts',
    test: source(
      'ui/(?!Player|SandTimer|TimerVoice|TopBar|PhaseRail|idle|Wheel|EndFrame|winners|DescribeBoard)',
      'art/',
      'rules/tips',
      'net/others',
      'table/(NameDialog|OnTheWay|OpenTable)',
      'cipher/(No|Deduction)Token',
      'circuit/board\\.',
      'puzzles/stage',
    ),
    minShareCount: 2,
  },
  // Small things of the pages where one puzzles alone.
  {
    name: 'alone',
    test: source('net/puzzle-rest', 'practice/(SoloBar|LoadFailed|days|shelf|word-choice)', 'ui/DescribeBoard'),
    minShareCount: 2,
  },
  // Everybody at a table, the clock and the bar above: any game, but no puzzle alone.
  { name: 'players', test: source('ui/(?!Wheel)'), minShareCount: 3 },
  // What is drawn in the rules as well as on the table: of Circuit's board, of its puzzles, then of Cipher.
  {
    name: 'pictures',
    test: source('ui/Wheel', 'circuit/(BoardDrawing|Joint|Plasma)', 'circuit/screens/(CellRings|place-types)'),
    minShareCount: 3,
  },
  {
    name: 'pieces',
    test: source(
      'puzzles/Slot',
      'puzzles/angular/(Blocks|iso|look|Scene|TopView)',
      'puzzles/conduit/(model|Pipe|Stub)',
      'puzzles/fragment/(geometry|model|Piece)',
      'puzzles/weight/(Cup|Puck|Scale)',
    ),
    minShareCount: 3,
  },
  {
    name: 'segments',
    test: source('cipher/(Segment|ValueToken|pose)', 'cipher/screens/(Zone|tryout|AlphabetCard|chrome|EarnedTokens)'),
    minShareCount: 2,
  },
  { name: 'puzzles', test: source('puzzles/'), minShareCount: 3 },
  // A table opens with the board and the choice of a tile; whatever a round shows after that comes a little later.
  {
    name: 'circuit',
    test: source('circuit/(?!screens)', 'circuit/screens/(BoardCoach|Choose|CircuitBar|WheelPlate|chrome)'),
    minShareCount: 2,
  },
  { name: 'moves', test: source('circuit/screens/(?!End|RaceChart|Compare)', 'circuit/live/moves') },
  { name: 'cipher', test: source('cipher/', 'practice/(word|Word)'), minShareCount: 2 },
  { name: 'practice', test: source('practice/'), minShareCount: 2 },
  { name: 'rules', test: source('rules/(?!\\w*Tip)'), minShareCount: 2 },
];
