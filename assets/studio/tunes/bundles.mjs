/**
 * Every bundle (its name without '-music') and its tunes, each a file of this folder, with how loud it plays beside the
 * others (1: as rendered). SOUND-3 names the volumes that are not 1.
 */
export const BUNDLES = {
  arcade: { arcade: 1 },
  'arcade-lobby': { 'arcade-lobby': 1 },
  town: { 'town-day': 1, 'town-night': 1 },
  homecoming: { homecoming: 0.6 },
  motel: { motel: 0.6 },
  jocks: { jocks: 1 },
  freaks: { freaks: 1 },
  geeks: { geeks: 1 },
  preps: { preps: 1 },
  school: { school: 1 },
  radio: { radio: 1 },
  bar: { bar: 1 },
  lake: { lake: 1, 'lake-night': 1 },
  police: { police: 1 },
  diner: { diner: 1, 'diner-night': 1 },
  junkyard: { junkyard: 1 },
  zoltar: { zoltar: 0.8 },
  arrival: { arrival: 0.7 },
  'that-friday': { 'that-friday': 0.7 },
  'slow-dance': { 'slow-dance': 0.7 },
  'flunky-uppy': { 'flunky-uppy': 0.7 },
  'flappy-flunk': { 'flappy-flunk': 0.7 },
  'pocket-juniors': { 'pocket-juniors': 0.7 },
  'picture-day': { 'picture-day': 0.7 },
  jukebox: { 'last-quarter': 1 },
  myplace: { pearls: 1, mirror: 1, 'two-minutes': 1, decimals: 1, 'side-b': 1 },
  'delorean-fund': { 'delorean-fund': 1 },
  stations: { garage: 1, 'room-between': 1, 'two-step': 1 },
};
