import type { MemeElement, Stage } from './document.ts';

/** How wide a line is in an element's font, in pixels of the document. */
export type Measure = (line: string) => number;

/** A text in its lines, and the box round it, in pixels of the document. */
export interface TextLayout {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly lineHeight: number;
}

const LINE_HEIGHT = 1.18;

/** The part of a word that fits, at least one character. */
function partOf(word: string, width: number, measure: Measure): string {
  const letters = [...word];
  let count = letters.length;
  while (count > 1 && measure(letters.slice(0, count).join('')) > width) count -= 1;
  return letters.slice(0, count).join('');
}

/** The words in lines no wider than `width`; a word that is wider is broken. */
function wrapped(paragraph: string, width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/).filter((one) => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    let rest = word;
    while (measure(rest) > width && [...rest].length > 1) {
      const part = partOf(rest, width, measure);
      lines.push(part);
      rest = rest.slice(part.length);
    }
    line = rest;
  }
  return [...lines, line];
}

/** Lays a text out for a stage. Its line breaks stay. */
export function layoutOf(element: MemeElement, stage: Stage, measure: Measure): TextLayout {
  const most = (element.width / 100) * stage.width;
  const lines = element.text.split('\n').flatMap((paragraph) => wrapped(paragraph, most, measure));
  const lineHeight = Math.round(element.fontSize * LINE_HEIGHT);
  return {
    lines,
    lineHeight,
    width: Math.max(element.fontSize / 2, ...lines.map(measure)) + 2 * element.strokeWidth,
    height: lines.length * lineHeight + 2 * element.strokeWidth,
  };
}
