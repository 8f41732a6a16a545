import { fail, ok, type Result } from '../../../_shared/kernel/result.ts';
import type { Address } from '../../../_shared/kernel/units.ts';
import type { peopleRoutes } from '../../../_shared/contract/people/people.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { findPeople, holdStanding, setStanding, type Standing } from '../../../_shared/db/people/people.ts';
import type { Transaction } from '../../../_shared/db/port.ts';
import type { OperatorAct } from '../../../_shared/domain/office/operatorActs.ts';
import type { Handlers } from '../../calls.ts';

interface Change {
  readonly operator: Address;
  readonly wallet: Address;
  readonly act: OperatorAct;
  readonly set: Partial<Standing>;
  readonly reason: string;
}

/** Sets something of another wallet, and writes that down. */
async function change(
  tx: Transaction,
  { operator, wallet, act, set, reason }: Change,
): Promise<Result<object>> {
  if (wallet === operator) return fail('FORBIDDEN', 'Nobody does this to their own wallet.');
  const before = await holdStanding(tx, wallet);
  if (before === null) return fail('NOT_FOUND', 'There is no such wallet.');
  const after = { ...before, ...set };
  const names = Object.keys(set) as (keyof Standing)[];
  if (names.every((name) => before[name] === after[name])) return fail('CONFLICT', 'It is so already.');
  await setStanding(tx, wallet, after);
  const only = (standing: Standing) => Object.fromEntries(names.map((name) => [name, standing[name]]));
  await record(tx, operator, { act, subject: wallet, was: only(before), became: only(after), reason });
  return ok({});
}

export const peopleHandlers: Handlers<typeof peopleRoutes> = {
  'GET /api/console/people': async (tx, _admin, { search, only }) =>
    ok({ people: await findPeople(tx, search, only) }),

  'POST /api/console/people/role': (tx, { wallet: operator }, { wallet, role, reason }) =>
    change(tx, { operator, wallet, act: 'role-changed', set: { role }, reason }),

  'POST /api/console/people/mute': (tx, { wallet: operator }, { wallet, muted, reason }) =>
    change(tx, { operator, wallet, act: muted ? 'muted' : 'unmuted', set: { muted }, reason }),

  'POST /api/console/people/ban': (tx, { wallet: operator }, { wallet, banned, reason }) =>
    change(tx, { operator, wallet, act: banned ? 'banned' : 'unbanned', set: { banned }, reason }),
};
