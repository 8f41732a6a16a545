import { defineStation } from '../station.ts';
import { TUNES } from '../tunes.ts';

/** A sender of the Geeks' own, which is on the air whether or not one of them is there. */
export const station = defineStation({
  id: 'the-shed',
  name: 'THE SHED',
  frequency: 881,
  slogan: 'One watt, no license',
  voice: { pitch: 330, pace: 15, wave: 'square' },
  jingle: [
    [523.3, 0.1],
    [659.3, 0.1],
    [784, 0.1],
    [1046.5, 0.1],
    [0, 0.1],
    [1568, 0.35],
  ],
  instrument: 'square',
  shows: [
    {
      title: 'Error Hour',
      hours: { startHour: 15, endHour: 24 },
      tunes: [TUNES.calculators, TUNES.threeVoices, TUNES.oneButton, TUNES.towers, TUNES.quarters],
      lines: [
        'This is The Shed. We are not here. If you are the phone company, nor is the cable.',
        'It is {time} by a clock that was never plugged in. We trust no other.',
        'Math club: moved to Thursday. Thursday: under review.',
        'A copy is not a theft. A copy of a tape is not even a tape. We asked a lawyer in a game.',
        'Today we measured a room by its echo. It is too big for the house that it is in.',
        'We have five chairs for four people. We counted again. We have five chairs.',
        'Found a bug in Flappy Flunk. It was looking for the light.',
        'Our dish points at Flunk FM. That is for science. They play the good records.',
        'To the listener behind the wall: you can knock. We would rather you wrote.',
        'Next up: music by a machine that has three voices and uses them to disagree.',
      ],
    },
    {
      title: 'Unattended',
      hours: { startHour: 0, endHour: 15 },
      tunes: [TUNES.threeVoices, TUNES.calculators, TUNES.towers],
      lines: [
        'THIS STATION IS RUN BY A PROGRAM. THE PROGRAM IS FINE.',
        'TIME: {time}. OPERATORS PRESENT: 0. CHAIRS OCCUPIED: 1.',
        'TODAY IN HISTORY: NO DATA. PLEASE CHECK THE YEAR.',
        'TEMPERATURE OF THE SHED: AS OF A ROOM THAT WAS LEFT A MINUTE AGO.',
        'REMINDER: HOMEWORK IS DUE WHEN SCHOOL OPENS. ESTIMATE: NOT A NUMBER.',
        'A CALL CAME IN. THE PROGRAM LET IT RING. IT RANG POLITELY.',
        'NEXT TUNE CHOSEN AT RANDOM, FROM THREE.',
        'IF NOBODY PRESSES A KEY THIS STATION WILL GO ON.',
      ],
    },
  ],
});
