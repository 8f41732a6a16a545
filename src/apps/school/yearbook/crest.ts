/** The school's crest, stamped in gold: `g` its metal, `d` the shade on it. */
export const CREST: readonly string[] = [
  'ggggggggggggggggg',
  'g...............g',
  'g.......g.......g',
  'g......ggg......g',
  'g......ggg......g',
  'g.ggggggggggggg.g',
  'g..ggggggggggg..g',
  'g....ggggggg....g',
  'g....ggggggg....g',
  'g...gggd.dggg...g',
  'g...ggd...dgg...g',
  'gd..gd.....dg..dg',
  '.gd...........dg.',
  '.gd.gggg.gggg.dg.',
  '..gdg..ggg..gdg..',
  '...gg...g...gg...',
  '....ggd.g.dgg....',
  '......ggggg......',
  '........g........',
];
export const GOLD: Readonly<Record<string, string>> = { g: '#feae34', d: '#b86f50' };
