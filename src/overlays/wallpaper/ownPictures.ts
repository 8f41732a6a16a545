import { createPictureStore } from '../pictures/pictureStore.ts';

/** The person's own wallpaper: a copy of its own, so that nothing that happens to the file changes it (WALLPAPER-2). */
export const ownPictures = createPictureStore('wallpaper');

/** What `make` makes of the address of a picture, which is one for that time alone. Null: this browser has none of this id. */
export async function ownPicture<Value>(
  id: string,
  make: (url: string) => Promise<Value>,
): Promise<Value | null> {
  const picture = await ownPictures.find(id);
  if (picture === null) return null;
  const url = URL.createObjectURL(picture);
  try {
    return await make(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
