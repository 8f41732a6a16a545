import { z } from 'zod';
import { TimeConfigRow } from './time.ts';
import { Done } from '../values.ts';

/** How many rows of the past are told. */
export const MOST_HOURS = 50;

export const HoursAnswer = Done.extend({
  rows: z.array(TimeConfigRow).describe(`the newest first, ${MOST_HOURS} at most; one is in force`),
});
