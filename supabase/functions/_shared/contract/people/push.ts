import { z } from 'zod';
import { Done } from '../values.ts';

/** The address of a push service's mailbox for one browser. */
export const PushEndpoint = z.url({ protocol: /^https$/ }).max(1000);

export const PushAnswer = Done.extend({
  key: z.string().nullable().describe('by which browsers know messages of this server; null: it sends none'),
  devices: z.int().min(0).describe('how many browsers get the wallet’s news by push'),
  isHere: z.boolean().describe('whether the one that asks is among them'),
});

export const PushSentAnswer = Done.extend({ goesOn: z.boolean().describe('whether more may be due') });
