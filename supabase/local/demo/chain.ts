import { z } from 'zod';
import { fail, ok, type Result } from '../../functions/_shared/kernel/result.ts';
import type { Address, EpochMs } from '../../functions/_shared/kernel/units.ts';
import { fromHex, toHex } from '../../functions/_shared/kernel/hex.ts';
import { proofMessage, signedBytes } from '../../functions/_shared/chain/message.ts';
import { signsForItself, type ChainVerifier, type Proof } from '../../functions/_shared/chain/verifier.ts';
import type { CompositeSignature } from '../../functions/_shared/contract/system/auth.ts';
import { signInText } from '../../functions/_shared/domain/system/signInText.ts';
import { addressOf, DEMO_ACCOUNTS, STARTERS, type DemoAccount } from './accounts.ts';

const P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SHA256 = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** How many accounts `openAccounts` makes, so that they cannot fill the server's memory. */
const MOST_ACCOUNTS = 2_000;

const StoredKeys = z.record(z.string(), z.looseObject({ kty: z.literal('EC') }));

/** A P-256 key for each demo account, as JSON to be kept secret. */
export async function newDemoKeys(): Promise<string> {
  const keys = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ uid }) => {
      const pair = await crypto.subtle.generateKey(P256, true, ['sign', 'verify']);
      return [uid, await crypto.subtle.exportKey('jwk', pair.privateKey)] as const;
    }),
  );
  return JSON.stringify(Object.fromEntries(keys));
}

export interface SignRequest {
  readonly kind: Proof['kind'];
  readonly appIdentifier: string;
  readonly nonce: string;
}

export interface SignedProof {
  readonly signatures: readonly CompositeSignature[];
  /** The readable text, of a user signature. */
  readonly message?: string;
}

/** The demo chain: its accounts' keys, used by the wallet to sign and by the server to verify. */
export interface DemoChain extends ChainVerifier {
  /** One of the known accounts (DEMO-1), or one that `openAccounts` made, by its uid or its address. */
  account(name: string): DemoAccount | undefined;
  /**
   * Opens new accounts, so often one like each of the starters and in the same order. Only the caller knows them, and they
   * are gone with the server. Null: too many are open.
   */
  openAccounts(times: number): Promise<readonly DemoAccount[] | null>;
  /** Signs as a wallet would once its owner has approved. Null: there is no such account. */
  sign(uid: string, request: SignRequest, now: EpochMs): Promise<SignedProof | null>;
}

interface KeyPair {
  readonly account: DemoAccount;
  readonly signing: CryptoKey;
  readonly verifying: CryptoKey;
}

const open = (jwk: JsonWebKey): JsonWebKey => ({ kty: 'EC', crv: 'P-256', x: jwk.x ?? '', y: jwk.y ?? '' });

/** An address of the demo chain that cannot be guessed. */
export const newAddress = (): Address => addressOf(`0xd3${toHex(crypto.getRandomValues(new Uint8Array(7)))}`);

async function newKeyPair(account: DemoAccount): Promise<KeyPair> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(P256, false, ['sign', 'verify']);
  return { account, signing: privateKey, verifying: publicKey };
}

function newAccountLike(known: DemoAccount): Promise<KeyPair> {
  const address = newAddress();
  const unique = address.slice('0xd3'.length);
  return newKeyPair({ ...known, uid: `${known.uid}-${unique}`, address });
}

/**
 * Reads the keys that newDemoKeys made. Throws when they are anything else. An account that was not known when they were
 * made has a key of its own until the server ends.
 */
export async function demoChain(keys: string): Promise<DemoChain> {
  const stored = StoredKeys.parse(JSON.parse(keys));
  const pairs = new Map<string, KeyPair>();
  for (const account of DEMO_ACCOUNTS) {
    const jwk: JsonWebKey | undefined = stored[account.uid];
    if (!jwk) {
      pairs.set(account.uid, await newKeyPair(account));
      continue;
    }
    pairs.set(account.uid, {
      account,
      signing: await crypto.subtle.importKey('jwk', { ...jwk, key_ops: ['sign'] }, P256, false, ['sign']),
      verifying: await crypto.subtle.importKey('jwk', open(jwk), P256, false, ['verify']),
    });
  }

  return {
    name: 'demo',
    async verify(proof): Promise<Result<Proof['address']>> {
      const refused = fail('BAD_SIGNATURE', 'The signature does not belong to this wallet.');
      const pair = [...pairs.values()].find((one) => one.account.address === proof.address);
      const [only, ...more] = proof.signatures;
      if (!pair || !only || more.length > 0 || only.keyId !== 0 || !signsForItself(proof)) return refused;
      const bytes = signedBytes(proof.kind, proofMessage(proof));
      const valid = await crypto.subtle.verify(SHA256, pair.verifying, fromHex(only.signature), bytes);
      return valid ? ok(proof.address) : refused;
    },
    account: (name) =>
      (pairs.get(name) ?? [...pairs.values()].find((one) => one.account.address === name))?.account,
    async openAccounts(times) {
      if (pairs.size >= MOST_ACCOUNTS) return null;
      const wanted = Array.from({ length: times }, () => STARTERS).flat();
      const opened = await Promise.all(wanted.map(newAccountLike));
      for (const pair of opened) pairs.set(pair.account.uid, pair);
      return opened.map(({ account }) => account);
    },
    async sign(uid, { kind, appIdentifier, nonce }, now) {
      const pair = pairs.get(uid);
      if (!pair) return null;
      const { address } = pair.account;
      const message =
        kind === 'user-signature' ? signInText({ appIdentifier, address, nonce, at: now }) : undefined;
      const unsigned: Proof =
        message === undefined
          ? { kind: 'account-proof', address, signatures: [], appIdentifier, nonce }
          : { kind: 'user-signature', address, signatures: [], message };
      const bytes = signedBytes(kind, proofMessage(unsigned));
      const signature = toHex(new Uint8Array(await crypto.subtle.sign(SHA256, pair.signing, bytes)));
      const signatures = [{ addr: address, keyId: 0, signature }];
      return message === undefined ? { signatures } : { signatures, message };
    },
  };
}
