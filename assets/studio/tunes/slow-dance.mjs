/**
 * The slow dance in the gym: the fight song as a band plays it that has been asked to be nice, B flat at 84; tenor
 * saxophone, guitar in broken chords, an organ. The surprise: in the last four bars the saxophone stays away, and all play
 * on around the place where it was.
 */
import { arpeggio, bass, sustain } from './kit.mjs';
import { DRUM_SETS, HAT, KICK, OPEN_HAT, RIM, SNARE, TAMBOURINE, also } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { inOctave, under } from './variations.mjs';

const slow = { [KICK]: 'x-----x---x-----', [RIM]: '----x-------x---', [HAT]: 'o-o-o-o-o-o-o-o-' };
const close = also(slow, { [TAMBOURINE]: '----o-------o---', [SNARE]: '--------------.-' });
const fill = { [KICK]: 'x-----x---x-----', [SNARE]: '----x-----o-x-xo', [HAT]: 'o-o-o-o-o-------' };
const alone = { [KICK]: 'o---------------', [RIM]: '------------o---', [HAT]: 'o---o---o---o---' };
const again = also(fill, { [OPEN_HAT]: 'o---------------' });

const invitation = section({
  chords: 'Bb | Gm7 | Ebmaj7 | F7',
  melody: 'F4:4! F4:4 Bb4:8 | D5:10! Bb4:6 | G4:4! Bb4:4 D5:4 C5:4 | A4:12! -:4',
  drums: [slow, slow, slow, fill],
});
const forTwo = section({
  chords: 'Bb | Gm7 | Cm7 | F13sus F7',
  melody: 'F4:4! F4:4 Bb4:4 D5:4 | F5:10! D5:6 | Eb5:4! D5:4 C5:4 Bb4:4 | C5:12! -:4',
  drums: [close, close, close, fill],
});
const otherDoor = section({
  chords: 'Ebmaj7 | Ebm6 | Bbmaj7 | G7b9',
  melody: 'G5:8! F5:4 Eb5:4 | Gb5:8! Eb5:8 | D5:6! F5:2 A5:4 F5:4 | Ab5:4! G5:4 F5:4 D5:4',
  drums: [close, close, close, fill],
});
const noPartner = section({ chords: 'Cm7 | F13sus | Bbmaj7 | F7', drums: [alone, alone, alone, again] });
const form = [invitation, forTwo, otherDoor, noPartner];
const [INVITATION, FOR_TWO, OTHER_DOOR, NO_PARTNER] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 84,
  swing: 0.3,
  seed: 27,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 33,
      volume: 0.86,
      play: ({ chords }) => bass(chords, '1:6! -:2 5:4 8:2 <:2', pitch('E1')),
    },
    {
      name: 'guitar',
      program: 27,
      volume: 0.72,
      chorus: 0.5,
      reverb: 0.6,
      play: ({ chords }) => arpeggio(chords, 'x-o-o-o-x-o-o-o-', { centre: pitch('F4'), steps: 3 }),
    },
    {
      name: 'organ',
      program: 16,
      volume: 0.34,
      reverb: 0.6,
      play: only([FOR_TWO, OTHER_DOOR, NO_PARTNER], ({ chords }) =>
        sustain(chords, { centre: pitch('D4'), velocity: 0.5 }),
      ),
    },
    {
      name: 'tenor saxophone',
      program: 66,
      volume: 0.78,
      reverb: 0.8,
      modulation: 0.2,
      play: only([INVITATION, FOR_TWO, OTHER_DOOR], ({ melody }) => melody),
    },
    {
      name: 'voices',
      program: 52,
      volume: 0.5,
      reverb: 0.9,
      play: only([OTHER_DOOR], ({ melody, chords }) => under(melody, chords)),
    },
    {
      name: 'bells',
      program: 9,
      volume: 0.4,
      reverb: 0.9,
      play: only([FOR_TWO], ({ melody }) => inOctave(melody, 1)),
    },
    {
      name: 'drums',
      program: DRUM_SETS.room,
      volume: 0.84,
      reverb: 0.6,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
