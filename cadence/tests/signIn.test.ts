import { beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../supabase/tests/support/cluster.ts';
import { toHex } from '../../supabase/functions/_shared/chain/bytes.ts';
import { accessNode } from '../../supabase/functions/_shared/chain/accessNode.ts';
import { flowVerifier } from '../../supabase/functions/_shared/chain/flow.ts';
import { proofMessage, signedBytes } from '../../supabase/functions/_shared/chain/message.ts';
import type { ChainVerifier, Proof } from '../../supabase/functions/_shared/chain/verifier.ts';
import { unpaced, type TestChain } from './support/chain.ts';
import { freshChain } from './support/oneChain.ts';
import type { Account } from './support/transaction.ts';

const appIdentifier = 'https://flunks.example';
const nonce = toHex(new Uint8Array(32).fill(7));

describe('a proof of ownership on the chain itself', () => {
  let chain: TestChain;
  let verifier: ChainVerifier;
  let owner: Account;
  let other: Account;

  beforeAll(async () => {
    chain = await freshChain();
    verifier = flowVerifier('emulator', chain.node);
    [owner, other] = [await chain.openAccount(), await chain.openAccount()];
  });

  const unsigned = (kind: Proof['kind']): Proof => {
    const { address } = owner;
    return kind === 'account-proof'
      ? { kind, address, appIdentifier, nonce, signatures: [] }
      : { kind, address, message: 'I am me, now.', signatures: [] };
  };
  const signed = (proof: Proof, by: Account): Proof => {
    const signature = by.key.sign(signedBytes(proof.kind, proofMessage(proof)));
    return { ...proof, signatures: [{ addr: proof.address, keyId: 0, signature }] };
  };

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

  it('is unavailable, not wrong, once the node is gone', async () => {
    const port = await freePort();
    const node = accessNode({
      ...chain.settings,
      accessNode: `http://127.0.0.1:${port}`,
      retryAfterMs: 1,
      paceOf: unpaced,
    });
    const cutOff = flowVerifier('emulator', node);
    expect(await cutOff.verify(signed(unsigned('account-proof'), owner))).toMatchObject({
      error: { code: 'UNAVAILABLE' },
    });
  });
});
