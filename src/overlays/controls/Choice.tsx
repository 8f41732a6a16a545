import type { ReactNode } from 'react';
import { PixelPicture } from './PixelPicture.tsx';

/** The round well of an option button, light from the top left as on everything else. */
const WELL = [
  '....ssss....',
  '..sskkkkss..',
  '.skk....kkh.',
  '.sk......lh.',
  'sk........lh',
  'sk........lh',
  'sk........lh',
  'sk........lh',
  '.sk......lh.',
  '.sll....llh.',
  '..hhllllhh..',
  '....hhhh....',
];
const DOT = [
  '............',
  '............',
  '............',
  '............',
  '.....tt.....',
  '....tttt....',
  '....tttt....',
  '.....tt.....',
];
const COLORS = {
  s: 'var(--shadow)',
  k: 'var(--dark)',
  l: 'var(--light)',
  h: 'var(--highlight)',
  t: 'var(--window-text)',
};

interface RadioProps {
  /** Options of one name exclude each other. */
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several options. */
export function Radio({ name, checked, disabled, onChoose, children }: RadioProps) {
  return (
    <label className="w95-choice" data-disabled={disabled || undefined}>
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      <span className="w95-choice-glyph">
        <PixelPicture rows={WELL} colors={COLORS} />
        <PixelPicture rows={DOT} colors={COLORS} mark />
      </span>
      <span className="w95-choice-label">{children}</span>
    </label>
  );
}
