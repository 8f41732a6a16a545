import { INK } from './blocks.tsx';

interface Sticker {
  readonly x: number;
  readonly y: number;
  readonly rows: readonly string[];
  readonly colors: Readonly<Record<string, string>>;
}

/** What four cliques and a clown have left on the door; w is the paper's white rim. */
export const STICKERS: readonly Sticker[] = [
  {
    // A geek's floppy disk.
    x: 12,
    y: 74,
    colors: { w: INK.white, g: INK.green, m: INK.moss, k: INK.outline, s: INK.silver },
    rows: [
      'wwwwwwwwwwwwwww',
      'wgggssssssgmggw',
      'wgggsskksskmggw',
      'wgggsskksskmggw',
      'wgggssssssgmggw',
      'wgggggggggggggw',
      'wgggggggggggggw',
      'wggwwwwwwwwwggw',
      'wggwkkkkkkkwggw',
      'wggwwwwwwwwwggw',
      'wggwkkkkkwwwggw',
      'wggwwwwwwwwwggw',
      'wmmwwwwwwwwwmmw',
      'wwwwwwwwwwwwwww',
    ],
  },
  {
    // A jock's pennant.
    x: 38,
    y: 84,
    colors: { w: INK.white, r: INK.red, d: INK.wine, y: INK.yellow },
    rows: [
      'wwww....................',
      'wrrwwwww................',
      'wrrrrrrwwwww............',
      'wyyrryyrrrrrwwww........',
      'wyrryyrrryyrrrrrwwww....',
      'wyyrrryrryrrryyrrrrrwwww',
      'wyrrryyrryyrryrrrrrrrrrw',
      'wyrryyrrryrrrrrrrrrdwwww',
      'wrrrrrrrryrrrrdddwww....',
      'wrrrrrrrrrdddwwww.......',
      'wrrrrrdddwwww...........',
      'wdddddwww...............',
      'wwwwwww.................',
    ],
  },
  {
    // A prep's argyle diamond.
    x: 15,
    y: 160,
    colors: { w: INK.white, b: INK.blue, n: INK.navy, c: INK.cyan },
    rows: [
      '........w........',
      '.......wbw.......',
      '......wbcbw......',
      '.....wbcccbw.....',
      '....wbbcccbbw....',
      '...wbbbbcbbbbw...',
      '..wnnbbbbbbbnnw..',
      '.wnnnnbbbbbnnnnw.',
      'wnnnnnnbbbnnnnnnw',
      '.wnnnnbbbbbnnnnw.',
      '..wnnbbbbbbbnnw..',
      '...wbbbbcbbbbw...',
      '....wbbcccbbw....',
      '.....wbcccbw.....',
      '......wbcbw......',
      '.......wbw.......',
      '........w........',
    ],
  },
  {
    // A freak's skull.
    x: 40,
    y: 184,
    colors: { w: INK.white, p: INK.purple, m: INK.mauve, s: INK.silver, k: INK.outline },
    rows: [
      '....wwwwwwww....',
      '..wwmmmmmmmmww..',
      '.wmmmmmmmmmmmpw.',
      'wmmmmmmmmmmmmppw',
      'wmmkkkmmmmkkkppw',
      'wmkkkkkmmkkkkkpw',
      'wmkkwkkmmkkwkkpw',
      'wmmkkkmmmmkkkppw',
      'wmmmmmmkkmmmmppw',
      '.wmmmmkkkkmmppw.',
      '..wmmmmmmmmppw..',
      '..wmkmkmmkmkpw..',
      '..wmkmkmmkmkpw..',
      '...wwwwwwwwww...',
    ],
  },
  {
    // Flunko's grin.
    x: 56,
    y: 56,
    colors: { w: INK.white, y: INK.yellow, o: INK.gold, k: INK.outline, r: INK.red },
    rows: [
      '....wwwww....',
      '..wwyyyyyww..',
      '.wyyyyyyyyow.',
      '.wykkyyykkow.',
      'wyykkyyykkyow',
      'wyyyyyryyyyow',
      'wykyyyyyyykow',
      'wyykkkkkkkyow',
      '.wyykwwwkyow.',
      '.wyyykkkyoow.',
      '..wwyyyooww..',
      '....wwwww....',
    ],
  },
];
