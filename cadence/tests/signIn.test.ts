import { beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/ports.mjs';
import { toHex } from '../../supabase/functions/_shared/kernel/hex.ts';
import { accessNode, type AccessNode } from '../../supabase/functions/_shared/chain/accessNode.ts';
import { verifyEcdsa } from '../../supabase/functions/_shared/chain/ecdsa.ts';
import { flowVerifier } from '../../supabase/functions/_shared/chain/flow.ts';
import { proofMessage, signedBytes } from '../../supabase/functions/_shared/chain/message.ts';
import type { ChainVerifier, Proof } from '../../supabase/functions/_shared/chain/verifier.ts';
import { unpaced, type TestChain } from './support/chain.ts';
import { freshChain } from './support/oneChain.ts';
import { intValue, stringValue } from '../../supabase/functions/_shared/cadence/values.ts';
import { fail } from '../../supabase/functions/_shared/kernel/result.ts';
import { parseAddress } from '../../supabase/functions/_shared/kernel/units.ts';
import { newKey, type Key } from './support/keys.ts';
import type { Account } from './support/transaction.ts';

const appIdentifier = 'https://flunks.example';
const nonce = toHex(new Uint8Array(32).fill(7));

const REVOKE = `
transaction(index: Int) {
    prepare(signer: auth(RevokeKey) &Account) {
        signer.keys.revoke(keyIndex: index)
    }
}`;
/** Adds two keys, each of half the weight that is needed to act for an account. */
const ADD_HALVES = `
transaction(p256: String, secp256k1: String) {
    prepare(signer: auth(AddKey) &Account) {
        signer.keys.add(
            publicKey: PublicKey(publicKey: p256.decodeHex(), signatureAlgorithm: SignatureAlgorithm.ECDSA_P256),
            hashAlgorithm: HashAlgorithm.SHA3_256,
            weight: 500.0
        )
        signer.keys.add(
            publicKey: PublicKey(
                publicKey: secp256k1.decodeHex(), signatureAlgorithm: SignatureAlgorithm.ECDSA_secp256k1
            ),
            hashAlgorithm: HashAlgorithm.SHA2_256,
            weight: 500.0
        )
    }
}`;

/** The same node, which refuses scripts. */
const withoutScripts = (node: AccessNode): AccessNode => ({
  ...node,
  script: async () => {
    throw new Error('a script was run');
  },
});
/** The same node, which tells of no account, so that scripts verify. */
const withoutAccounts = (node: AccessNode): AccessNode => ({
  ...node,
  account: async () => fail('REVERTED', 'not told'),
});

describe.each([
  ['by the keys that the node tells of', withoutScripts],
  ['by a script', withoutAccounts],
])('a proof of ownership on the chain itself, %s', (_, nodeOf) => {
  let chain: TestChain;
  let verifier: ChainVerifier;
  let owner: Account;
  let other: Account;

  beforeAll(async () => {
    chain = await freshChain();
    verifier = flowVerifier('emulator', nodeOf(chain.node), verifyEcdsa);
    [owner, other] = [await chain.openAccount(), await chain.openAccount()];
  });

  const unsigned = (kind: Proof['kind']): Proof => {
    const { address } = owner;
    return kind === 'account-proof'
      ? { kind, address, appIdentifier, nonce, signatures: [] }
      : { kind, address, message: 'I am me, now.', signatures: [] };
  };
  const signedBy = (proof: Proof, keys: Readonly<Record<number, Key>>): Proof => {
    const bytes = signedBytes(proof.kind, proofMessage(proof));
    const signatures = Object.entries(keys).map(([keyId, key]) => ({
      addr: proof.address,
      keyId: Number(keyId),
      signature: key.sign(bytes),
    }));
    return { ...proof, signatures };
  };
  const signed = (proof: Proof, by: Account): Proof => signedBy(proof, { 0: by.key });

  for (const kind of ['account-proof', 'user-signature'] as const) {
    it(`by ${kind} holds for the account whose key signed it, and for no other`, async () => {
      expect(await verifier.verify(signed(unsigned(kind), owner))).toEqual({
        ok: true,
        value: owner.address,
      });
      expect(await verifier.verify(signed(unsigned(kind), other))).toMatchObject({
        error: { code: 'BAD_SIGNATURE' },
      });
    });
  }

  it('does not hold for another origin, another nonce or a key that the account has not', async () => {
    const proof = signed(unsigned('account-proof'), owner);
    const [signature] = proof.signatures;
    if (signature === undefined) throw new Error('not signed');
    const wrong = [
      { ...proof, appIdentifier: 'https://elsewhere.example' },
      { ...proof, nonce: toHex(new Uint8Array(32).fill(8)) },
      { ...proof, signatures: [{ ...signature, keyId: 1 }] },
    ] as Proof[];
    for (const one of wrong)
      expect(await verifier.verify(one)).toMatchObject({ error: { code: 'BAD_SIGNATURE' } });
  });

  it('holds by keys that weigh enough together, of either curve, and not by one of them (SIGN-IN-10)', async () => {
    const [one, two] = [newKey(), newKey('secp256k1')];
    await chain.succeed(owner, ADD_HALVES, stringValue(one.publicHex), stringValue(two.publicHex));
    const proof = unsigned('account-proof');
    expect(await verifier.verify(signedBy(proof, { 1: one, 2: two }))).toMatchObject({ ok: true });
    for (const keys of [{ 1: one }, { 2: two }, { 1: one, 2: one }])
      expect(await verifier.verify(signedBy(proof, keys))).toMatchObject({
        error: { code: 'BAD_SIGNATURE' },
      });
  });

  it('does not hold by a key from the moment on in which it is revoked (SIGN-IN-10)', async () => {
    const account = await chain.openAccount();
    const proof: Proof = { ...unsigned('account-proof'), address: account.address };
    expect(await verifier.verify(signed(proof, account))).toMatchObject({ ok: true });
    await chain.succeed(account, REVOKE, intValue(0));
    expect(await verifier.verify(signed(proof, account))).toMatchObject({ error: { code: 'BAD_SIGNATURE' } });
  });

  it('does not hold for an address that no account of this network has', async () => {
    for (const address of ['0x0000000000000001', '0x807c3d470888cc48'].map(parseAddress)) {
      if (address === null) throw new Error('not an address');
      const proof = signed({ ...unsigned('account-proof'), address }, owner);
      const asked = flowVerifier('emulator', chain.node, verifyEcdsa);
      expect(await asked.verify(proof)).toMatchObject({ error: { code: 'BAD_SIGNATURE' } });
    }
  });

  it('is unavailable, not wrong, once the node is gone', async () => {
    const port = await freePort();
    const node = accessNode({
      ...chain.settings,
      accessNode: `http://127.0.0.1:${port}`,
      retryAfterMs: 1,
      paceOf: unpaced,
    });
    const cutOff = flowVerifier('emulator', nodeOf(node), verifyEcdsa);
    expect(await cutOff.verify(signed(unsigned('account-proof'), owner))).toMatchObject({
      error: { code: 'UNAVAILABLE' },
    });
  });
});
