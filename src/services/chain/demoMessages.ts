import type { CompositeSignature } from '@shared/contract/index.ts';
import type { FlunkState } from '@shared/domain/collection/chainIntent.ts';
import { COLLECTIONS } from '@shared/domain/collection/collection.ts';
import { ERROR_CODES, type ErrorCode } from '@shared/kernel/result.ts';
import { parseAddress } from '@shared/kernel/units.ts';
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

/** Reads a message of the wallet's window about one request; anything else is null. */
export function messageIn(data: unknown, request: string): WalletMessage | null {
  if (!isRecord(data) || data['request'] !== request) return null;
  if (data['type'] === 'demo-wallet:ready') return { type: 'ready' };
  if (data['type'] === 'demo-wallet:declined') return { type: 'declined' };
  if (data['type'] === 'demo-wallet:failed') {
    const code = ERROR_CODES.find((known) => known === data['code']) ?? 'INTERNAL';
    return { type: 'failed', code, error: String(data['error']) };
  }
  if (data['type'] === 'demo-wallet:sent') {
    const { transactionId } = data;
    return typeof transactionId === 'string' ? { type: 'sent', transactionId } : null;
  }
  if (data['type'] !== 'demo-wallet:approved') return null;
  const { address, signatures } = data;
  const owner = typeof address === 'string' ? parseAddress(address) : null;
  if (owner === null || !Array.isArray(signatures)) return null;
  return { type: 'approved', address: owner, signatures: signatures.filter(isSignature) };
}

/** Reads the answer of GET /demo/accounts; null when it is none. */
export function walletsIn(body: unknown): readonly WalletInfo[] | null {
  if (!isRecord(body) || !Array.isArray(body['accounts'])) return null;
  return body['accounts'].filter(isRecord).map(({ uid, name, address, note }) => ({
    uid: String(uid),
    name: String(name),
    address: typeof address === 'string' ? parseAddress(address) : null,
    note: typeof note === 'string' ? note : '',
  }));
}

const STATUSES = ['pending', 'sealed', 'reverted'] as const;

/** How a transaction of the demo chain went. */
export interface DemoOutcome {
  readonly status: (typeof STATUSES)[number];
  /** Why it was reverted, in the contract's words. */
  readonly error: string;
}

/** Reads the answer of GET /demo/transactions. */
export function outcomeIn(body: unknown): DemoOutcome | null {
  if (!isRecord(body)) return null;
  const status = STATUSES.find((known) => known === body['status']);
  if (status === undefined) return null;
  return { status, error: typeof body['error'] === 'string' ? body['error'] : '' };
}

/** Reads the answer of GET /demo/chain/has-collections. */
export function collectionsIn(body: unknown): boolean | null {
  return isRecord(body) && typeof body['hasCollections'] === 'boolean' ? body['hasCollections'] : null;
}

/** Reads the answer of GET /demo/chain/flunk. */
export function flunkIn(body: unknown): FlunkState | null {
  if (!isRecord(body) || typeof body['graduated'] !== 'boolean') return null;
  const { graduated, backpackTokenId } = body;
  return { graduated, backpackTokenId: typeof backpackTokenId === 'string' ? backpackTokenId : null };
}

/** Reads the answer of GET /demo/chain/pending-rewards. */
export function rewardsIn(body: unknown): { readonly pending: string | null } | null {
  if (!isRecord(body)) return null;
  const pending = body['pendingRewards'];
  return pending === null || typeof pending === 'string' ? { pending } : null;
}

/** Reads the answer of GET /demo/chain/cliques. */
export function cliquesIn(body: unknown): readonly CliqueInfo[] | null {
  if (!isRecord(body) || !Array.isArray(body['cliques'])) return null;
  return body['cliques'].filter(isRecord).flatMap(({ tokenId, collection, clique }) => {
    const known = COLLECTIONS.find((name) => name === collection);
    if (known === undefined || typeof tokenId !== 'string') return [];
    return [{ tokenId, collection: known, clique: typeof clique === 'string' ? clique : null }];
  });
}

function isSignature(entry: unknown): entry is CompositeSignature {
  return (
    isRecord(entry) &&
    typeof entry['addr'] === 'string' &&
    typeof entry['keyId'] === 'number' &&
    typeof entry['signature'] === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
