import { useEffect, useState } from 'react';

/**
 * The picture of a character, put together from layers that are loaded when the first is drawn: `before` until it is
 * there, and null where it does not come. Nothing is drawn for a code of null.
 */
export function useFlunkUrl(code: string | null, before: string | null = null): string | null {
  const [url, setUrl] = useState(before);
  useEffect(() => {
    if (code === null) return undefined;
    let here = true;
    void import('./drawnFlunk.ts')
      .then(({ flunkUrl }) => flunkUrl(code))
      .catch(() => null)
      .then((found) => {
        if (here) setUrl(found);
      });
    return () => {
      here = false;
    };
  }, [code]);
  return url;
}
