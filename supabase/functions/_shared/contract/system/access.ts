import { z } from 'zod';
import { CODE_LEVELS } from '../../domain/system/access.ts';
import { Done, Role } from '../values.ts';

export const CodeLevel = z.enum(CODE_LEVELS);

export const ValidateAccessAnswer = Done.extend({
  accessLevel: CodeLevel,
  code: z.string().describe('as it was entered'),
});

export type ValidateAccessAnswer = z.infer<typeof ValidateAccessAnswer>;

export const AccessAnswer = Done.extend({
  accessLevel: Role.nullable().describe(
    "of this browser's code or, where it is higher, of the signed-in wallet; null with neither",
  ),
});

export type AccessAnswer = z.infer<typeof AccessAnswer>;
