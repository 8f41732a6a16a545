import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fail, ok, type Result } from '../kernel/result.ts';
import { parseAddress } from '../kernel/units.ts';
import type { AccessNode } from './accessNode.ts';
import { join } from './bytes.ts';
import { verifyEcdsa } from './ecdsa.ts';
import { flowVerifier } from './flow.ts';
import { proofMessage, signedBytes } from './message.ts';
import type { Proof } from './verifier.ts';

const address = parseAddress('0xf8d6e0586b0a20c7');
if (address === null) throw new Error('the tests need an address');
const unsigned: Proof = {
  kind: 'account-proof',
  address,
  nonce: '75f8587e5bd5f9dcc9909d0dae1f0ac5814458b2ae129620502cb936fde7120a',
  appIdentifier: 'https://flunks.example',
  signatures: [],
};

/** A key of an account: how it signs, and how a node tells of it. */
interface TestKey {
  readonly privateKey: KeyObject;
  readonly told: Readonly<Record<string, unknown>>;
}
function newKey(index: number, told: TestKey['told'] = {}): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const point = publicKey.export({ type: 'spki', format: 'der' }).subarray(-64).toString('hex');
  return {
    privateKey,
    told: {
      index: String(index),
      public_key: `0x${point}`,
      signing_algorithm: 'ECDSA_P256',
      hashing_algorithm: 'SHA3_256',
      sequence_number: '1',
      weight: '1000',
      revoked: false,
      ...told,
    },
  };
}
const [first, second] = [newKey(0), newKey(1)];
const signedBy = (keys: readonly TestKey[], proof: Proof = unsigned, bytes?: Uint8Array): Proof => ({
  ...proof,
  signatures: keys.map(({ privateKey, told }) => ({
    addr: address,
    keyId: Number(told['index']),
    signature: sign('sha3-256', bytes ?? signedBytes(proof.kind, proofMessage(proof)), {
      key: privateKey,
      dsaEncoding: 'ieee-p1363',
    }).toString('hex'),
  })),
});

/** What a verifier answers of a proof, and how often it had a script run, which says yes. */
async function verified(proof: Proof, account: Result<unknown>) {
  let scripts = 0;
  const node: AccessNode = {
    account: async () => account,
    get: async () => fail('UNAVAILABLE', 'not asked'),
    script: async () => {
      scripts += 1;
      return ok(true);
    },
  };
  const answer = await flowVerifier('emulator', node, verifyEcdsa).verify(proof);
  return [answer.ok || answer.error.code, scripts];
}
const accountOf = (...keys: readonly TestKey[]) =>
  ok({ address, balance: '1', keys: keys.map(({ told }) => told) });

describe('a proof by the keys of its account (SIGN-IN-10)', () => {
  it('holds without a script, as a text and as an account proof under either tag', async () => {
    const text: Proof = { kind: 'user-signature', address, message: 'I am me', signatures: [] };
    const asText = signedBytes('user-signature', proofMessage(unsigned));
    for (const proof of [signedBy([first]), signedBy([first], text), signedBy([first], unsigned, asText)]) {
      expect(await verified(proof, accountOf(first))).toEqual([true, 0]);
    }
  });

  it('does not hold for another origin, nonce, text or tag, nor without one', async () => {
    const text: Proof = { kind: 'user-signature', address, message: 'I am me', signatures: [] };
    const wrong: readonly Proof[] = [
      { ...signedBy([first]), appIdentifier: 'https://elsewhere.example' } as Proof,
      { ...signedBy([first]), nonce: '12'.repeat(32) } as Proof,
      { ...signedBy([first], text), message: 'I am you' } as Proof,
      signedBy([first], text, signedBytes('account-proof', proofMessage(text))),
      signedBy([first], unsigned, proofMessage(unsigned)),
      signedBy(
        [first],
        unsigned,
        join(new TextEncoder().encode('FCL-ACCOUNT-PROOF-V0.0'), proofMessage(unsigned)),
      ),
    ];
    for (const proof of wrong) expect(await verified(proof, accountOf(first))).toEqual(['BAD_SIGNATURE', 0]);
  });

  it('does not hold by a key that was revoked, that the account has not, or that is of another index', async () => {
    for (const told of [{ revoked: true }, { index: '1' }]) {
      const account = accountOf({ ...first, told: { ...first.told, ...told } });
      expect(await verified(signedBy([first]), account)).toEqual(['BAD_SIGNATURE', 0]);
    }
    expect(await verified(signedBy([second]), accountOf(first))).toEqual(['BAD_SIGNATURE', 0]);
    expect(await verified(signedBy([first]), accountOf())).toEqual(['BAD_SIGNATURE', 0]);
  });

  it('needs keys that weigh 1000 together, every signature of which is right, and each of which signs once', async () => {
    const [one, two] = [newKey(0, { weight: '500' }), newKey(1, { weight: '500' })];
    const account = accountOf(one, two);
    expect(await verified(signedBy([one, two]), account)).toEqual([true, 0]);
    expect(await verified(signedBy([one]), account)).toEqual(['BAD_SIGNATURE', 0]);
    expect(await verified(signedBy([one, one]), account)).toEqual(['BAD_SIGNATURE', 0]);
    const [right, wrong] = [signedBy([one]).signatures, signedBy([{ ...one, told: two.told }]).signatures];
    const half: Proof = { ...unsigned, signatures: [...right, ...wrong] };
    expect(await verified(half, account)).toEqual(['BAD_SIGNATURE', 0]);
    const light = accountOf({ ...one, told: { ...one.told, weight: '999' } });
    expect(await verified(signedBy([one]), light)).toEqual(['BAD_SIGNATURE', 0]);
  });

  it('is left to a script where a key is of another kind, or the node tells of no such account', async () => {
    const others = [
      { signing_algorithm: 'BLS_BLS12381' },
      { hashing_algorithm: 'KMAC128' },
      { public_key: '0x04' },
    ];
    for (const told of others) {
      const account = accountOf({ ...first, told: { ...first.told, ...told } });
      expect(await verified(signedBy([first]), account)).toEqual([true, 1]);
    }
    expect(await verified(signedBy([first]), fail('REVERTED', 'no such account'))).toEqual([true, 1]);
    expect(await verified(signedBy([first]), ok({ a: 'page' }))).toEqual([true, 1]);
    // One that was revoked is not asked about, whatever its kind.
    const revoked = accountOf({
      ...first,
      told: { ...first.told, signing_algorithm: 'BLS_BLS12381', revoked: true },
    });
    expect(await verified(signedBy([first]), revoked)).toEqual(['BAD_SIGNATURE', 0]);
  });

  it('is not decided while the node does not answer, and no script is tried', async () => {
    expect(await verified(signedBy([first]), fail('UNAVAILABLE', 'silence'))).toEqual(['UNAVAILABLE', 0]);
  });
});
