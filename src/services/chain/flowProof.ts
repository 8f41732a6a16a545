import type { CurrentUser, Service } from '@onflow/fcl';
import type { CompositeSignature } from '@shared/contract/system/auth.ts';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';

/** The service of a wallet for one thing; null: it cannot do that. */
export const serviceOf = (user: CurrentUser, type: string): Service | null =>
  user.services?.find((service) => service.type === type) ?? null;

/** Wallets spell addresses with and without 0x, and leave zeros out. */
export const addressIn = (text: unknown): Address | null =>
  typeof text === 'string'
    ? parseAddress(`0x${text.toLowerCase().replace(/^0x/, '').padStart(16, '0')}`)
    : null;

const readProof = shape.reader(shape.object({ signatures: shape.unknown }));

/** The signatures of the account proof that came with signing in; null: this wallet makes none. */
export function accountProofIn(user: CurrentUser): readonly CompositeSignature[] | null {
  const proof = readProof(serviceOf(user, 'account-proof')?.data);
  return proof && signaturesIn(proof.signatures);
}

const readSignatures = shape.reader(
  shape.each(
    shape.object({
      addr: shape.parsed(addressIn),
      keyId: shape.number,
      signature: shape.made(shape.string, (signature) => signature.toLowerCase().replace(/^0x/, '')),
    }),
  ),
);

/** The signatures among what a wallet answered; null: there are none. What is no signature is left out. */
export function signaturesIn(answer: unknown): CompositeSignature[] | null {
  const found = readSignatures(answer) ?? [];
  return found.length > 0 ? found : null;
}
