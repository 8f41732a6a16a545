import { TIMED_PLACES } from '../../../town/timeAccess.ts';
import type { Subject } from '../entry.ts';

/** A subject for each place that keeps hours, whose sign is read when it is asked for. */
const TIMED: readonly Subject[] = TIMED_PLACES.map(({ id, name, description }) => ({
  id: `timed-${id}`,
  area: 'town',
  title: `the ${name}`,
  names: [
    name.toLowerCase(),
    ...(name.includes('Cafe')
      ? ['cafe', 'coffee', 'breakfast']
      : name === 'Night Club'
        ? ['club', 'disco', 'party']
        : []),
  ],
  says: {
    about: [`The ${name}: ${description} Its hours: {openingOf:${id}}.`],
    when: [`The ${name} keeps these hours: {openingOf:${id}}.`, `By its sign: {openingOf:${id}}.`],
    where: [`The ${name} is behind the board Time Access, at the foot of the Town Map: {openingOf:${id}}.`],
  },
  leads: ['time-access'],
}));

/** What is open when, and when it is dark. */
export const HOURS: readonly Subject[] = [
  ...TIMED,
  {
    id: 'time-access',
    area: 'town',
    program: 'Time-Based Location Access',
    title: 'what is open when',
    names: ['time access', 'opening hours', 'timed places'],
    asked: {
      about: ['what is open now', 'what is open right now', 'which places are open', 'when do places open'],
      when: [
        'what is there to do after midnight',
        'is there anything to do at night',
        'is there nightlife',
        'what is open now',
        'which places are open',
        'what places have hours',
        'what is open tonight',
        'what is open right now',
        'what is open',
        'is anything open',
      ],
    },
    says: {
      about: [
        'Some places keep hours: {timedPlaces}. The Time Access board on the map tells what is open when. Open right now: {openNow}.',
        'By the sign, open at this moment: {openNow}. Time Access at the foot of the Town Map has all the hours.',
      ],
      when: [
        'Open at this moment: {openNow}. The hours go by Arcadia’s clock, where it is {time}.',
        'After midnight: the Night Club, till 3. Right now: {openNow}. The board Time Access, at the foot of the Town Map, has every hour.',
      ],
      where: [
        'At the foot of the Town Map, behind the button Time Access. A clock in the Jocks’ closet opens it, too.',
      ],
      more: ['Hours in Arcadia go by Arcadia’s clock, not by yours. It is {time} there.'],
    },
    leads: ['arcade', 'school-hours'],
  },
  {
    id: 'day-night',
    area: 'town',
    title: 'day and night',
    names: ['day and night', 'night time', 'nightfall', 'sunset', 'sunrise', 'dark', 'sun', 'moon'],
    asked: {
      when: [
        'when does it get dark',
        'when does the sun go down',
        'when does the sun set',
        'when does the sun rise',
        'when is night',
        'when does day begin',
        'is it night now',
        'when does night fall',
        'is it day or night',
        'when is it night in arcadia',
      ],
    },
    says: {
      about: [
        'Arcadia has a day, from {dayFrom}, and a night, from {nightFrom}, by its own clock. Places look and answer differently in each.',
      ],
      when: [
        'Night falls at {nightFrom} and day breaks at {dayFrom}, Central time. It is {time}, so it is {dayOrNight}.',
        'Just now it is {dayOrNight} in Arcadia, at {time}, and {nextSky}.',
      ],
      why: ['Some things are only seen in the dark, and some only where the light is good.'],
      more: ['Visit a place twice, once in each. What a caption says by day it may take back by night.'],
    },
    leads: ['friday-night-lights', 'time-access'],
  },
];
