import { colorOf } from './pixels.ts';

interface Named {
  readonly color: number;
  readonly name: string;
}

/** The two rows of colors of 1995, with names for those who hear them. */
export const COLORS_1995: readonly (readonly Named[])[] = [
  [
    { color: colorOf(0, 0, 0), name: 'Black' },
    { color: colorOf(128, 128, 128), name: 'Gray' },
    { color: colorOf(128, 0, 0), name: 'Dark Red' },
    { color: colorOf(128, 128, 0), name: 'Olive' },
    { color: colorOf(0, 128, 0), name: 'Dark Green' },
    { color: colorOf(0, 128, 128), name: 'Teal' },
    { color: colorOf(0, 0, 128), name: 'Navy' },
    { color: colorOf(128, 0, 128), name: 'Purple' },
    { color: colorOf(128, 128, 64), name: 'Khaki' },
    { color: colorOf(0, 64, 64), name: 'Dark Teal' },
    { color: colorOf(0, 128, 255), name: 'Sky Blue' },
    { color: colorOf(0, 64, 128), name: 'Steel Blue' },
    { color: colorOf(64, 0, 255), name: 'Violet' },
    { color: colorOf(128, 64, 0), name: 'Brown' },
  ],
  [
    { color: colorOf(255, 255, 255), name: 'White' },
    { color: colorOf(192, 192, 192), name: 'Silver' },
    { color: colorOf(255, 0, 0), name: 'Red' },
    { color: colorOf(255, 255, 0), name: 'Yellow' },
    { color: colorOf(0, 255, 0), name: 'Lime' },
    { color: colorOf(0, 255, 255), name: 'Aqua' },
    { color: colorOf(0, 0, 255), name: 'Blue' },
    { color: colorOf(255, 0, 255), name: 'Magenta' },
    { color: colorOf(255, 255, 128), name: 'Cream' },
    { color: colorOf(0, 255, 128), name: 'Mint' },
    { color: colorOf(128, 255, 255), name: 'Ice' },
    { color: colorOf(128, 128, 255), name: 'Lavender' },
    { color: colorOf(255, 0, 128), name: 'Pink' },
    { color: colorOf(255, 128, 64), name: 'Orange' },
  ],
];

const NAMED = COLORS_1995.flat();

/** The colors of 1995, the upper row before the lower one. */
export const PALETTE: readonly number[] = NAMED.map(({ color }) => color);

/** The name of a color of 1995; null: it is a person's own. */
export const nameOfColor = (color: number): string | null =>
  NAMED.find((one) => one.color === color)?.name ?? null;
