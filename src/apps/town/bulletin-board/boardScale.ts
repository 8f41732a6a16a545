/** How much of the wall is seen beside a paper that the board opens at (logical pixels). */
const BESIDE = 16;

/**
 * How far the board is scrolled when it opens: where most of its papers are whole in the room, and of such places the one
 * nearest to its middle.
 */
export function openingScroll(room: number, board: number, papers: readonly Span[]): number {
  const most = Math.max(0, board - room);
  const middle = most / 2;
  const whole = (left: number): number =>
    papers.filter(({ from, to }) => from >= left && to <= left + room).length;
  const places = [middle, ...papers.flatMap(({ from, to }) => [from - BESIDE, to + BESIDE - room])];
  const [best = 0] = places
    .map((left) => Math.round(Math.min(most, Math.max(0, left))))
    .sort((a, b) => whole(b) - whole(a) || Math.abs(a - middle) - Math.abs(b - middle));
  return best;
}

/** Where a paper begins and ends on the board, in pixels of the window. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Of the board's height this is seen at least where it is scrolled a little to be larger. */
const NEARLY = 0.85;

/**
 * How many times its size the board is shown: all of it at the largest whole number there is room for, or the next one where
 * that leaves nearly all of it in sight, as on a phone on its side. Where it would leave most of a high, narrow room empty,
 * it fills the room and is scrolled.
 */
export function boardScale(room: Size, board: Size): number {
  const [across, down] = [room.width / board.width, room.height / board.height];
  const whole = Math.max(1, Math.floor(Math.min(across, down)));
  if (down > 2 * whole) return Math.ceil(Math.max(across, down));
  return across >= whole + 1 && down >= (whole + 1) * NEARLY ? whole + 1 : whole;
}
