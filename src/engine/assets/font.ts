import { Rectangle, Texture } from 'pixi.js';
import { bundle } from '@bundles/fonts.ts';
import { loadTexture } from './texture.ts';

export type Face = keyof typeof bundle.faces;

interface Glyph {
  readonly texture: Texture;
  readonly xOffset: number;
  readonly yOffset: number;
  readonly advance: number;
}

/** One bitmap face: whole pixels only, so it is drawn at its own size and nowhere between two pixels. */
export interface Font {
  readonly lineHeight: number;
  glyph(character: string): Glyph;
  /** Width of one line in logical pixels. */
  measure(text: string): number;
}

const MISSING = '?';
const fonts = new Map<Face, Font>();

/** Loads both faces; call it before the first text is drawn. */
export async function loadFonts(): Promise<void> {
  await Promise.all(
    (Object.keys(bundle.faces) as Face[]).map(async (face) => {
      fonts.set(face, createFont(face, await loadTexture(bundle.faces[face].url)));
    }),
  );
}

/** The face, which loadFonts() has loaded. */
export function font(face: Face): Font {
  const found = fonts.get(face);
  if (found === undefined) throw new Error(`font ${face} is not loaded`);
  return found;
}

function createFont(face: Face, page: Texture): Font {
  const { lineHeight, chars } = bundle.faces[face];
  const glyphs = new Map<string, Glyph>();
  for (const [id, x, y, width, height, xOffset, yOffset, advance] of chars) {
    const frame = new Rectangle(x, y, width, height);
    const texture = new Texture({ source: page.source, frame });
    glyphs.set(String.fromCodePoint(id), { texture, xOffset, yOffset, advance });
  }
  const missing = glyphs.get(MISSING);
  if (missing === undefined) throw new Error(`font ${face} lacks ${MISSING}`);
  const glyph = (character: string): Glyph => glyphs.get(character) ?? missing;
  return {
    lineHeight,
    glyph,
    measure: (text) => [...text].reduce((width, character) => width + glyph(character).advance, 0),
  };
}
