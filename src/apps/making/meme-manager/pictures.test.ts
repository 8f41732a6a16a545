import { expect, it, vi } from 'vitest';
import { ok } from '@shared/kernel/result.ts';
import { createPictures } from './pictures.ts';
import type { PictureStore } from '../../../overlays/pictures/pictureStore.ts';
import { takeOffered } from './takePicture.ts';

vi.mock('./takePicture.ts', () => ({ takeOffered: vi.fn(), isPixelated: () => true }));

const OFFERED = { url: '/arcade.png', name: 'Arcade' };
const LOOK = {} as ImageBitmap;

it('shows a picture of ours that this browser has lost once it is taken again', async () => {
  const blobs = new Map<string, Blob>();
  const store: PictureStore = {
    keep: async (id, blob) => blobs.set(id, blob).has(id),
    find: async (id) => blobs.get(id) ?? null,
    keepOnly: () => Promise.resolve(),
  };
  vi.stubGlobal('createImageBitmap', async () => LOOK);
  vi.mocked(takeOffered).mockResolvedValue(ok({ blob: new Blob(['arcade']), width: 352, height: 208 }));
  const pictures = createPictures(store, () => 'new');
  expect(await pictures.lookOf(OFFERED.url)).toBeNull();
  await pictures.take(OFFERED);
  expect(await pictures.lookOf(OFFERED.url)).toBe(LOOK);
});
