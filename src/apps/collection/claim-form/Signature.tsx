import styles from './claimForm.module.css';
const STROKES = 9;
const WIDTH = 150;
const HEIGHT = 30;

/** Numbers between 0 and 1 that are the same for the same student. */
function* scrawl(serial: number): Generator<number, never> {
  for (let state = serial + 1; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/** How a student signs: always alike, and like no other. */
function strokesOf(serial: number): string {
  const next = scrawl(serial);
  const step = WIDTH / STROKES;
  const points = Array.from({ length: STROKES }, (_, index) => {
    const x = Math.round(index * step + next.next().value * step);
    const y = Math.round(4 + next.next().value * (HEIGHT - 8));
    return `${x - 9} ${HEIGHT - y}, ${x} ${y}`;
  });
  return `M4 ${HEIGHT - 8} S${points.join(' S')} S${WIDTH - 20} ${HEIGHT - 4}, ${WIDTH - 2} ${HEIGHT - 10}`;
}

/** The signature of a student, in ballpoint. */
export function Signature({ serial, name }: { readonly serial: number; readonly name: string }) {
  return (
    <svg
      className={styles.claimInk}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Signed by ${name}`}
    >
      <path d={strokesOf(serial)} pathLength={1} />
    </svg>
  );
}
