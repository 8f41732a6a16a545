/**
 * The fight song of Arcadia High, in B flat: two quavers and a jump, as something that five hundred people shout who do
 * not sing. The band plays it on the field; the Jocks have made a beat of it.
 */
import { section } from '../song.mjs';

const jump = 'F4:2! F4:2 Bb4:4! D5:4';

/** Four phrases of four bars. */
export const fight = {
  shout: section({
    chords: 'Bb | F7 | F7 | Bb F7',
    melody: `${jump} Bb4:4 | C5:2! D5:2 C5:2 A4:2 F4:8 | F4:2! F4:2 A4:4! C5:4 Eb5:4 | D5:4! C5:4 Bb4:6 -:2`,
  }),
  louder: section({
    chords: 'Bb | Eb | C7 | F7',
    melody: `${jump} F5:4 | G5:6! F5:2 Eb5:8 | E5:4! D5:4 C5:4 Bb4:4 | A4:4! G4:4 F4:6 -:2`,
  }),
  proud: section({
    chords: 'Eb | Bb | C7 | F7',
    melody: `G4:4! Bb4:4 Eb5:6! D5:2 | D5:4! C5:2 Bb4:2 F4:8 | G4:4! Bb4:4 E5:6! D5:2 | C5:4! A4:4 F4:6 -:2`,
  }),
  win: section({
    chords: 'Bb | F7 | Gm C7 | F7 Bb',
    melody: `${jump} F5:4 | Eb5:2! F5:2 Eb5:2 C5:2 A4:8 | Bb4:4! D5:4 E5:4! C5:4 | F5:4! Eb5:2 C5:2 Bb4:6 -:2`,
  }),
};
