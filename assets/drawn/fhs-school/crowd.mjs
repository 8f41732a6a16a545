import { Grid } from './grid.mjs';

/** The size of one walker on the sheet. */
export const WALKER = { width: 24, height: 32 };

const LINE = '#181425';
const HAIR_STYLES = {
  crew: (grid, hair) => {
    grid.box(7, 4, 10, 3, hair);
    grid.box(6, 5, 3, 5, hair);
  },
  cap: (grid, hair, trim) => {
    grid.box(6, 8, 3, 4, hair);
    grid.box(7, 3, 10, 5, trim);
    grid.box(6, 4, 12, 4, trim);
    grid.box(16, 7, 5, 1, trim);
  },
  ponytail: (grid, hair, trim) => {
    grid.box(7, 3, 10, 4, hair);
    grid.box(6, 4, 3, 8, hair);
    grid.box(16, 5, 1, 3, hair);
    grid.box(4, 6, 2, 2, trim);
    grid.box(2, 7, 3, 8, hair);
    grid.box(3, 15, 1, 2, hair);
  },
  quiff: (grid, hair) => {
    grid.box(8, 2, 10, 3, hair);
    grid.box(6, 4, 11, 3, hair);
    grid.box(6, 5, 2, 6, hair);
    grid.box(17, 1, 2, 3, hair);
  },
  bowl: (grid, hair) => {
    grid.box(7, 3, 10, 2, hair);
    grid.box(6, 4, 12, 4, hair);
    grid.box(6, 6, 4, 5, hair);
  },
  pigtails: (grid, hair, trim) => {
    grid.box(7, 3, 10, 4, hair);
    grid.box(6, 5, 3, 5, hair);
    grid.box(5, 9, 2, 1, trim);
    grid.box(4, 10, 3, 7, hair);
    grid.box(17, 6, 1, 2, hair);
  },
  mohawk: (grid, hair) => {
    grid.box(8, 1, 3, 5, hair);
    grid.box(11, 0, 3, 6, hair);
    grid.box(14, 1, 3, 5, hair);
    grid.box(6, 4, 3, 4, hair);
  },
  long: (grid, hair, trim) => {
    grid.box(7, 3, 10, 4, hair);
    grid.box(5, 5, 4, 14, hair);
    grid.box(15, 6, 2, 3, hair);
    grid.box(8, 2, 8, 1, trim);
    grid.box(9, 9, 3, 4, trim);
  },
};

/** Two of each clique, one to a row of the sheet. None of them is Flunko. */
const CROWD = [
  {
    skin: '#e8b796',
    hair: 'crew',
    color: '#733e39',
    top: '#a22633',
    sleeve: '#ffffff',
    legs: '#3a4466',
    shoes: '#ffffff',
  },
  {
    skin: '#b86f50',
    hair: 'cap',
    color: '#3e2731',
    trim: '#e43b44',
    top: '#124e89',
    sleeve: '#124e89',
    legs: '#5a6988',
    shoes: '#e43b44',
  },
  {
    skin: '#ead4aa',
    hair: 'ponytail',
    color: '#feae34',
    trim: '#f6757a',
    top: '#f6757a',
    sleeve: '#f6757a',
    legs: '#0099db',
    skirt: true,
    shoes: '#ffffff',
  },
  {
    skin: '#e4a672',
    hair: 'quiff',
    color: '#3e2731',
    top: '#262b44',
    sleeve: '#262b44',
    collar: '#ffffff',
    legs: '#ead4aa',
    shoes: '#733e39',
  },
  {
    skin: '#e8b796',
    hair: 'bowl',
    color: '#be4a2f',
    top: '#265c42',
    sleeve: '#ffffff',
    glasses: true,
    bag: '#d77643',
    legs: '#733e39',
    shoes: '#3e2731',
  },
  {
    skin: '#733e39',
    hair: 'pigtails',
    color: '#181425',
    trim: '#63c74d',
    top: '#ffffff',
    sleeve: '#c0cbdc',
    glasses: true,
    legs: '#3e8948',
    shoes: '#5a6988',
  },
  {
    skin: '#ead4aa',
    hair: 'mohawk',
    color: '#b55088',
    top: '#262b44',
    sleeve: '#3a4466',
    legs: '#181425',
    shoes: '#a22633',
  },
  {
    skin: '#c28569',
    hair: 'long',
    color: '#262b44',
    trim: '#8b9bb4',
    top: '#68386c',
    sleeve: '#68386c',
    bag: '#3a4466',
    legs: '#3a4466',
    shoes: '#181425',
  },
];

const STEPS = ['stride', 'pass'];

/** One walker, seen from the side on the way to the right, in one of the two steps. */
function walker({ skin, hair, color, trim, top, sleeve, collar, glasses, bag, legs, skirt, shoes }, step) {
  const grid = new Grid(WALKER.width, WALKER.height);
  const upper = new Grid(WALKER.width, WALKER.height);
  if (step === 'stride') {
    grid.box(7, 23, 4, 3, legs);
    grid.box(6, 25, 3, 3, legs);
    grid.box(5, 28, 4, 2, shoes);
    grid.box(12, 23, 4, 3, legs);
    grid.box(13, 25, 3, 3, legs);
    grid.box(13, 28, 5, 2, shoes);
  } else {
    grid.box(9, 23, 5, 5, legs);
    grid.box(9, 28, 6, 2, shoes);
  }
  if (skirt) {
    grid.box(step === 'stride' ? 5 : 7, 25, step === 'stride' ? 12 : 8, 3, skin);
    upper.box(7, 22, 10, 4, legs);
  }
  if (bag) upper.box(4, 16, 4, 7, bag);
  upper.box(7, 15, 9, 8, top);
  if (collar) upper.box(12, 15, 3, 3, collar);
  const arm = step === 'stride' ? 12 : 9;
  upper.box(arm, 16, 3, 5, sleeve);
  upper.box(arm, 21, 3, 2, skin);
  upper.box(7, 5, 10, 10, skin);
  upper.box(17, 10, 1, 2, skin);
  upper.box(13, 9, 1, 2, LINE);
  upper.box(16, 9, 1, 2, LINE);
  upper.box(14, 13, 2, 1, '#733e39');
  if (glasses) {
    upper.box(12, 8, 3, 1, LINE);
    upper.box(15, 8, 3, 1, LINE);
    upper.box(12, 11, 6, 1, LINE);
    upper.box(9, 9, 3, 1, LINE);
    upper.box(12, 8, 1, 4, LINE);
  }
  HAIR_STYLES[hair](upper, color, trim);
  // Where the feet pass each other a walker is at its highest.
  grid.lay(upper, 0, step === 'stride' ? 1 : 0);
  grid.outline(LINE);
  return grid;
}

/** The crowd as a sheet of 8 rows, one to a student, by 2 columns, the two steps of the walk. */
export function drawCrowd() {
  const sheet = new Grid(WALKER.width * STEPS.length, WALKER.height * CROWD.length);
  for (const [row, student] of CROWD.entries()) {
    for (const [column, step] of STEPS.entries()) {
      sheet.lay(walker(student, step), column * WALKER.width, row * WALKER.height);
    }
  }
  return sheet;
}
