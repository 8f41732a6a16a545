import { z } from 'zod';
import { CODE_LEVELS } from '../domain/access.ts';
import { Done, Role } from './values.ts';

export const CodeLevel = z.enum(CODE_LEVELS);

export const ValidateAccessBody = z.object({
  code: z
    .string()
    .max(100)
    .refine((code) => code.trim() !== '', 'expected a code'),
});
export const ValidateAccessAnswer = Done.extend({
  accessLevel: CodeLevel,
  /** As it was entered. */
  code: z.string(),
});
export type ValidateAccessAnswer = z.infer<typeof ValidateAccessAnswer>;

export const AccessQuery = z.object({});
/** The level of this browser's code or, where it is higher, of the signed-in wallet; null with neither. */
export const AccessAnswer = Done.extend({ accessLevel: Role.nullable() });
export type AccessAnswer = z.infer<typeof AccessAnswer>;
