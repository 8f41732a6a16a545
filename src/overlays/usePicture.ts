import { useEffect, useState } from 'react';

/**
 * The picture that `load` brings for a key: `before` until the first is there, and null where it does not come. One that
 * comes after its key has changed is dropped. Nothing is loaded for a key of null. `load` has to stay the same function.
 */
export function usePicture<Picture>(
  key: string | null,
  load: (key: string) => Promise<Picture | null>,
  before: Picture | null = null,
): Picture | null {
  const [picture, setPicture] = useState<Picture | null>(before);
  useEffect(() => {
    if (key === null) return undefined;
    let here = true;
    void load(key)
      .catch(() => null)
      .then((found) => {
        if (here) setPicture(found);
      });
    return () => {
      here = false;
    };
  }, [key, load]);
  return key === null ? before : picture;
}
