/**
 * The song of the Jock's profile: E minor at 96, a stadium that stamps and claps, a sampled band, a guitar that has one
 * idea and is right about it. Ten seconds of drum line, which the profile leaves out, then riff, verse, chorus, riff,
 * chorus, over 18 bars. The surprise: in the last chorus the brass plays the fight song of the school over it, and for
 * four bars they are the same song.
 */
import { bass, comp, line } from './kit.mjs';
import { CLAP, COWBELL, CRASH, HAT, KICK, LOW_TOM, MID_TOM, OPEN_HAT, SNARE, also } from './percussion.mjs';
import { drummed, only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { inOctave, under } from './variations.mjs';

/** The loop begins softly: what hisses there would not meet itself in the smaller of the two files. */
const enters = { [KICK]: 'o-X-------------', [CLAP]: '----X-----------', [LOW_TOM]: '--X-----X-X-----' };
const stamp = { [KICK]: 'X-X-------------', [CLAP]: '----X-----------', [LOW_TOM]: 'X-X-----X-X-----' };
const lineOne = { [SNARE]: 'X.oox.oxX.oox.xx', [KICK]: 'X-------X-------', [LOW_TOM]: '----x-------x---' };
const lineTwo = { [SNARE]: 'XooxooxoXooxXxXx', [KICK]: 'X---X---X---X---', [MID_TOM]: '--x---x---x---x-' };
const beat = { [KICK]: 'X-X---x-X-X---x-', [SNARE]: '----X-------X---', [HAT]: 'x-x-x-x-x-x-x-x-' };
const crowd = also(beat, { [CLAP]: '----X-------X---', [COWBELL]: 'x---x---x---x---' });
const first = also(crowd, { [CRASH]: 'x---------------' });
const fill = { [KICK]: 'X-X---x-X---X---', [SNARE]: '----X---x-xxXXXX', [OPEN_HAT]: '--------------x-' };

const drumLine = section({ chords: 'E5 | E5 | E5 | E5', drums: [enters, lineOne, stamp, lineTwo] });
const RIFF = 'E3:2! E3:1 E3:1 G3:2 E3:2 A3:2! E3:2 Bb3:1 A3:1 G3:2';
const OTHER = 'E3:2! E3:1 E3:1 G3:2 E3:2 D3:2! E3:2 G3:2 A3:2';
const riff = section({ chords: 'E5 | E5', drums: [beat, fill] });
const verse = section({
  chords: 'Em | C | D | Em',
  melody: '-:4 B4:2! B4:2 E5:4 D5:4 | E5:3! G5:3 E5:2 C5:8 | D5:2! D5:2 F#5:4 A5:4 F#5:4 | E5:10! -:6',
  drums: [beat, crowd, beat, fill],
});
const chorus = section({
  chords: 'G | D | Em | C D',
  melody: 'B5:4! B5:4 D6:4 B5:4 | A5:6! F#5:2 D5:8 | G5:4! G5:4 B5:4 G5:4 | E5:4! G5:4 F#5:4 A5:4',
  drums: [first, crowd, crowd, fill],
});
const ending = { [KICK]: 'X-X---x-X-------', [SNARE]: '----X---x-x-----', [LOW_TOM]: '------------x-x-' };
const lastTime = drummed(chorus, [first, crowd, crowd, ending]);
const form = [drumLine, riff, verse, chorus, lastTime];
const [LINE, RIFFED, VERSE, FIRST, LAST] = form.keys();
/** What the marching band plays on Fridays, over the same four chords. */
const FIGHT =
  'G4:3! G4:1 B4:4 D5:4 G5:4 | F#5:4! A5:2 F#5:2 D5:8 | E5:3! E5:1 G5:4 B5:4 G5:4 | C6:4! B5:2 A5:2 F#5:4 D5:4';

/** In the last bar the guitar stops a beat early, for the same reason. */
const struck = (index) =>
  ({
    [VERSE]: 'X-----x-X-------',
    [LAST]: `${'X--x--X-X--x--X-|'.repeat(3)}X--x--X-X-------`,
  })[index] ?? 'X--x--X-X--x--X-';

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 96,
  swing: 0,
  seed: 3007,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 33,
      volume: 0.95,
      play: ({ chords }, index) =>
        bass(chords, index === LINE ? '1:4! -:12' : '1:2! 1:2 -:2 1:2 1:2! -:2 5:2 <:2', pitch('E1')),
    },
    {
      name: 'guitar',
      program: 30,
      volume: 0.6,
      reverb: 0.25,
      play: (part, index) => {
        if (index === LINE) return undefined;
        if (index === RIFFED) return line(`${RIFF} | ${OTHER}`);
        return comp(part.chords, struck(index), {
          centre: pitch('A3'),
          steps: 2,
        });
      },
    },
    {
      name: 'crowd',
      program: 52,
      volume: 0.6,
      reverb: 0.7,
      play: only([LINE, FIRST, LAST], (part, index) =>
        index === LINE ? line('E4:4! -:12 | E4:4! -:12 | E4:4! -:12 | E4:4! -:4 B4:8') : part.melody,
      ),
    },
    {
      name: 'lead guitar',
      program: 29,
      volume: 0.6,
      reverb: 0.5,
      modulation: 0.2,
      play: only([VERSE, FIRST, LAST], ({ melody, chords }, index) =>
        index === VERSE ? inOctave(melody, 0) : under(melody, chords),
      ),
    },
    {
      name: 'brass',
      program: 61,
      volume: 0.7,
      reverb: 0.4,
      play: only([RIFFED, LAST], (_, index) =>
        index === RIFFED ? line('E4:2! -:14 | E4:2! -:6 G4:4 A4:4') : line(FIGHT),
      ),
    },
    {
      name: 'drums',
      program: 16,
      volume: 1,
      reverb: 0.35,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
