import { CanvasSource, Rectangle, Texture } from 'pixi.js';
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
  /** The line round a glyph, a pixel wide, in the same place; the glyph itself is filled in it. */
  outline(character: string): Glyph;
  /** Width of one line in logical pixels. */
  measure(text: string): number;
}

const MISSING = '?';
/** To where a page is drawn for the line round its glyphs. */
const SIDES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
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
  const places = new Map<string, number>();
  let code = 0;
  chars.gap.forEach((gap, index) => {
    code += gap;
    places.set(String.fromCodePoint(code), index);
  });
  const missing = places.get(MISSING);
  if (missing === undefined) throw new Error(`font ${fontName} lacks ${MISSING}`);

  const read = (column: readonly number[], character: string): number =>
    column[places.get(character) ?? missing] ?? 0;
  const advance = (character: string): number => read(chars.advance, character);
  /** Cuts glyphs out of a page, `margin` pixels larger on each side; each once, when it is first written. */
  const cutter = (pageOf: () => Texture, margin: number) => {
    const cuts = new Map<string, Glyph>();
    const cut = (character: string): Glyph => {
      const [width, height] = [read(chars.width, character), read(chars.height, character)];
      const frame = new Rectangle(read(chars.x, character), read(chars.y, character), width, height);
      const glyph = {
        texture: new Texture({ source: pageOf().source, frame: frame.pad(margin) }),
        xOffset: read(chars.xOffset, character) - margin,
        yOffset: read(chars.yOffset, character) - margin,
        advance: advance(character),
      };
      cuts.set(character, glyph);
      return glyph;
    };
    return (character: string): Glyph => cuts.get(character) ?? cut(character);
  };
  let outlines: Texture | undefined;
  return {
    lineHeight,
    glyph: cutter(() => page, 0),
    outline: cutter(() => (outlines ??= outlined(page)), 1),
    measure: (text) => [...text].reduce((width, character) => width + advance(character), 0),
  };
}

/** The page of a font with each glyph a pixel wider to each of its four sides. The build leaves it the room. */
function outlined({ source }: Texture): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = source.width;
  canvas.height = source.height;
  const context = canvas.getContext('2d');
  // An image, which is how texture.ts loads pictures.
  const picture = source.resource as CanvasImageSource;
  for (const [x, y] of SIDES) context?.drawImage(picture, x, y);
  return new Texture({ source: new CanvasSource({ resource: canvas, scaleMode: 'nearest' }) });
}
