/** Seconds by which a note is struck after now and after the note before it, at least. */
const APART = 0.005;

/**
 * Answers when each note of an instrument is struck whose patch begins at `start`, in the order of the notes. Tone moves a
 * note that is past to now, and refuses ("Start time must be strictly greater") a second one there: so on a machine that is
 * late each is struck a little after the one before.
 */
export function noteTimes(start: number, now: () => number): (at: number) => number {
  let last = -Infinity;
  return (at) => {
    last = Math.max(start + at, now() + APART, last + APART);
    return last;
  };
}
