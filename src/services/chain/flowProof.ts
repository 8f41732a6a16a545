import type { CurrentUser, Service } from '@onflow/fcl';
import type { CompositeSignature } from '@shared/contract/index.ts';
import { parseAddress, type Address } from '@shared/kernel/units.ts';

/** The service of a wallet for one thing; null: it cannot do that. */
export const serviceOf = (user: CurrentUser, type: string): Service | null =>
  user.services?.find((service) => service.type === type) ?? null;

/** Wallets spell addresses with and without 0x, and leave zeros out. */
export const addressIn = (text: unknown): Address | null =>
  typeof text === 'string'
    ? parseAddress(`0x${text.toLowerCase().replace(/^0x/, '').padStart(16, '0')}`)
    : null;

/** The signatures of the account proof that came with signing in; null: this wallet makes none. */
export function accountProofIn(user: CurrentUser): readonly CompositeSignature[] | null {
  const data = serviceOf(user, 'account-proof')?.data;
  if (typeof data !== 'object' || data === null || !('signatures' in data)) return null;
  return signaturesIn(data.signatures);
}

/** The signatures among what a wallet answered; null: there are none. What is no signature is left out. */
export function signaturesIn(answer: unknown): CompositeSignature[] | null {
  const found = (Array.isArray(answer) ? answer : []).flatMap((entry: unknown): CompositeSignature[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { addr, keyId, signature }: Readonly<Record<string, unknown>> = { ...entry };
    const owner = addressIn(addr);
    if (owner === null || typeof keyId !== 'number' || typeof signature !== 'string') return [];
    return [{ addr: owner, keyId, signature: signature.toLowerCase().replace(/^0x/, '') }];
  });
  return found.length > 0 ? found : null;
}
