import styles from './lock.module.css';
/** The bars of a digit of seven segments on a grid of 8 x 14: x, y, width, height. */
const BARS = {
  a: [1, 0, 6, 2],
  b: [6, 1, 2, 6],
  c: [6, 7, 2, 6],
  d: [1, 12, 6, 2],
  e: [0, 7, 2, 6],
  f: [0, 1, 2, 6],
  g: [1, 6, 6, 2],
} as const;

/** Which of them shine, by digit. */
const LIT = [
  'abcdef',
  'bc',
  'abged',
  'abgcd',
  'fgbc',
  'afgcd',
  'afgedc',
  'abc',
  'abcdefg',
  'abfgcd',
] as const;

/** One place of a display; null: none of it shines. Its hues are the style sheet's. */
export function SegmentDigit({ digit }: { readonly digit: string | null }) {
  const lit = digit === null ? '' : (LIT[Number(digit)] ?? '');
  return (
    <svg className={styles.lockDigit} viewBox="0 0 8 14" shapeRendering="crispEdges" aria-hidden>
      {Object.entries(BARS).map(([name, [x, y, width, height]]) => (
        <rect key={name} {...{ x, y, width, height }} data-lit={lit.includes(name) || undefined} />
      ))}
    </svg>
  );
}
