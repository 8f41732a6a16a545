import type { Result } from '@shared/kernel/result.ts';
import { openPicture, type OpenedPicture } from '../../../overlays/pictures/openPicture.ts';
import type { MemePicture } from './document.ts';
import type { PictureStore } from '../../../overlays/pictures/pictureStore.ts';
import { isPixelated, takeOffered, type Offered } from './takePicture.ts';

/** The pictures of one window: opened, kept, and ready to be drawn. */
export interface Pictures {
  /** Opens a person's own file. */
  open(file: Blob, name: string): Promise<Result<MemePicture>>;
  /** Takes one of the product's. */
  take(offered: Offered): Promise<Result<MemePicture>>;
  /** What a picture looks like; null: it is kept no more, or cannot be decoded. */
  lookOf(id: string): Promise<ImageBitmap | null>;
  /** Its file; null: it is kept no more. */
  fileOf(id: string): Promise<Blob | null>;
}

/** @param newId makes an id that no other picture has */
export function createPictures(store: PictureStore, newId: () => string): Pictures {
  /** The last one alone: a large picture takes 10 MB. */
  let last: { readonly id: string; readonly look: Promise<ImageBitmap | null> } | null = null;
  const kept = async (
    opened: Result<OpenedPicture>,
    picture: Pick<MemePicture, 'id' | 'name' | 'template'>,
    isOurs: boolean,
  ): Promise<Result<MemePicture>> => {
    if (!opened.ok) return opened;
    const { blob, width, height } = opened.value;
    await store.keep(picture.id, blob);
    // One of ours has the same id each time: this browser may have lost it meanwhile.
    if (last?.id === picture.id) last = null;
    return { ok: true, value: { ...picture, width, height, pixelated: isPixelated(opened.value, isOurs) } };
  };
  return {
    open: async (file, name) => kept(await openPicture(file), { id: newId(), name, template: null }, false),
    take: async (offered) =>
      kept(
        await takeOffered(offered),
        { id: offered.url, name: offered.name, template: offered.template ?? null },
        true,
      ),
    fileOf: (id) => store.find(id).catch(() => null),
    lookOf(id) {
      if (last?.id === id) return last.look;
      const look = store
        .find(id)
        .then((blob) => blob && createImageBitmap(blob))
        .catch(() => null);
      last = { id, look };
      return look;
    },
  };
}
