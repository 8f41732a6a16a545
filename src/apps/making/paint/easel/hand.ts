import type { Random } from '@shared/kernel/clock.ts';
import type { Point } from '../pixels/pixels.ts';
import type { Sheet } from '../pixels/sheet.ts';
import type { Choices } from './choices.ts';

/** The keys that are held while a tool is at work. */
export interface Held {
  readonly shift: boolean;
  readonly ctrl: boolean;
}

/** A tool that is pressed onto a picture. */
export interface Hand {
  readonly sheet: Sheet;
  readonly choices: Choices;
  /** 0 for the left button, 1 for the right one. */
  readonly button: 0 | 1;
  readonly random: Random;
}

/** What a tool does from the press to the release. What it draws belongs to the step of the sheet that goes on. */
export interface Stroke {
  move(at: Point, held: Held): void;
  /** It is released. What it drew is done, unless `isOpen`: more belongs to the step. */
  end?(): void;
  readonly isOpen?: true;
}

/** The color that the pressed button draws with, and the one of the other button. */
export const colorsOf = ({ choices: { colors }, button }: Hand): readonly [own: number, other: number] =>
  button === 0 ? colors : [colors[1], colors[0]];
