import anton from '../../../assets/finished/fonts/anton.woff2?url';
import archivoBlack from '../../../assets/finished/fonts/archivo-black.woff2?url';
import comicRelief from '../../../assets/finished/fonts/comic-relief.woff2?url';
import type { MemeFont } from './document.ts';

/** The letters that stand in for each font, which ship with the product: no system has to have them. */
const FACES: Readonly<Record<MemeFont, { readonly family: string; readonly url: string | null }>> = {
  Impact: { family: 'Meme Impact', url: anton },
  'Arial Black': { family: 'Meme Arial Black', url: archivoBlack },
  'Comic Sans': { family: 'Meme Comic Sans', url: comicRelief },
  // The letters of the desktop itself, which are there already.
  'MS Sans Serif': { family: 'win95b', url: null },
};

/** A font as CSS and canvas have it. */
export const cssFont = (font: MemeFont, size: number): string =>
  `${size}px "${FACES[font].family}", sans-serif`;

let loading: Promise<void> | null = null;

/** Loads the fonts, once. One that does not come is replaced by the system's, and asked for again by the next window. */
export function loadFonts(): Promise<void> {
  loading ??= Promise.all(
    Object.values(FACES).map(async ({ family, url }) => {
      if (url !== null) document.fonts.add(await new FontFace(family, `url(${url})`).load());
    }),
  ).then(
    () => undefined,
    () => {
      loading = null;
    },
  );
  return loading;
}
