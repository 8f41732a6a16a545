import type { Result } from '../kernel/result.ts';
import type { Address } from '../kernel/units.ts';
import type { ChainName, CompositeSignature } from '../contract/system/auth.ts';

/** The proof by which a wallet shows that it owns the address. Its shape has been checked before. */
export type Proof = {
  readonly address: Address;
  readonly signatures: readonly CompositeSignature[];
} & (
  | { readonly kind: 'account-proof'; readonly appIdentifier: string; readonly nonce: string }
  | { readonly kind: 'user-signature'; readonly message: string }
);

/** The chain as sign-in needs it. */
export interface ChainVerifier {
  readonly name: ChainName;
  /**
   * Whether the account's keys made these signatures: BAD_SIGNATURE when not, UNAVAILABLE when the chain cannot be
   * asked. Never called inside a transaction.
   */
  verify(proof: Proof): Promise<Result<Address>>;
}

/** True when every signature is of the proof's own account and each key signed once. */
export function signsForItself(proof: Proof): boolean {
  const keys = new Set(proof.signatures.map((one) => one.keyId));
  return keys.size === proof.signatures.length && proof.signatures.every((one) => one.addr === proof.address);
}
