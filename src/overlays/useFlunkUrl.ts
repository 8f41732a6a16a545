import { usePicture } from './usePicture.ts';

const load = async (code: string): Promise<string | null> => {
  const { flunkUrl } = await import('./drawnFlunk.ts');
  return flunkUrl(code);
};

/**
 * The picture of a character, put together from layers that are loaded when the first is drawn: `before` until it is
 * there, and null where it does not come. Nothing is drawn for a code of null.
 */
export const useFlunkUrl = (code: string | null, before: string | null = null): string | null =>
  usePicture(code, load, before);
