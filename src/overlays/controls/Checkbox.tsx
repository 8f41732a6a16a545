import type { ReactNode } from 'react';
import { PixelPicture } from './PixelPicture.tsx';

/** The square well and the tick of 1995. */
const WELL = [
  'sssssssssssss',
  'skkkkkkkkkklh',
  'sk.........lh',
  'sk.........lh',
  'sk.........lh',
  'sk.........lh',
  'sk.........lh',
  'sk.........lh',
  'sk.........lh',
  'sk.........lh',
  'sk.........lh',
  'slllllllllllh',
  'hhhhhhhhhhhhh',
];
const TICK = [
  '.............',
  '.............',
  '.............',
  '.........t...',
  '........tt...',
  '...t...ttt...',
  '...tt.ttt....',
  '...ttttt.....',
  '....ttt......',
  '.....t.......',
];
const COLORS = {
  s: 'var(--shadow)',
  k: 'var(--dark)',
  l: 'var(--light)',
  h: 'var(--highlight)',
  t: 'var(--window-text)',
};

interface CheckboxProps {
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** Something that is on or off. Space turns it. */
export function Checkbox({ checked, onCheck, disabled, children }: CheckboxProps) {
  return (
    <label className="w95-choice" data-disabled={disabled || undefined}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      <span className="w95-choice-glyph">
        <PixelPicture rows={WELL} colors={COLORS} />
        <PixelPicture rows={TICK} colors={COLORS} mark />
      </span>
      <span className="w95-choice-label">{children}</span>
    </label>
  );
}
