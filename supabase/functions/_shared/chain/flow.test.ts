import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { parseAddress } from '../kernel/units.ts';
import { accessNode as nodeOf, type AccessNodeOptions } from './accessNode.ts';
import { toHex } from '../kernel/hex.ts';
import { verifyEcdsa } from './ecdsa.ts';
import { flowVerifier } from './flow.ts';
import { accountProofMessage } from './message.ts';
import { flowSettings } from './settings.ts';
import type { Proof } from './verifier.ts';

const address = parseAddress('0xf8d6e0586b0a20c7');
const other = parseAddress('0x01cf0e2f2f715450');
if (address === null || other === null) throw new Error('the tests need addresses');
const nonce = '75f8587e5bd5f9dcc9909d0dae1f0ac5814458b2ae129620502cb936fde7120a';
const signature = { addr: address, keyId: 0, signature: 'ab'.repeat(64) };
const proof: Proof = {
  kind: 'account-proof',
  address,
  nonce,
  appIdentifier: 'https://flunks.example',
  signatures: [signature],
};

interface Script {
  readonly script: string;
  readonly arguments: readonly string[];
}
type Reply = readonly [status: number, body: unknown];

const bool = (value: boolean) => Buffer.from(JSON.stringify({ type: 'Bool', value })).toString('base64');
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** What a node says of an account that it does not know, whose proofs are left to a script. */
const NO_ACCOUNT: Reply = [404, { code: 404, message: 'Flow resource not found' }];

/** An access node that gives these replies to scripts in turn, then the last one for ever. */
async function accessNode(...replies: Reply[]) {
  return nodeWith({}, ...replies);
}

