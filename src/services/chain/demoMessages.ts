import type { CompositeSignature } from '../../../supabase/functions/_shared/contract/index.ts';
import { parseAddress } from '../../kernel/units.ts';
import type { Challenge, OwnershipProof, WalletInfo } from './chain.ts';

/** What the demo wallet's window says to the page that opened it. */
export type WalletMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'declined' }
  | { readonly type: 'failed'; readonly error: string }
  | ({ readonly type: 'approved' } & Omit<OwnershipProof, 'kind' | 'nonce' | 'message'>);

/** What the page sends when the window is ready (supabase/local/demo/wallet.js has the other side). */
export const challengeMessage = (request: string, { nonce, appIdentifier }: Challenge) =>
  ({ type: 'demo-wallet:request', request, kind: 'account-proof', nonce, appIdentifier }) as const;

/** Reads a message of the wallet's window about one request; anything else is null. */
export function messageIn(data: unknown, request: string): WalletMessage | null {
  if (!isRecord(data) || data['request'] !== request) return null;
  if (data['type'] === 'demo-wallet:ready') return { type: 'ready' };
  if (data['type'] === 'demo-wallet:declined') return { type: 'declined' };
  if (data['type'] === 'demo-wallet:failed') return { type: 'failed', error: String(data['error']) };
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
