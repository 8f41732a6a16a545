/** The palette of drawn art (arcadia-32): what a pixel of a screen can be, by name. The number is its index. */
export const INK = {
  brick: 0,
  clay: 1,
  cream: 2,
  tan: 3,
  leather: 4,
  bark: 5,
  cocoa: 6,
  maroon: 7,
  red: 8,
  orange: 9,
  amber: 10,
  yellow: 11,
  lime: 12,
  green: 13,
  forest: 14,
  pine: 15,
  royal: 16,
  azure: 17,
  cyan: 18,
  white: 19,
  silver: 20,
  steel: 21,
  slate: 22,
  navy: 23,
  midnight: 24,
  black: 25,
  neon: 26,
  plum: 27,
  orchid: 28,
  pink: 29,
  peach: 30,
  caramel: 31,
} as const;

/** An index into the palette. */
export type Ink = number;

/** Colors as 0xRRGGBB, by index. */
export const PALETTE: readonly number[] = [
  0xbe4a2f, 0xd77643, 0xead4aa, 0xe4a672, 0xb86f50, 0x733e39, 0x3e2731, 0xa22633, 0xe43b44, 0xf77622,
  0xfeae34, 0xfee761, 0x63c74d, 0x3e8948, 0x265c42, 0x193c3e, 0x124e89, 0x0099db, 0x2ce8f5, 0xffffff,
  0xc0cbdc, 0x8b9bb4, 0x5a6988, 0x3a4466, 0x262b44, 0x181425, 0xff0044, 0x68386c, 0xb55088, 0xf6757a,
  0xe8b796, 0xc28569,
];
