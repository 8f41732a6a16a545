import type { TownWeek } from '@shared/contract/town/week.ts';
import type { FakeRoute } from './fakeServer.ts';

/** A week of the town in which the lake is low. */
export const LOW_WATER: TownWeek = {
  week: {
    id: '2027-01-04',
    starts_at: '2027-01-04T06:00:00.000Z',
    ends_at: '2027-01-11T06:00:00.000Z',
    evening: '2027-01-08',
  },
  lean: 'made',
  episode: {
    id: 'low-water',
    title: 'Low Water',
    captions: { 'shed/clock': 'Somebody has wound it.' },
    dj: ['The lake is a yard down. It is {time}.'],
    news: { title: 'Swimming is off', text: 'Do not walk out to the things that stand there.' },
    notice: { title: 'FOUND ON THE BOTTOM', text: 'A chair. It is not to be given to anyone.' },
    people: { cook: 'He brought two forks.' },
    rumor: 'They say that the lake went down.',
    asks: 0.8,
    clue: { at: 'shed/clock', title: 'A wound clock', text: 'The clock was wound.' },
    lock: null,
  },
  question: {
    day: '2027-01-06',
    ask: 'What have you lost in the lake?',
    answers: ['A shoe', 'A trumpet', 'Time'],
  },
  yesterday: {
    ...{ day: '2027-01-05', ask: 'Where did the water go?', answers: ['Down', 'Out', 'It waits'] },
    counts: [3, 1, 0],
  },
  clues: [
    { episode: 'low-water', at: 'shed/clock', title: 'A wound clock', text: 'The clock was wound.' },
    { episode: 'lot-thirty', at: 'arcade/bikes', title: 'Sold as seen', text: 'Thirty lots, one bidder.' },
  ],
  changes_at: '2027-01-09T02:04:00.000Z',
};

/** The server's answer of that week. */
export const weekRoute: FakeRoute = () => ({ body: { success: true, ...LOW_WATER } });
