/** What hangs on the wall of the demo: memes over pictures of this world, and cards of its people. */
export const MEMES = [
  {
    file: 'bear',
    of: 'cutscene-bear/bear',
    top: '310 TICKETS LATER',
    bottom: 'STILL THE SMALL BEAR',
    size: 78,
  },
  {
    file: 'dance',
    of: 'cutscene-four-dancers/four-dancers',
    top: 'SLOW SONG COMES ON',
    bottom: 'ALL FOUR CLIQUES: NOPE',
    size: 78,
  },
  {
    file: 'cafeteria',
    of: 'high-school-cafeteria/high-school-cafeteria-day',
    top: 'MENU: MYSTERY',
    bottom: 'ALSO ON TUESDAY',
    size: 84,
  },
  { file: 'junkyard', of: 'junkyard/junkyard-night', top: 'MY HOMEWORK', bottom: '8:04 A.M.', size: 90 },
  {
    file: 'dock',
    of: 'lake-tree-dock/lake-tree-dock-night',
    top: 'FOOTPRINTS GO OUT',
    bottom: 'NONE COME BACK',
    size: 84,
  },
];

export const CARDS = [
  {
    file: 'geek',
    of: 'classmates/geek',
    name: 'THE TUTOR',
    line: 'Knows it. Will tell you.',
    color: '#63c74d',
    dark: '#265c42',
    stats: { BRAINS: 95, NERVE: 40, SPEED: 55 },
  },
  {
    file: 'freak',
    of: 'classmates/freak',
    name: 'NIGHT SHIFT',
    line: 'Last seen under the bleachers.',
    color: '#b55088',
    dark: '#3e2731',
    stats: { BRAINS: 70, NERVE: 90, SPEED: 45 },
  },
];
