import sharp from 'sharp';

/** The tones that one navy ink gives on the manual's paper, from dark to light. */
const TONES = [
  [0x26, 0x2b, 0x44],
  [0x5c, 0x60, 0x70],
  [0x92, 0x94, 0x9b],
  [0xc9, 0xc8, 0xc7],
  [0xff, 0xfd, 0xf2],
] as const;
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** The picture as the manual's press prints it: so many pixels wide, in five tones with an ordered dither, as a PNG. */
export async function printed(picture: Buffer, width: number): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize(width, null, { kernel: 'lanczos3' })
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Buffer.alloc(info.width * info.height * 3);
  for (let at = 0; at < info.width * info.height; at += 1) {
    const x = at % info.width;
    const y = Math.floor(at / info.width);
    const level = ((data[at * info.channels] ?? 0) / 255) * (TONES.length - 1);
    const threshold = ((BAYER[(y % 4) * 4 + (x % 4)] ?? 0) + 0.5) / 16;
    const tone = TONES[Math.floor(level) + (level % 1 > threshold ? 1 : 0)] ?? TONES[0];
    pixels.set(tone, at * 3);
  }
  return sharp(pixels, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png({ palette: true, colors: TONES.length, effort: 10, dither: 0 })
    .toBuffer();
}
