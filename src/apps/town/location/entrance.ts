import type { Services, Sound } from '../../../kernel/app.ts';

/** How long the longest sound of an entrance lasts (ms): a run of notes and the door behind it. */
export const ENTRANCE_MS = 1_700;

/** Plays a sound on its own: music and ambiences of all windows pause for it, and go on when it is over. */
export function playAlone(
  { play, setVisible }: Pick<Services['audio'], 'play' | 'setVisible'>,
  sound: Sound,
): void {
  setVisible(false);
  play(sound);
  // A page that is hidden by then stays silent: it goes on when it is seen.
  setTimeout(() => setVisible(!document.hidden), ENTRANCE_MS);
}
