/** Thresholds of the ordered 4 by 4 dither, 0 to 1, row by row (Bayer). */
export const BAYER: readonly number[] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map(
  (step) => (step + 0.5) / 16,
);

/** Whether this pixel takes the second of two colors, where `share` (0 to 1) of all pixels should (ordered dithering). */
export const dithers = (x: number, y: number, share: number): boolean =>
  share > (BAYER[(y & 3) * 4 + (x & 3)] ?? 0.5);
