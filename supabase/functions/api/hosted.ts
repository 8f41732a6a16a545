import type { Clock } from '../_shared/kernel/clock.ts';
import { sessionKeys } from '../_shared/auth/keys.ts';
import { accessNode, INDEX_PACE, nodesForPeople } from '../_shared/chain/accessNode.ts';
import { flowVerifier } from '../_shared/chain/flow.ts';
import { flowPictures } from '../_shared/chain/flowPictures.ts';
import { keptPictures } from '../_shared/chain/keptPictures.ts';
import { flowSource } from '../_shared/chain/flowSource.ts';
import { flowSettings, isFlowNetwork, pageFacts } from '../_shared/chain/settings.ts';
import { graduationDay } from '../_shared/domain/graduation.ts';
import { openPostgres } from '../_shared/db/postgres.ts';
import { clientAddress } from './clientAddress.ts';
import type { ApiDeps } from './deps.ts';

type Read = (name: string) => string | undefined;

function required(read: Read, name: string): string {
  const value = read(name)?.trim();
  if (value === undefined || value === '') throw new Error(`${name} is missing (.env.example explains it).`);
  return value;
}

/** The API's outside world on Supabase. Throws when a chain, key or address is missing; there is no demo chain. */
export async function hostedDeps(read: Read, clock: Clock): Promise<ApiDeps> {
  const chain = required(read, 'CHAIN');
  if (!isFlowNetwork(chain))
    throw new Error(`CHAIN=${chain} is refused here: set mainnet, testnet or emulator.`);
  const origin = required(read, 'PUBLIC_ORIGIN').replace(/\/$/, '');
  const hops = Number(read('FORWARDED_HOPS') ?? 1);
  if (!Number.isInteger(hops) || hops < 1) throw new Error('FORWARDED_HOPS is not a number from 1.');
  const front = { secret: required(read, 'PROXY_SECRET'), hops };
  const network = flowSettings(read, chain);
  const { signIn, holdings } = nodesForPeople(network);
  const secret = read('INDEX_SECRET')?.trim() || undefined;
  return {
    db: openPostgres(required(read, 'API_DB_URL'), { max: 3 }),
    chain: flowVerifier(chain, signIn),
    source: flowSource(holdings, network),
    pictures: keptPictures(flowPictures(network.pictures), clock),
    schedule:
      secret === undefined
        ? null
        : {
            source: flowSource(accessNode({ ...network, ...INDEX_PACE }), network),
            from: network.index.from,
            secret,
          },
    flow: pageFacts(network),
    graduationOpensAt: graduationDay(read('GRADUATION_OPENS_AT')),
    keys: await sessionKeys(required(read, 'SESSION_SIGNING_KEY')),
    origin,
    origins: [origin],
    limits: {},
    clock,
    clientAddress: (c) => clientAddress((name) => c.req.header(name), front),
    report: (fault) => console.error(fault),
    log: (line) => console.error(line),
  };
}
