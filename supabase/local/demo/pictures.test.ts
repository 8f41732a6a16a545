import sharp from 'sharp';
import { expect, it } from 'vitest';
import { bundle as own } from '@bundles/demo-tokens.ts';
import { bundle as traits } from '@bundles/traits.ts';
import { composeTraits } from '@shared/domain/collection/traits/compose.ts';
import { demoPictures } from './pictures.ts';
import { rasterizer } from './raster.ts';

const layers = { ...traits.layers, ...own.layers };

it('draws every layer of the demo pixel by pixel as a general renderer of SVG does', async () => {
  const rasterOf = rasterizer();
  for (const template of Object.keys(layers)) {
    const svg = composeTraits(
      [{ id: '', name: '', slot: 'torso', category: 'TORSO', family: null, template, colors: {} }],
      layers,
    );
    const rendered = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
    const drawn = Buffer.from(rasterOf(svg).buffer);
    expect([template, drawn.equals(rendered)]).toEqual([template, true]);
  }
});

it('draws a picture in the size of its portrait, and whole without one', async () => {
  const pictures = demoPictures();
  const address = 'demo:backpack/teddy/3/orange/blue/red/steel';
  for (const size of [96, 192, 384, undefined] as const) {
    const picture = await (size === undefined ? pictures.read(address) : pictures.draw?.(address, size));
    if (!picture?.ok) throw new Error(picture?.error.message);
    expect(await sharp(picture.value.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: size ?? 384,
      height: size ?? 384,
    });
  }
  expect(await pictures.draw?.('demo:backpack/glass/3/orange/blue/red/steel', 96)).toMatchObject({
    ok: false,
  });
});
