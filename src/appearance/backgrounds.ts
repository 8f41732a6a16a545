import { gradientPixels, patternPixels, tileCanvas } from './tiles.ts';

/** What a person may have behind the icons besides a picture. */
export interface Pattern {
  readonly id: string;
  readonly name: string;
  /** Eight rows of eight; `#` is ink, the rest is the background color. */
  readonly rows: readonly string[];
}

export interface Gradient {
  readonly id: string;
  readonly name: string;
  /** From top to bottom, evenly spread; 0xRRGGBB. */
  readonly colors: readonly number[];
}

const pattern = (id: string, name: string, rows: string): Pattern => ({
  id,
  name,
  rows: rows.trim().split(/\s+/),
});

const NO_PATTERN = pattern(
  'none',
  '(None)',
  '........ ........ ........ ........ ........ ........ ........ ........',
);
const BLUE_SETUP: Gradient = { id: 'blue-setup', name: 'Blue Setup', colors: [0x0000a8, 0x000030] };

export const PATTERNS: readonly Pattern[] = [
  NO_PATTERN,
  pattern('half-tone', '50% Gray', '#.#.#.#. .#.#.#.# #.#.#.#. .#.#.#.# #.#.#.#. .#.#.#.# #.#.#.#. .#.#.#.#'),
  pattern('bricks', 'Bricks', '######## #....... #....... #....... ######## ....#... ....#... ....#...'),
  pattern('buttons', 'Buttons', '..####.. .#....#. #..##..# #.#..#.# #.#..#.# #..##..# .#....#. ..####..'),
  pattern(
    'cargo-net',
    'Cargo Net',
    '.####... #....##. #.....## ##.....# .##....# ...####. ..##..#. .##..##.',
  ),
  pattern('circuits', 'Circuits', '.#....#. .#..###. .#..#.#. .####.#. ......#. ####..#. ...#..## #..####.'),
  pattern(
    'cobblestones',
    'Cobblestones',
    '.###..## #...##.. #....#.. #...###. .###...# ...#...# #..#..#. .##.##..',
  ),
  pattern('daisies', 'Daisies', '...#.... .#.#.#.. ..###... ##.#.##. ..###... .#.#.#.. ...#.... ........'),
  pattern('diamonds', 'Diamonds', '...#.... ..#.#... .#...#.. #.....#. .#...#.. ..#.#... ...#.... ........'),
  pattern(
    'herringbone',
    'Herringbone',
    '#......# .#....#. ..#..#.. ...##... #......# .#....#. ..#..#.. ...##...',
  ),
  pattern('parquet', 'Parquet', '####.#.# .....#.# ####.#.# .....#.# .#.##### .#.#.... .#.##### .#.#....'),
  pattern('scales', 'Scales', '...##... ..#..#.. .#....#. #......# ........ ##....## ..#..#.. ...##...'),
  pattern('tile', 'Tile', '#####... #...#... #...#... #####... ....#### ....#..# ....#..# ....####'),
  pattern('weave', 'Weave', '#...#... .#.#.#.. ..#...#. .#...#.# #...#... ...#.#.# ..#...#. .#.#...#'),
  pattern('gum', 'Gum', '..###... .#...#.. #.#...#. #.....#. #.....#. .#...#.. ..###... ........'),
  pattern('lockers', 'Lockers', '######## #......# #.####.# #......# #.####.# #......# #....#.# #......#'),
];

export const GRADIENTS: readonly Gradient[] = [
  BLUE_SETUP,
  { id: 'arcadia-dusk', name: 'Arcadia Dusk', colors: [0x1c1048, 0x90307c, 0xf08c48] },
  { id: 'first-bell', name: 'First Bell', colors: [0x4890d8, 0xc8e4f4, 0xf8e0a8] },
  { id: 'gym-floor', name: 'Gym Floor', colors: [0x8c4c1c, 0xd89c54] },
  { id: 'lake-at-noon', name: 'Lake at Noon', colors: [0x68c8d8, 0x104878] },
  { id: 'motel-sign', name: 'Motel Sign', colors: [0x08041c, 0x5c106c, 0xe8207c] },
  { id: 'slime', name: 'Slime', colors: [0xb8f048, 0x147838] },
  { id: 'chrome', name: 'Chrome', colors: [0xe8e8e8, 0x606878, 0xc0c8d0] },
];

/** Draws the tile that is repeated over a desktop of this size (logical pixels). */
export type TileOf = (desktop: { readonly width: number; readonly height: number }) => HTMLCanvasElement;

/** The tile of a pattern on this color; the color alone where no pattern has this id. */
export function patternTile(id: string, color: number): TileOf {
  const rows = (PATTERNS.find((one) => one.id === id) ?? NO_PATTERN).rows;
  return () => tileCanvas(patternPixels(rows, color));
}

/** The tile of a gradient; of the first one where none has this id. */
export function gradientTile(id: string): TileOf {
  const { colors } = GRADIENTS.find((one) => one.id === id) ?? BLUE_SETUP;
  return ({ height }) => tileCanvas(gradientPixels(colors, height));
}
