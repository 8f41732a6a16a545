/**
 * The song of the Freak's profile: D minor at 116, a guitar in chorus that goes round and round, a bass that plays the
 * tune, a drum machine in a cellar, organ. Riff, verse, chorus, verse, chorus, over 22 bars. The surprise: the last two
 * bars are the riff backward, and it fits.
 */
import { arpeggio, bass, comp, line, sustain } from './kit.mjs';
import { CLAP, CRASH, HAT, KICK, LOW_TOM, MID_TOM, SNARE, TAMBOURINE, also } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { inOctave, opening } from './variations.mjs';

const machine = { [KICK]: 'X-------x-x-----', [SNARE]: '----X-------X---', [HAT]: 'o-x-o-x-o-x-o-x-' };
const first = also(machine, { [CRASH]: 'x---------------' });
const drive = also(machine, { [KICK]: 'X---x---X---x---', [TAMBOURINE]: '--o---o---o---o-' });
const toms = { [LOW_TOM]: 'X--x--X--x--X-x-', [MID_TOM]: '--------------Xx', [KICK]: 'X-------X-------' };
const cellar = { [KICK]: 'X-------X-------', [CLAP]: '------------x---', [HAT]: '----o---o---o---' };
/** The loop ends without what hisses, which would not meet itself in the smaller of the two files. */
const ends = { [KICK]: 'X-------X-------', [LOW_TOM]: '----x-------x---' };

/** What the guitar goes round in; the last two bars have it from its end to its beginning. */
const ROUND = ['D4:2', 'A4:2', 'F5:2', 'E5:2', 'D5:2', 'A4:2', 'F4:2', 'E4:2'];
const THROUGH = ['D4:2', 'Bb4:2', 'F5:2', 'E5:2', 'D5:2', 'Bb4:2', 'G4:2', 'E4:2'];
const riff = `${ROUND.join(' ')} | ${THROUGH.join(' ')}`;
const backward = `${[...THROUGH].reverse().join(' ')} | ${[...ROUND].reverse().join(' ')}`;

const enters = { ...cellar, [KICK]: 'o-------X-------' };
const enter = section({ chords: 'Dm | Bb', drums: [enters, toms] });
const verse = section({
  chords: 'Dm | Bb | F | C | Dm | Bb',
  melody:
    '-:4 A4:2! A4:2 D5:4 F5:4 | E5:4! D5:4 D5:8 | -:4 C5:2! C5:2 F5:4 A5:4 | G5:6! F5:2 E5:8 | -:4 A4:2! A4:2 D5:4 F5:4 | G5:4! F5:4 D5:8',
  drums: [machine, machine, machine, machine, machine, toms],
});
const chorus = section({
  chords: 'Gm | A7 | Dm | Bb',
  melody: 'Bb5:6! A5:2 G5:8 | A5:4! G5:4 E5:4 C#5:4 | D5:3! F5:3 A5:10 | Bb5:4! A5:4 F5:8',
  drums: [first, drive, drive, toms],
});
const last = section({
  chords: 'Gm | A7 | Dm | A7',
  melody: 'Bb5:6! D6:2 G5:8 | A5:4! C#6:4 E6:8 | F6:6! E6:2 D6:4 A5:4 | C#6:8! E5:8',
  drums: [first, drive, drive, toms],
});
const mirrored = section({ chords: 'Bb | Dm', drums: [drive, ends] });
// The second verse is four bars: who tells it is interrupted.
const form = [enter, verse, chorus, opening(verse, 4), last, mirrored];
const [ENTER, VERSE, CHORUS, SECOND, LAST, MIRRORED] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 116,
  swing: 0,
  seed: 1313,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 34,
      volume: 0.95,
      play: ({ chords }) => bass(chords, '1:2! 1:2 1:2 1:2 1:2! 5:2 8:2 <:2', pitch('E1')),
    },
    {
      name: 'guitar in chorus',
      program: 27,
      volume: 0.7,
      reverb: 0.6,
      chorus: 0.8,
      play: (part, index) => {
        if (index === ENTER) return line(riff);
        if (index === MIRRORED) return line(backward);
        return arpeggio(part.chords, 'o-o-o-o-o-o-o-o-', { centre: pitch('D5'), steps: 2 });
      },
    },
    {
      name: 'organ',
      program: 19,
      volume: 0.4,
      reverb: 0.8,
      play: only([CHORUS, LAST], ({ chords }) => sustain(chords, { centre: pitch('D4'), velocity: 0.6 })),
    },
    {
      name: 'loud guitar',
      program: 30,
      volume: 0.42,
      reverb: 0.3,
      play: only([CHORUS, LAST], ({ chords }) =>
        comp(chords, 'X-------x---x---', { centre: pitch('A3'), steps: 4 }),
      ),
    },
    {
      name: 'singer',
      program: 71,
      volume: 0.8,
      reverb: 0.6,
      modulation: 0.25,
      play: only([VERSE, CHORUS, SECOND, LAST], ({ melody }) => inOctave(melody, -1)),
    },
    {
      name: 'whisper',
      program: 85,
      volume: 0.44,
      reverb: 0.9,
      play: only([SECOND, LAST], ({ melody }) => melody),
    },
    {
      name: 'drums',
      program: 24,
      volume: 0.95,
      reverb: 0.55,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
