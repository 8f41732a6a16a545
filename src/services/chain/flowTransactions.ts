import type { CurrentUser, MakeArgument } from '@onflow/fcl';
import { withAddresses } from '@shared/cadence/resolve.ts';
import { claimBackpack, graduate, initialize } from '@shared/cadence/transactions.ts';
import type { ChainIntent } from './chain.ts';
import { serviceOf } from './flowProof.ts';

/** FCL allows ten units of computation where it is told nothing; the network allows no more than these. */
export const COMPUTATION_LIMIT = 9_999;

/** The transaction that an intent is, and its arguments, each a UInt64 in decimal digits. */
function transactionOf(intent: ChainIntent): { readonly code: string; readonly args: readonly string[] } {
  switch (intent.op) {
    case 'initialize-collections':
      return { code: initialize, args: [] };
    case 'graduate':
      return { code: graduate, args: [intent.tokenId] };
    case 'claim-backpack':
      return { code: claimBackpack, args: [intent.tokenId, intent.setId] };
  }
}

/** What FCL is asked to send. `contracts`: the address of each by its name, of which the server has all. */
export function mutationOf(intent: ChainIntent, contracts: Readonly<Record<string, string>>) {
  const { code, args } = transactionOf(intent);
  return {
    cadence: withAddresses(code, contracts),
    args: (arg: MakeArgument, types: { readonly UInt64: unknown }) =>
      args.map((digits) => arg(digits, types.UInt64)),
    limit: COMPUTATION_LIMIT,
  };
}

/** How FCL reaches the wallet of `user` for a signature. */
export const signingMethod = (user: CurrentUser): string =>
  (serviceOf(user, 'pre-authz') ?? serviceOf(user, 'authz'))?.method ?? '';
