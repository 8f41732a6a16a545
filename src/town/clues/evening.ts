import { SEEN_EVENING, WATCHED_EVENING } from '@shared/domain/town/candles.ts';
import { DARK, pm, type Clue } from './clue.ts';

/** What an evening of Friday shows that comes again (EVENING-7): what who was there knows, and what who watched it later knows. */
export const EVENINGS: readonly Clue[] = [
  {
    ...{ id: SEEN_EVENING, fact: SEEN_EVENING, at: DARK, place: 'high-school', look: [176, 70] },
    title: 'A candle of your own',
    lines: 'The power failed again. You counted the candles, and there was one more.',
  },
  {
    ...{ id: WATCHED_EVENING, fact: WATCHED_EVENING, at: DARK, place: 'high-school', look: [176, 70] },
    title: 'The evening, recorded',
    lines: 'The dark as it came. On the recording the count of the candles is right.',
  },
  {
    ...{ id: 'seen:boarded', fact: 'seen:boarded', at: pm(8, 20), place: 'shed-trackside', look: [132, 100] },
    title: 'A seat on the train',
    lines: 'Where the lit window was there was a seat, and it was warm. Nobody asked for a ticket.',
  },
  {
    ...{
      id: 'seen:far-candle',
      fact: 'seen:far-candle',
      at: pm(8, 30),
      place: 'lake-tree-dock',
      look: [84, 96],
    },
    title: 'One more than was lit',
    lines: 'A candle out on the water. It goes up when yours goes up.',
  },
];
