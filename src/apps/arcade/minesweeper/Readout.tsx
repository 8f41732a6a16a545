import { memo } from 'react';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';

/** Which of the seven segments each digit lights: top, right, lower right, bottom, lower left, left, middle. */
const LIT: Readonly<Record<string, string>> = {
  '0': '1111110',
  '1': '0110000',
  '2': '1101101',
  '3': '1111001',
  '4': '0110011',
  '5': '1011011',
  '6': '1011111',
  '7': '1110000',
  '8': '1111111',
  '9': '1111011',
  '-': '0000001',
};

/** A digit in pixels, each with the number of its segment from 0 to 6. */
const SEGMENTS = [
  '..00000..',
  '5.00000.1',
  '55.....11',
  '55.....11',
  '55.....11',
  '55.....11',
  '55.....11',
  '5.......1',
  '..66666..',
  '..66666..',
  '4.......2',
  '44.....22',
  '44.....22',
  '44.....22',
  '44.....22',
  '44.....22',
  '4.33333.2',
  '..33333..',
];
const [ON, OFF] = ['#ff2818', '#300404'];

interface ReadoutProps {
  /** -99 to 999; what is beyond is shown as the nearest. */
  readonly value: number;
  readonly label: string;
}

/** A display of three digits of light. */
export const Readout = memo(function Readout({ value, label }: ReadoutProps) {
  const shown = Math.min(999, Math.max(-99, value));
  const digits = shown < 0 ? `-${String(-shown).padStart(2, '0')}` : String(shown).padStart(3, '0');
  return (
    <span role="img" aria-label={label}>
      {[...digits].map((digit, index) => (
        <PixelPicture key={index} rows={SEGMENTS} colors={colorsOf(digit)} scale={2} />
      ))}
    </span>
  );
});

const colorsOf = (digit: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...(LIT[digit] ?? '')].map((lit, segment) => [segment, lit === '1' ? ON : OFF]));
