import type { FlunkState } from '@shared/domain/collection/chainIntent.ts';
import { COLLECTIONS } from '@shared/domain/collection/collection.ts';
import { ERROR_CODES, type ErrorCode } from '@shared/kernel/result.ts';
import { parseAddress } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';
import type { Challenge, ChainIntent, CliqueInfo, OwnershipProof, WalletInfo } from './chain.ts';

/** What the demo wallet's window says to the page that opened it. */
export type WalletMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'declined' }
  | { readonly type: 'failed'; readonly code: ErrorCode; readonly error: string }
  | { readonly type: 'sent'; readonly transactionId: string }
  | ({ readonly type: 'approved' } & Omit<OwnershipProof, 'kind' | 'nonce' | 'message'>);

/** What the page sends when the window is ready, to sign in (supabase/local/demo/wallet.js has the other side). */
export const challengeMessage = (request: string, { nonce, appIdentifier }: Challenge) =>
  ({ type: 'demo-wallet:request', request, kind: 'account-proof', nonce, appIdentifier }) as const;

/** What the page sends when the window is ready, to have a transaction signed and sent. */
export const transactionMessage = (request: string, intent: ChainIntent) =>
  ({ type: 'demo-wallet:request', request, kind: 'transaction', intent }) as const;

const SAID = shape.anyOf(
  shape.object({ type: shape.literal('demo-wallet:ready') }),
  shape.object({ type: shape.literal('demo-wallet:declined') }),
  shape.object({
    type: shape.literal('demo-wallet:failed'),
    code: shape.fallback(shape.picklist(ERROR_CODES), 'INTERNAL'),
    error: shape.fallback(shape.made(shape.unknown, String), ''),
  }),
  shape.object({ type: shape.literal('demo-wallet:sent'), transactionId: shape.string }),
  shape.object({
    type: shape.literal('demo-wallet:approved'),
    address: shape.parsed(parseAddress),
    signatures: shape.each(
      shape.object({ addr: shape.parsed(parseAddress), keyId: shape.number, signature: shape.string }),
    ),
  }),
);
const readRequest = shape.reader(shape.object({ request: shape.string }));
const readSaid = shape.reader(SAID);

/** Reads a message of the wallet's window about one request; anything else is null. */
export function messageIn(data: unknown, request: string): WalletMessage | null {
  const said = readRequest(data)?.request === request ? readSaid(data) : null;
  switch (said?.type) {
    case undefined:
      return null;
    case 'demo-wallet:ready':
      return { type: 'ready' };
    case 'demo-wallet:declined':
      return { type: 'declined' };
    case 'demo-wallet:failed':
      return { ...said, type: 'failed' };
    case 'demo-wallet:sent':
      return { ...said, type: 'sent' };
    case 'demo-wallet:approved':
      return { ...said, type: 'approved' };
  }
}

const words = shape.made(shape.unknown, String);
const readAccounts = shape.reader(
  shape.object({
    accounts: shape.each(
      shape.object({
        uid: words,
        name: words,
        address: shape.fallback(shape.nullable(shape.parsed(parseAddress)), null),
        note: shape.fallback(shape.string, ''),
      }),
    ),
  }),
);

/** Reads the answer of GET /demo/accounts; null when it is none. */
export const walletsIn = (body: unknown): readonly WalletInfo[] | null =>
  readAccounts(body)?.accounts ?? null;

const OUTCOME = shape.object({
  status: shape.picklist(['pending', 'sealed', 'reverted']),
  // Why it was reverted, in the contract's words.
  error: shape.fallback(shape.string, ''),
});

/** How a transaction of the demo chain went. */
export type DemoOutcome = Readonly<NonNullable<ReturnType<typeof OUTCOME>>>;

/** Reads the answer of GET /demo/transactions. */
export const outcomeIn = shape.reader(OUTCOME);

const readCollections = shape.reader(shape.object({ hasCollections: shape.boolean }));

/** Reads the answer of GET /demo/chain/has-collections. */
export const collectionsIn = (body: unknown): boolean | null => readCollections(body)?.hasCollections ?? null;

/** Reads the answer of GET /demo/chain/flunk. */
export const flunkIn: (body: unknown) => FlunkState | null = shape.reader(
  shape.object({ graduated: shape.boolean, backpackTokenId: shape.textOrNull }),
);

const readRewards = shape.reader(shape.object({ pendingRewards: shape.nullable(shape.string) }));

/** Reads the answer of GET /demo/chain/pending-rewards. */
export function rewardsIn(body: unknown): { readonly pending: string | null } | null {
  const found = readRewards(body);
  return found && { pending: found.pendingRewards };
}

const readCliques = shape.reader(
  shape.object({
    cliques: shape.each(
      shape.object({
        tokenId: shape.string,
        collection: shape.picklist(COLLECTIONS),
        clique: shape.textOrNull,
      }),
    ),
  }),
);

/** Reads the answer of GET /demo/chain/cliques. */
export const cliquesIn = (body: unknown): readonly CliqueInfo[] | null => readCliques(body)?.cliques ?? null;
