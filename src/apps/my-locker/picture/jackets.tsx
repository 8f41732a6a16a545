import { Blocks, INK, Outlined, type Block } from './blocks.tsx';

/** The two jackets of spec 1, section 2. */
export const JACKETS = ['Jacket 1', 'Jacket 2'] as const;
export type Jacket = (typeof JACKETS)[number];

const HANGER: readonly Block[] = [
  [27, 0, 3, 1, INK.silver],
  [30, 1, 1, 3, INK.silver],
  [28, 4, 2, 1, INK.silver],
  [28, 5, 1, 3, INK.silver],
  [20, 8, 17, 1, INK.wood],
];

/** The silhouette both share: shoulders, sleeves that hang, a body that ends in a ribbed hem. */
const silhouette = (body: string, sleeve: string, hem: string): readonly Block[] => [
  [13, 11, 31, 6, sleeve],
  [9, 14, 39, 4, sleeve],
  [6, 18, 10, 6, sleeve],
  [41, 18, 10, 6, sleeve],
  [4, 24, 10, 22, sleeve],
  [43, 24, 10, 22, sleeve],
  [4, 46, 10, 4, hem],
  [43, 46, 10, 4, hem],
  [17, 10, 23, 42, body],
  [15, 14, 27, 38, body],
  [16, 52, 25, 5, hem],
];

const shade = (color: string): readonly Block[] => [
  [37, 16, 5, 36, color],
  [15, 49, 27, 3, color],
];

const VARSITY = {
  cloth: silhouette(INK.red, INK.white, INK.navy),
  trim: [
    ...shade(INK.wine),
    [11, 26, 3, 20, INK.silver],
    [50, 26, 3, 20, INK.silver],
    [13, 16, 4, 3, INK.silver],
    [23, 10, 11, 3, INK.navy],
    [24, 11, 9, 1, INK.gold],
    [4, 47, 10, 1, INK.gold],
    [43, 47, 10, 1, INK.gold],
    [16, 54, 25, 1, INK.gold],
    [28, 13, 1, 39, INK.outline],
    [27, 19, 1, 2, INK.gold],
    [27, 29, 1, 2, INK.gold],
    [27, 39, 1, 2, INK.gold],
    [18, 20, 7, 2, INK.gold],
    [18, 22, 2, 9, INK.gold],
    [20, 25, 3, 2, INK.gold],
    [18, 41, 6, 1, INK.wine],
    [33, 41, 6, 1, INK.outline],
  ],
} as const satisfies Record<string, readonly Block[]>;

const LEATHER = {
  cloth: silhouette(INK.night, INK.night, INK.outline),
  trim: [
    [15, 14, 2, 36, INK.slate],
    [6, 20, 2, 26, INK.slate],
    [45, 24, 2, 22, INK.slate],
    [18, 10, 6, 3, INK.slate],
    [33, 10, 6, 3, INK.slate],
    [19, 13, 7, 8, INK.slate],
    [31, 13, 7, 8, INK.slate],
    [25, 11, 7, 12, INK.mauve],
    [26, 12, 5, 10, INK.purple],
    [24, 21, 2, 6, INK.silver],
    [26, 27, 2, 6, INK.silver],
    [28, 33, 2, 18, INK.silver],
    [33, 27, 7, 1, INK.silver],
    [18, 38, 7, 1, INK.silver],
    [13, 15, 1, 1, INK.white],
    [16, 13, 1, 1, INK.white],
    [43, 15, 1, 1, INK.white],
    [40, 13, 1, 1, INK.white],
    [16, 53, 25, 2, INK.slate],
    [27, 53, 3, 3, INK.gold],
    [33, 31, 5, 5, INK.green],
    [34, 32, 3, 3, INK.outline],
  ],
} as const satisfies Record<string, readonly Block[]>;

/** A jacket on its hanger, 57 by 58 pixels. */
export function JacketPixels({ jacket }: { readonly jacket: Jacket }) {
  const { cloth, trim } = jacket === 'Jacket 1' ? VARSITY : LEATHER;
  return (
    <>
      <Outlined blocks={HANGER} />
      <Outlined blocks={cloth} />
      <Blocks blocks={trim} />
    </>
  );
}
