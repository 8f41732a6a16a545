import { play, type Move, type Spot, type Table } from './klondike.ts';

/** A move as text: `draw`, or from, count and to, such as `w.1.f3` or `p0.4.p6`. */
export function textOf(move: Move): string {
  return move === 'draw' ? move : `${signOf(move.from)}.${move.count}.${signOf(move.to)}`;
}

const signOf = (spot: Spot): string => (spot.at === 'waste' ? 'w' : `${spot.at.charAt(0)}${spot.index}`);

const MOVE = /^(w|f[0-3]|p[0-6])\.([1-9]|1[0-3])\.(f[0-3]|p[0-6])$/;

/** The move that a text says, or null where it says none. */
export function moveOf(text: string): Move | null {
  if (text === 'draw') return text;
  const [, from = '', count = '', to = ''] = MOVE.exec(text) ?? [];
  return count === '' ? null : { from: spotOf(from), count: Number(count), to: spotOf(to) };
}

const spotOf = (sign: string): Spot =>
  sign === 'w'
    ? { at: 'waste' }
    : { at: sign.startsWith('f') ? 'foundation' : 'pile', index: Number(sign.slice(1)) };

/** Plays moves one after another; null where one is none, or is against the rules. */
export function replay(dealt: Table, moves: readonly string[]): Table | null {
  let table = dealt;
  for (const text of moves) {
    const move = moveOf(text);
    const next = move === null ? table : play(table, move);
    if (next === table) return null;
    table = next;
  }
  return table;
}
