/** Colors are 0xRRGGBB. */
const channels = (color: number): readonly [number, number, number] => [
  (color >> 16) & 255,
  (color >> 8) & 255,
  color & 255,
];

const linear = (channel: number): number =>
  channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(color: number): number {
  const [red, green, blue] = channels(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(a: number, b: number): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Black or white, whichever reads better on this. */
export const inkOn = (ground: number): number => (luminance(ground) > 0.179 ? 0x000000 : 0xffffff);

/** So much of the way (0 to 1) from one color to the other. */
export function mix(from: number, to: number, share: number): number {
  const target = channels(to);
  return channels(from).reduce((color, channel, index) => {
    const mixed = Math.round(channel + ((target[index] ?? 0) - channel) * share);
    return color * 256 + mixed;
  }, 0);
}
