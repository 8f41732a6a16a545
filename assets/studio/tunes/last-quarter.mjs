/**
 * The record of the arcade's jukebox: A minor at 100, a bass in sixteenths that pumps, a saw lead, gated drums. Four bars of
 * the machine alone, the song twice with a turn to F major between, and a last call over 20 bars. The surprise: in the last
 * call the lead asks its question in A major, and the coin that answers it falls a beat too late.
 */
import { arpeggio, bass, comp, line, sustain } from './kit.mjs';
import { CRASH, HAT, KICK, OPEN_HAT, SNARE, also } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { clipped, inOctave, under } from './variations.mjs';

const pulse = { [KICK]: 'X---X---X---X---', [HAT]: '..o...o...o...o.' };
const beat = { [KICK]: 'X---x---X---x---', [SNARE]: '----X-------X---', [HAT]: 'o.x.o.x.o.x.o.x.' };
const open = also(beat, { [OPEN_HAT]: '--------------x-' });
const first = also(beat, { [CRASH]: 'x---------------' });
const fill = { [KICK]: 'X---x---X---x-x-', [SNARE]: '----X--x--x-XxXX', [HAT]: 'o.x.o.x.--------' };

const machine = section({
  chords: 'Am | Am | F | G',
  melody: '-:16 | -:12 E5:1 G5:1 A5:2 | -:16 | -:8 B4:2 C5:2 D5:2 E5:2',
  drums: [pulse, pulse, pulse, fill],
});
const verse = section({
  chords: 'Am | F | C | G',
  melody:
    'A5:6! G5:2 E5:4 C5:4 | A4:3! C5:3 F5:6 E5:2 D5:2 | E5:6! G5:2 C6:4 B5:4 | B5:3! A5:3 G5:6 D5:2 E5:2',
  drums: [first, beat, beat, open],
});
const turn = section({
  chords: 'F | G | Em | Am',
  melody: 'C6:4! A5:4 F5:4 A5:4 | B5:6! G5:2 D5:8 | -:2 E5:2! G5:2 B5:2 D6:4 B5:4 | C6:3! B5:3 A5:10',
  drums: [first, beat, beat, fill],
});
const again = section({
  chords: 'Am | F | C | E7',
  melody: 'A5:6! G5:2 E5:4 C5:4 | A4:3! C5:3 F5:6 E5:2 D5:2 | E5:6! G5:2 C6:4 D6:4 | E6:6! D6:2 B5:4 G#5:4',
  drums: [first, open, beat, fill],
});
const lastCall = section({
  chords: 'A | F | Dm | E7',
  melody: 'C#6:6! B5:2 A5:4 E5:4 | C6:6! A5:2 F5:8 | D6:3! C6:3 A5:6 F5:4 | E5:10! -:6',
  drums: [first, beat, open, pulse],
});
const form = [machine, verse, turn, again, lastCall];
const [MACHINE, VERSE, TURN, AGAIN, LAST_CALL] = form.keys();

/** The bass, and two octaves above it the keys of a clavinet: what a phone's loudspeaker has of it. */
const bassLine = ({ chords }) =>
  bass(chords, '1:2! 1:1 1:1 8:2 1:1 1:1 1:2! 1:1 1:1 8:2 5:1 <:1', pitch('E1'));

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 100,
  swing: 0,
  seed: 2525,
  channels: 1,
  form,
  parts: [
    { name: 'bass', program: 38, volume: 0.64, play: bassLine },
    {
      name: 'bass keys',
      program: 7,
      volume: 0.7,
      play: (part) => clipped(inOctave(bassLine(part), 2), 2),
    },
    {
      name: 'lead',
      program: 81,
      volume: 0.58,
      reverb: 0.5,
      modulation: 0.15,
      play: (part, index) => (index === TURN ? under(part.melody, part.chords) : part.melody),
    },
    {
      name: 'second lead',
      program: 80,
      volume: 0.42,
      reverb: 0.5,
      play: (part, index) =>
        ({
          [TURN]: part.melody,
          [AGAIN]: under(part.melody, part.chords),
          [LAST_CALL]: under(part.melody, part.chords),
        })[index],
    },
    {
      name: 'arpeggio',
      program: 12,
      volume: 0.34,
      reverb: 0.3,
      play: only([MACHINE, VERSE, AGAIN, LAST_CALL], ({ chords }) =>
        arpeggio(chords, 'o-o-o-o-o-o-o-o-', { centre: pitch('A4'), steps: 1 }),
      ),
    },
    {
      name: 'pad',
      program: 89,
      volume: 0.5,
      reverb: 0.7,
      play: only([VERSE, TURN, AGAIN, LAST_CALL], ({ chords }) =>
        sustain(chords, { centre: pitch('E4'), velocity: 0.55 }),
      ),
    },
    {
      name: 'brass',
      program: 61,
      volume: 0.5,
      reverb: 0.35,
      play: only([TURN, AGAIN], ({ chords }) =>
        comp(chords, 'x-----x---------', { centre: pitch('C5'), steps: 2 }),
      ),
    },
    {
      name: 'coin',
      program: 98,
      volume: 0.6,
      reverb: 0.6,
      play: only([LAST_CALL], () => line('-:16 | -:16 | -:16 | -:11 B5:1! E6:4')),
    },
    {
      name: 'drums',
      program: 24,
      volume: 0.84,
      reverb: 0.45,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
