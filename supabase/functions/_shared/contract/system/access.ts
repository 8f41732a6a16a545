import { z } from 'zod';
import { CODE_LEVELS } from '../../domain/system/access.ts';
import type { RouteTable } from '../table.ts';
import { Done, Nothing, Role } from '../values.ts';

export const CodeLevel = z.enum(CODE_LEVELS);

const ValidateAccessBody = z.object({
  code: z
    .string()
    .max(100)
    .refine((code) => code.trim() !== '', 'expected a code'),
});
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

/** Access codes and the level that they give (GATE-4, GATE-8, GATE-9). */
export const accessRoutes = {
  'POST /api/validate-access': {
    caller: 'guest',
    about: 'Enters an access code; what it grants is kept in a cookie of the browser.',
    body: ValidateAccessBody,
    example: { code: '0000-0000-0000-0000' },
    answer: ValidateAccessAnswer,
    // A school shares one address; 80 bits need no tighter limit.
    limit: { calls: 20, minutes: 10 },
    idempotency: 'own',
    refusals: { FORBIDDEN: 'the code is wrong, expired, used up or revoked' },
  },
  'GET /api/access': {
    caller: 'guest',
    about: 'The access level of this browser and its wallet.',
    query: Nothing,
    example: {},
    answer: AccessAnswer,
  },
} as const satisfies RouteTable;
