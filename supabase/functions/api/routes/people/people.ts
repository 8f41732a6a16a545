import { z } from 'zod';
import { fail, ok, type Result } from '../../../_shared/kernel/result.ts';
import type { Address } from '../../../_shared/kernel/units.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { tell } from '../../../_shared/db/people/news.ts';
import { findPeople, holdStanding, setStanding, type Standing } from '../../../_shared/db/people/people.ts';
import type { Transaction } from '../../../_shared/db/port.ts';
import type { OperatorAct } from '../../../_shared/domain/office/operatorActs.ts';
import { Done, Reason, Role, WalletAddress } from '../../../_shared/contract/values.ts';
import { PEOPLE_FILTERS, PeopleAnswer } from '../../../_shared/contract/people/people.ts';
import { route } from '../../route.ts';

const PeopleQuery = z.object({
  search: z
    .string()
    .trim()
    .max(20)
    .regex(/^\w*$/, 'expected a wallet, or the beginning of a name')
    .default(''),
  only: z.enum(PEOPLE_FILTERS).default('all'),
});

const wallet = '0x0000000000000001';

const refusals = {
  NOT_FOUND: 'there is no such wallet',
  FORBIDDEN: "it is the operator's own wallet",
  CONFLICT: 'it is so already',
} as const;

const reason = 'for an example';

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
  if (act === 'muted' || act === 'unmuted') {
    await tell(tx, { to: [wallet], kind: 'office', actor: null, subject: { what: act, about: '' } });
  }
  return ok({});
}

/** Who is here, and what operators do about it (CONSOLE-7, CONSOLE-8). */
export const peopleRoutes = [
  route(
    'GET /api/console/people',
    {
      caller: 'administrator',
      about: 'Wallets by their address, or by the beginning of their username.',
      query: PeopleQuery,
      example: { search: 'ros', only: 'all' },
      answer: PeopleAnswer,
      cost: 5,
    },
    async (tx, _admin, { search, only }) => ok({ people: await findPeople(tx, search, only) }),
  ),

  route(
    'POST /api/console/people/role',
    {
      caller: 'administrator',
      about: 'Gives a wallet a role, or takes it away.',
      sets: true,
      body: z.object({ wallet: WalletAddress, role: Role.nullable(), reason: Reason }),
      example: { wallet, role: 'BETA', reason },
      answer: Done,
      refusals,
    },
    (tx, { wallet: operator }, { wallet, role, reason }) =>
      change(tx, { operator, wallet, act: 'role-changed', set: { role }, reason }),
  ),

  route(
    'POST /api/console/people/mute',
    {
      caller: 'administrator',
      about: 'Mutes a wallet, which then writes nothing that others read, or lets it write again.',
      sets: true,
      body: z.object({ wallet: WalletAddress, muted: z.boolean(), reason: Reason }),
      example: { wallet, muted: true, reason },
      answer: Done,
      refusals,
    },
    (tx, { wallet: operator }, { wallet, muted, reason }) =>
      change(tx, { operator, wallet, act: muted ? 'muted' : 'unmuted', set: { muted }, reason }),
  ),

  route(
    'POST /api/console/people/ban',
    {
      caller: 'administrator',
      about: 'Bans a wallet, which ends its sessions and lets it begin none, or lets it in again.',
      sets: true,
      body: z.object({ wallet: WalletAddress, banned: z.boolean(), reason: Reason }),
      example: { wallet, banned: true, reason },
      answer: Done,
      refusals,
    },
    (tx, { wallet: operator }, { wallet, banned, reason }) =>
      change(tx, { operator, wallet, act: banned ? 'banned' : 'unbanned', set: { banned }, reason }),
  ),
] as const;