/** The same, asked in another way, or with another reply about accounts. */
async function nodeWith(
  { account = NO_ACCOUNT, ...options }: Partial<AccessNodeOptions> & { readonly account?: Reply },
  ...replies: Reply[]
) {
  const scripts: Script[] = [];
  const accounts: string[] = [];
  const replyTo = (path: string, body: string): Reply => {
    if (path.startsWith('/v1/accounts/')) {
      accounts.push(path);
      return account;
    }
    scripts.push(JSON.parse(body) as Script);
    return replies[Math.min(scripts.length, replies.length) - 1] ?? [500, null];
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const [status, answer] = replyTo(request.url ?? '', body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const settings = flowSettings(
    (name) => ({ FLOW_ACCESS_NODE: `http://127.0.0.1:${port}/` })[name],
    'emulator',
  );
  const node = nodeOf({
    ...settings,
    paceOf: () => async () => true,
    retryAfterMs: 1,
    ...options,
  });
  return { scripts, accounts, verifier: flowVerifier('emulator', node, verifyEcdsa) };
}

describe('a proof on Flow', () => {
  it('encodes what is signed as FCL does', () => {
    // A vector of FCL's own tests.
    const awesome = parseAddress('0x0000abc123def456');
    if (awesome === null) throw new Error('not an address');
    const ascii = '3037366134636339643564623330316636626239323161663465346131393662';
    expect(toHex(accountProofMessage('AWESOME-APP-ID', awesome, ascii))).toBe(
      `f8398e415745534f4d452d4150502d4944880000abc123def456a0${ascii}`,
    );
    const long = toHex(accountProofMessage(`https://${'x'.repeat(60)}.example`, address, nonce));
    expect(long.startsWith('f878b84c')).toBe(true);
  });

  it('is checked by the keys that the newest sealed block has, read anew each time (SIGN-IN-10)', async () => {
    const { accounts, scripts, verifier } = await nodeWith({ account: [200, { keys: [] }] });
    for (let nth = 0; nth < 2; nth += 1)
      expect(await verifier.verify(proof)).toMatchObject({ error: { code: 'BAD_SIGNATURE' } });
    const path = `/v1/accounts/${address}?block_height=sealed&expand=keys`;
    expect([accounts, scripts]).toEqual([[path, path], []]);
  });

  it('of an account that the node does not know is checked by one script of FCLCrypto, with the message and the keys', async () => {
    const { scripts, verifier } = await accessNode([200, bool(true)]);
    expect(await verifier.verify(proof)).toEqual({ ok: true, value: address });
    const [call] = scripts;
    expect(scripts).toHaveLength(1);
    expect(atob(call?.script ?? '')).toContain('FCLCrypto.verifyAccountProofSignatures(');
    const values = call?.arguments.map((one) => (JSON.parse(atob(one)) as { value: unknown }).value);
    expect(values).toEqual([
      address,
      toHex(accountProofMessage(proof.appIdentifier, address, nonce)),
      [{ type: 'Int', value: '0' }],
      [{ type: 'String', value: signature.signature }],
    ]);
  });

  it('of readable text is checked as a user signature', async () => {
    const { scripts, verifier } = await accessNode([200, bool(true)]);
    const signed: Proof = { kind: 'user-signature', address, message: 'I am me', signatures: [signature] };
    expect(await verifier.verify(signed)).toMatchObject({ ok: true });
    expect(atob(scripts[0]?.script ?? '')).toContain('FCLCrypto.verifyUserSignatures(');
  });

  it('is refused when the chain says no, or the script fails', async () => {
    const replies: Reply[] = [
      [200, bool(false)],
      [400, { code: 400, message: 'Invalid Flow request: failed to execute script' }],
    ];
    for (const reply of replies) {
      const { verifier } = await accessNode(reply);
      expect(await verifier.verify(proof)).toMatchObject({ ok: false, error: { code: 'BAD_SIGNATURE' } });
    }
  });

  it('is no wrong signature when what answers is no access node', async () => {
    const number = Buffer.from(JSON.stringify({ type: 'Int', value: '1' })).toString('base64');
    const replies: Reply[] = [
      [200, 'nonsense'],
      [200, number],
      [200, { value: true }],
      [200, null],
      [400, 'a page about cookies'],
      [403, { message: 'blocked' }],
      [404, { message: 'not found' }],
    ];
    for (const reply of replies) {
      const { verifier } = await accessNode(reply);
      const answer = await verifier.verify(proof);
      expect([reply, answer]).toMatchObject([reply, { ok: false, error: { code: 'UNAVAILABLE' } }]);
    }
  });

  it('is given up at once where its turn would come too late', async () => {
    const turns = [true, false, false];
    const paceOf: AccessNodeOptions['paceOf'] = (call) => async () =>
      call === 'reads' || turns.shift() === true;
    const { scripts, verifier } = await nodeWith({ paceOf }, [200, bool(true)]);
    const answers = await Promise.all(Array.from({ length: 3 }, () => verifier.verify(proof)));
    expect(scripts).toHaveLength(1);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, false]);
    const message = 'Too many people are asking the Flow network just now. Please try again.';
    expect(answers.at(-1)).toMatchObject({ error: { code: 'UNAVAILABLE', message } });
  });

  it('is refused unasked when a signature is of another account, or a key signs twice (SIGN-IN-3)', async () => {
    const { scripts, verifier } = await accessNode([200, bool(true)]);
    for (const signatures of [[{ ...signature, addr: other }], [signature, signature]]) {
      expect(await verifier.verify({ ...proof, signatures })).toMatchObject({ ok: false });
    }
    expect(scripts).toHaveLength(0);
  });

  it('is asked once more after a fault of the node, then given up as unavailable', async () => {
    const recovering = await accessNode([503, null], [200, bool(true)]);
    expect(await recovering.verifier.verify(proof)).toMatchObject({ ok: true });
    const down = await accessNode([503, null]);
    expect(await down.verifier.verify(proof)).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
    expect(down.scripts).toHaveLength(2);
    const busy = await accessNode([429, null]);
    expect(await busy.verifier.verify(proof)).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
  });

  it('is given up at once while the node is silent, which is asked again after a rest (CHAIN-2)', async () => {
    const silence: Reply = [503, null];
    const { accounts, verifier } = await nodeWith({ restMs: 60_000, account: silence });
    const answers = [];
    for (let nth = 0; nth < 6; nth += 1) answers.push(await verifier.verify(proof));
    expect(answers.every((answer) => !answer.ok && answer.error.code === 'UNAVAILABLE')).toBe(true);
    expect(accounts).toHaveLength(4);
    const back = await nodeWith({ restMs: 0, account: silence });
    for (let nth = 0; nth < 3; nth += 1) await back.verifier.verify(proof);
    expect(back.accounts).toHaveLength(6);
  });
});
