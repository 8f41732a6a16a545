import { Rectangle, Texture } from 'pixi.js';
import { bundle } from '@bundles/fonts.ts';
import { holdPictures } from './texture.ts';

export type FontName = keyof typeof bundle.faces;

interface Glyph {
  readonly texture: Texture;
  readonly xOffset: number;
  readonly yOffset: number;
  readonly advance: number;
}

/** One bitmap font. It is drawn only at its own size and at whole pixels. */
export interface Font {
  readonly lineHeight: number;
  glyph(character: string): Glyph;
  /** Width of one line in logical pixels. */
  measure(text: string): number;
}

const MISSING = '?';
const fonts = new Map<FontName, Font>();

/** Loads both fonts; call it before the first text is drawn. */
export async function loadFonts(): Promise<void> {
  const pictures = holdPictures();
  await Promise.all(
    (Object.keys(bundle.faces) as FontName[]).map(async (fontName) => {
      fonts.set(fontName, createFont(fontName, await pictures.texture(bundle.faces[fontName].url)));
    }),
  );
}

/** The font of this name, which loadFonts() has loaded. */
export function font(fontName: FontName): Font {
  const found = fonts.get(fontName);
  if (found === undefined) throw new Error(`font ${fontName} is not loaded`);
  return found;
}

function createFont(fontName: FontName, page: Texture): Font {
  const { lineHeight, chars } = bundle.faces[fontName];
  const glyphs = new Map<string, Glyph>();
  let code = 0;
  chars.gap.forEach((gap, index) => {
    const read = (column: readonly number[]): number => column[index] ?? 0;
    const frame = new Rectangle(read(chars.x), read(chars.y), read(chars.width), read(chars.height));
    const texture = new Texture({ source: page.source, frame });
    code += gap;
    glyphs.set(String.fromCodePoint(code), {
      texture,
      xOffset: read(chars.xOffset),
      yOffset: read(chars.yOffset),
      advance: read(chars.advance),
    });
  });
  const missing = glyphs.get(MISSING);
  if (missing === undefined) throw new Error(`font ${fontName} lacks ${MISSING}`);
  const glyph = (character: string): Glyph => glyphs.get(character) ?? missing;
  return {
    lineHeight,
    glyph,
    measure: (text) => [...text].reduce((width, character) => width + glyph(character).advance, 0),
  };
}
