import { z } from 'zod';
import type { RouteTable } from '../table.ts';
import { Hour, TimeConfigRow } from './time.ts';
import { Done, Nothing, Reason } from '../values.ts';

/** How many rows of the past are told. */
export const MOST_HOURS = 50;

export const HoursAnswer = Done.extend({
  rows: z.array(TimeConfigRow).describe(`the newest first, ${MOST_HOURS} at most; one is in force`),
});

/** The hours of day and night as the console has them, with a reason (CONSOLE-17). */
export const hoursRoutes = {
  'GET /api/console/hours': {
    caller: 'administrator',
    about: 'The hours of day and night in force, and those that were.',
    query: Nothing,
    example: {},
    answer: HoursAnswer,
  },
  'POST /api/console/hours': {
    caller: 'administrator',
    about: 'Puts other hours in force, in the time zone of Arcadia.',
    sets: true,
    body: z.object({ day_start_hour: Hour, night_start_hour: Hour, reason: Reason }),
    example: { day_start_hour: 6, night_start_hour: 20, reason: 'as it was' },
    answer: Done,
    refusals: { CONFLICT: 'they are in force already' },
  },
} as const satisfies RouteTable;
