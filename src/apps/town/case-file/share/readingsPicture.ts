import { READINGS, type Reading } from '@shared/domain/town/case/cards.ts';
import { penOn } from '../../../../overlays/pictures/pen.ts';
import { wrapped } from '../../../../overlays/pictures/wrapped.ts';
import type { Clue } from '../../../../town/clues/clue.ts';
import type { Pins } from '../keptPins.ts';
import { TEXTS } from '../texts.ts';
import { clockOf } from '../timeline.ts';
import * as ink from './ink.ts';
import type { Pen } from './ink.ts';

const COLUMN = 224;
const GAP = 16;
/** The string of a reading is this far from the edge of its column, and its slips so far. */
const STRING = 8;
const SLIPS = 22;
const HEADING = 24;
const PADDING = 8;

/** What hangs on a string: a card, or that there is none. */
interface Slip {
  readonly words: readonly string[];
  readonly hour: string;
  readonly height: number;
}

/** The three readings as one picture, with what the person hung on each; null: it cannot be drawn. */
export async function readingsPicture(met: readonly Clue[], pins: Pins): Promise<HTMLCanvasElement | null> {
  const measure = penOn({ width: 1, height: 1 });
  if (measure === null) return null;
  await document.fonts.load(ink.PLAIN);
  measure.font = ink.PLAIN;
  const columns = READINGS.map((reading) => ({ reading, slips: slipsOf(measure, met, pins, reading) }));
  const tallest = Math.max(
    ...columns.map(({ slips }) => slips.reduce((sum, { height }) => sum + height + PADDING, 0)),
  );
  const size = {
    width: 2 * ink.EDGE + 3 * COLUMN + 2 * GAP,
    height: ink.HEAD + HEADING + tallest + 2 * ink.EDGE,
  };
  const pinned = met.filter(({ id }) => (pins[id] ?? []).length > 0);
  return ink.onCork(size, TEXTS.count(pinned.length), (pen) =>
    columns.forEach(({ reading, slips }, nth) => {
      const x = ink.EDGE + nth * (COLUMN + GAP);
      ink.box(pen, ink.READING_COLORS[reading], x + STRING, ink.HEAD, 2, size.height - ink.HEAD);
      drawSlips(pen, reading, slips, x);
    }),
  );
}

function slipsOf(pen: Pen, met: readonly Clue[], pins: Pins, reading: Reading): readonly Slip[] {
  const slip = (text: string, hour: string): Slip => {
    const words = wrapped(pen, text, COLUMN - SLIPS - 2 * PADDING);
    const lines = words.length + (hour === '' ? 0 : 1);
    return { words, hour, height: lines * ink.LINE + 10 };
  };
  const own = met.filter(({ id }) => pins[id]?.includes(reading));
  if (own.length === 0) return [slip(TEXTS.noPins, '')];
  return own.map(({ title, at }) => slip(title, at === null ? TEXTS.undated : clockOf(at)));
}

function drawSlips(pen: Pen, reading: Reading, slips: readonly Slip[], x: number): void {
  ink.paper(pen, ink.SLIP, x, ink.HEAD, COLUMN, HEADING);
  ink.pinHead(pen, ink.READING_COLORS[reading], x + STRING + 1, ink.HEAD + 12, 5);
  ink.write(pen, TEXTS.readings[reading], x + SLIPS, ink.HEAD + 16, ink.INK, ink.BOLD);
  let y = ink.HEAD + HEADING + PADDING;
  for (const { words, hour, height } of slips) {
    ink.paper(pen, hour === '' ? ink.SLIP : ink.PAPER, x + SLIPS, y, COLUMN - SLIPS, height);
    const lines = hour === '' ? words : [...words, hour];
    lines.forEach((line, nth) =>
      ink.write(
        pen,
        line,
        x + SLIPS + PADDING,
        y + 15 + nth * ink.LINE,
        nth < words.length ? ink.INK : ink.DIM,
      ),
    );
    y += height + PADDING;
  }
}
