import { defineStation } from '../station.ts';
import { TUNES } from '../tunes.ts';

/** Easy listening, for waiting rooms and for people who are up too early. */
export const station = defineStation({
  id: 'lakeside',
  name: 'LAKESIDE',
  frequency: 913,
  slogan: 'Softly, at all times',
  voice: { pitch: 245, pace: 8, wave: 'sine' },
  tellsNews: true,
  jingle: [
    [587.3, 0.35],
    [740, 0.35],
    [880, 0.35],
    [1174.7, 1.2],
  ],
  instrument: 'sine',
  shows: [
    {
      title: 'First Light',
      hours: { startHour: 5, endHour: 11 },
      tunes: [TUNES.otherShore, TUNES.morning, TUNES.quartet],
      lines: [
        'Good morning. The lake is flat, the dock is wet. Somebody was up before you.',
        'It is {time}. You need not be anywhere. We checked.',
        'A breath in. And out. There was one more, but that was not yours.',
        'Lake Tree reports shade until noon. The tire swing reports movement, and no wind.',
        'The ladies of the Lawn Society thank the person who raked in the night.',
        'Here is a quartet. It has four players. You will count them, everybody does.',
        'Anglers: yesterday, two perch, one boot. Left.',
      ],
    },
    {
      title: 'The Waiting Room',
      hours: { startHour: 11, endHour: 18 },
      tunes: [TUNES.wrongChord, TUNES.quartet, TUNES.roomBetween, TUNES.otherShore],
      lines: [
        'Please hold. This is also what they play when you please hold.',
        'It is {time}. Your number is not far now.',
        'The Rug Doctor: what happened on your rug stays on his.',
        'There is one wrong chord in this tune. By the end of it you will want no other.',
        'The pool at Paradise Motel remains empty, and remains open.',
        'For those at their desks: a window. For those at their windows: it will come back.',
        'A lost umbrella waits at the station. It is dry. It has not rained.',
      ],
    },
    {
      title: 'Slow Dance',
      hours: { startHour: 18, endHour: 5 },
      tunes: [TUNES.roomBetween, TUNES.evening, TUNES.otherShore, TUNES.nightShift],
      lines: [
        'Leave room between you. A hand will do. If there are two of you.',
        'It is {time}. Across the water somebody has the same song on, half a second later.',
        'This was to be the last dance. It was played to the end, they say, for the gym.',
        'A light goes over the lake, and the loon says nothing about it.',
        'For the girl who kept an invitation for two: it is good for any night.',
        'Turn down the lamp. Not that one.',
        'We stay with you until five. Then it is light, and you can see who it was.',
      ],
    },
  ],
});
