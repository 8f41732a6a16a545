import { z } from 'zod';
import { Done } from '../values.ts';

export const LockerInfoAnswer = Done.extend({
  locker_number: z.int().min(1),
  username: z.string(),
});

export type LockerInfoAnswer = z.infer<typeof LockerInfoAnswer>;

export const AssignLockerAnswer = LockerInfoAnswer.extend({ message: z.string() });

export type AssignLockerAnswer = z.infer<typeof AssignLockerAnswer>;
