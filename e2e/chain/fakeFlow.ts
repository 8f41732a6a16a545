import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  arrayValue,
  encodeValue,
  type CadenceValue,
} from '../../supabase/functions/_shared/cadence/values.ts';
import { parseAddress } from '../../supabase/functions/_shared/kernel/units.ts';
import { fromHex } from '../../supabase/functions/_shared/kernel/hex.ts';
import { accountProofMessage, signedBytes } from '../../supabase/functions/_shared/chain/message.ts';

/** An address as the emulator gives them, and one of testnet. */
export const FLOW_ADDRESS = '0xf8d6e0586b0a20c7';
export const TESTNET_ADDRESS = '0x74daa6f9c7ef24b1';

/** What the fake wallet can do, as the test has it. */
export interface FakeWallet {
  address: string;
  /** Whether it makes account proofs; otherwise it signs messages alone. */
  proves: boolean;
  /** What the network says of the next transaction in place of sealing it well. */
  reverts: string | null;
}

export interface FakeFlow {
  readonly origin: string;
  readonly wallet: FakeWallet;
  close(): Promise<void>;
}

/**
 * An access node and the page of a wallet, as small as FCL is content with. The wallet has a key, of which the
 * node tells; everything else is as the test says.
 */
export async function startFlow(): Promise<FakeFlow> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const wallet: FakeWallet = { address: FLOW_ADDRESS, proves: true, reverts: null };
  const server = createServer((request, response) => {
    void respond(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on TCP.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let transactions = 0;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', origin);
    const body = await bodyOf(request);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') {
      response.end();
    } else if (pathname === '/wallet') {
      response.setHeader('content-type', 'text/html').end(WALLET_PAGE);
    } else {
      const answer = pathname === '/sign' ? signatureFor(body) : nodeAnswer(pathname, body);
      response.writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { code: 404, message: 'not found' }));
    }
  }

  const composite = (bytes: Uint8Array) => ({
    f_type: 'CompositeSignature',
    f_vsn: '1.0.0',
    addr: wallet.address,
    keyId: 0,
    signature: sign('sha3-256', bytes, { key, dsaEncoding: 'ieee-p1363' }).toString('hex'),
  });
  const service = (type: string, more: object) => ({
    f_type: 'Service',
    f_vsn: '1.0.0',
    type,
    uid: `fake#${type}`,
    endpoint: `${origin}/wallet`,
    method: 'POP/RPC',
    provider: { address: wallet.address, name: 'Fake Wallet' },
    identity: { address: wallet.address, keyId: 0 },
    ...more,
  });

  /** What the wallet's page answers once the person has approved. */
  function signatureFor(asked: Asked): object {
    const { nonce, appIdentifier, message } = asked.body;
    const address = parseAddress(wallet.address);
    if (asked.type === 'user-signature')
      return composite(signedBytes('user-signature', fromHex(message ?? '')));
    if (asked.type === 'authz') return composite(fromHex(message ?? ''));
    if (address === null || nonce === undefined || appIdentifier === undefined) throw new Error('no nonce');
    const proof = signedBytes('account-proof', accountProofMessage(appIdentifier, address, nonce));
    return {
      f_type: 'AuthnResponse',
      f_vsn: '1.0.0',
      addr: wallet.address,
      services: [
        service('authn', { id: wallet.address }),
        service('authz', {}),
        service('user-signature', {}),
        ...(wallet.proves
          ? [
              service('account-proof', {
                method: 'DATA',
                data: { address, nonce, signatures: [composite(proof)] },
              }),
            ]
          : []),
      ],
    };
  }

  function nodeAnswer(path: string, body: Asked): unknown {
    if (path === '/v1/network/parameters') return { chain_id: 'flow-emulator' };
    if (path === '/v1/scripts') return encodeValue(scriptAnswer(body));
    if (path === '/v1/blocks') return [BLOCK];
    if (path.startsWith('/v1/accounts/')) return accountAt(path.split('/')[3] ?? '', createPublicKey(key));
    if (path === '/v1/transactions') {
      transactions += 1;
      return { id: transactions.toString(16).padStart(64, '0') };
    }
    if (path.startsWith('/v1/transaction_results/')) {
      const error = wallet.reverts ?? '';
      return { status: 'Sealed', status_code: error === '' ? 0 : 1, error_message: error, events: [] };
    }
    return null;
  }

  return {
    origin,
    wallet,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What is read of a body. A wallet's page, FCL, or the server may have sent it. */
interface Asked {
  readonly type?: string;
  readonly body: { readonly nonce?: string; readonly appIdentifier?: string; readonly message?: string };
  readonly script?: string;
  readonly arguments?: readonly string[];
}

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  const text = Buffer.concat(chunks).toString();
  // Only this product sends it.
  return { body: {}, ...(text === '' ? {} : (JSON.parse(text) as object)) };
}

/** Answers that an account holds nothing, and that it does not have the collections. */
function scriptAnswer({ script = '' }: Asked): CadenceValue {
  const code = Buffer.from(script, 'base64').toString();
  return code.includes('main(address: Address): [') ? arrayValue([]) : { type: 'Bool', value: false };
}

const BLOCK = {
  header: {
    id: 'ab'.repeat(32),
    parent_id: 'cd'.repeat(32),
    height: '100',
    timestamp: '2026-01-01T00:00:00Z',
    parent_voter_signature: '',
  },
  payload: { collection_guarantees: [], block_seals: [] },
  block_status: 'BLOCK_SEALED',
};
const publicHex = (key: KeyObject): string =>
  key.export({ type: 'spki', format: 'der' }).subarray(-64).toString('hex');
const accountAt = (address: string, key: KeyObject) => ({
  address,
  balance: '100000000',
  keys: [
    {
      index: '0',
      public_key: `0x${publicHex(key)}`,
      signing_algorithm: 'ECDSA_P256',
      hashing_algorithm: 'SHA3_256',
      sequence_number: '7',
      weight: '1000',
      revoked: false,
    },
  ],
  contracts: {},
});

/** Shows what it is asked, and answers as the person says. */
const WALLET_PAGE = `<!doctype html>
<html lang="en"><title>Fake Wallet</title>
<h1 id="type"></h1><pre id="text"></pre>
<button id="approve">Approve</button><button id="decline">Decline</button>
<script>
  const say = (message) => opener.postMessage(message, '*');
  let asked = null;
  addEventListener('message', ({ data }) => {
    if (data?.type !== 'FCL:VIEW:READY:RESPONSE') return;
    asked = { type: data.service.type, body: data.body };
    document.querySelector('#type').textContent = asked.type;
    const hex = asked.type === 'user-signature' ? data.body.message.match(/../g) : [];
    const bytes = Uint8Array.from(hex, (pair) => parseInt(pair, 16));
    document.querySelector('#text').textContent = new TextDecoder().decode(bytes);
  });
  document.querySelector('#approve').onclick = async () => {
    const response = await fetch('/sign', { method: 'POST', body: JSON.stringify(asked) });
    say({ f_type: 'PollingResponse', f_vsn: '1.0.0', type: 'FCL:VIEW:RESPONSE', status: 'APPROVED', data: await response.json() });
  };
  document.querySelector('#decline').onclick = () =>
    say({ f_type: 'PollingResponse', f_vsn: '1.0.0', type: 'FCL:VIEW:RESPONSE', status: 'DECLINED', reason: 'no', data: null });
  say({ type: 'FCL:VIEW:READY' });
</script></html>`;
