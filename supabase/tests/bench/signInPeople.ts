// The people of `npm run bench signIn`, in a process of their own, and the access node that tells of their accounts. Started by
// signIn.ts: says where the node listens, is sent one Evening, and answers one SignedIn.
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountProofMessage, signedBytes } from '@shared/chain/message.ts';
import { NonceAnswer } from '@shared/contract/system/auth.ts';
import { benchWallet } from './members.ts';

export interface Evening {
  readonly url: string;
  readonly origin: string;
  /** The number of the first of them. */
  readonly from: number;
  readonly people: number;
  readonly atOnce: number;
}

export interface SignedIn {
  readonly seconds: number;
  readonly failures: number;
}

/** What the wallets of Flow have. */
const KINDS = [
  { curve: 'secp256k1', algorithm: 'ECDSA_secp256k1', hash: 'sha256', hashing: 'SHA2_256' },
  { curve: 'P-256', algorithm: 'ECDSA_P256', hash: 'sha3-256', hashing: 'SHA3_256' },
] as const;
interface Keys {
  readonly privateKey: KeyObject;
  readonly publicHex: string;
}
const keys: readonly Keys[] = KINDS.map(({ curve }) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: curve });
  return {
    privateKey,
    publicHex: publicKey.export({ type: 'spki', format: 'der' }).subarray(-64).toString('hex'),
  };
});
const kindOf = (address: string): number => Number.parseInt(address.slice(-1), 16) % KINDS.length;

const node = createServer((request, response) => {
  const address = request.url?.split(/[/?]/)[3] ?? '';
  const kind = KINDS[kindOf(address)];
  const key = {
    index: '0',
    public_key: `0x${keys[kindOf(address)]?.publicHex ?? ''}`,
    signing_algorithm: kind?.algorithm,
    hashing_algorithm: kind?.hashing,
    sequence_number: '7',
    weight: '1000',
    revoked: false,
  };
  request.resume().once('end', () => {
    response.end(JSON.stringify({ address, balance: '1', keys: [key] }));
  });
}).listen(0, '127.0.0.1', () => {
  // It listens on TCP.
  process.send?.({ accessNode: `http://127.0.0.1:${(node.address() as AddressInfo).port}` });
});

async function signIn({ url, origin }: Evening, nth: number): Promise<boolean> {
  const address = benchWallet(nth);
  const headers = { 'content-type': 'application/json', origin };
  const asked = await fetch(`${url}/api/auth/nonce`, { method: 'POST', headers, body: '{}' });
  const cookie = asked.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { nonce } = NonceAnswer.parse(await asked.json());
  const bytes = signedBytes('account-proof', accountProofMessage(origin, address, nonce));
  const kind = kindOf(address);
  const privateKey = keys[kind]?.privateKey;
  if (!privateKey) return false;
  const signature = sign(KINDS[kind]?.hash, bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString(
    'hex',
  );
  const body = JSON.stringify({
    address,
    nonce,
    kind: 'account-proof',
    signatures: [{ addr: address, keyId: 0, signature }],
  });
  const answer = await fetch(`${url}/api/auth/verify`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body,
  });
  return answer.status === 200;
}

async function evening(order: Evening): Promise<SignedIn> {
  let next = order.from;
  let failures = 0;
  const began = performance.now();
  const person = async () => {
    while (next < order.from + order.people) {
      next += 1;
      if (!(await signIn(order, next))) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: order.atOnce }, person));
  return { seconds: (performance.now() - began) / 1000, failures };
}

process.on('message', (order: Evening) => {
  void evening(order).then((done) => process.send?.(done));
});
