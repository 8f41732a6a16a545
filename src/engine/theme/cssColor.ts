/** A CSS color of 0xRRGGBB. */
export const cssColor = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;
