// The names of all scenes of the gallery.
export const scenes = [
  'system',
  'tiles',
  'home',
  'lobby',
  'choose',
  'weight',
  'fragment',
  'conduit',
  'angular',
  'place',
  'networker',
  'closing',
  'closing-runs',
  'round-end',
  'end',
  'cipher-compose',
  'cipher-decode',
  'cipher-bonus',
  'cipher-sheet',
] as const;
export type Scene = (typeof scenes)[number];
