/**
 * The theme of Arcadia, in G major: the six-note call of the arcade (B D G F#) with time to breathe. A asks, A2 answers
 * and goes sour for half a bar (Cm6), B is in a key that the town does not admit to (E flat), and the last A comes home.
 */
import { section } from '../song.mjs';

const call = 'B4:3! D5:3 G5:6! F#5:2 D5:2';
const reply = 'E5:6! D5:2 B4:4 D5:4';

/** Four phrases of four bars: `ask`, `answer`, `away` and `home`. */
export const arcadia = {
  ask: section({
    chords: 'Gmaj9 | Em9 | Cmaj9 | D13sus D13',
    melody: `${call} | ${reply} | E5:3! G5:3 B5:6! A5:2 G5:2 | A5:10! -:2 A4:2 A#4:2`,
  }),
  answer: section({
    chords: 'Gmaj9 | B7#5 | Cmaj9 Cm6 | G69 G69 G69 D13',
    melody: `${call} | G5:4! D#5:4 B4:4 D#5:4 | E5:3! G5:3 B5:2 A5:4! G5:2 Eb5:2 | D5:3! B4:3 G4:6 -:4`,
  }),
  away: section({
    chords: 'Ebmaj9 | Cm9 F13 | Bbmaj9 Gm9 | Am9 D13sus',
    melody:
      'G5:6! F5:2 D5:4 Bb4:4 | Eb5:4! D5:4 C5:4! D5:4 | F5:6! D5:2 Bb4:4! A4:4 | C5:4! B4:4 A4:4 A4:2 A#4:2',
  }),
  home: section({
    chords: 'Gmaj9 | Em9 | Cmaj9 D13 | G69',
    melody: `${call} | ${reply} | E5:3! G5:3 B5:2 A5:5! F#5:3 | G5:12! -:4`,
  }),
};

/** The pitch class of its tonic. */
export const TONIC = 7;
