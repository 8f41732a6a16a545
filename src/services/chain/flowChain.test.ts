import type { CurrentUser, Service } from '@onflow/fcl';
import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { encodeValue } from '@shared/cadence/values.ts';
import { isSignInText } from '@shared/domain/system/signInText.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { store } from '../../kernel/store.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { addressOf } from '../../testing/values.ts';
import type { SessionState } from '../session/session.ts';
import type { Challenge } from './chain.ts';
import { createFlowChain } from './flowChain.ts';
import type { Fcl } from './flowSignIn.ts';
import type { FrameEnds } from './walletFrame.ts';

const holder = addressOf('0x807c3d470888cc48');
const challenge: Challenge = { nonce: 'ab'.repeat(32), appIdentifier: 'https://school.example' };
const signature = {
  f_type: 'CompositeSignature',
  addr: '807c3d470888cc48',
  keyId: 0,
  signature: 'CD'.repeat(64),
};
const signed = { addr: holder, keyId: 0, signature: 'cd'.repeat(64) };
const NOBODY: CurrentUser = { addr: null, loggedIn: null, services: [] };
const GUEST: SessionState = { status: 'guest', wallet: null, role: null, username: null };
const now = epochMs(Date.UTC(2026, 10, 22));

const proofService: Service = { type: 'account-proof', data: { signatures: [signature, null, {}] } };
const userOf = (services: readonly Service[], addr = '0x807c3d470888cc48'): CurrentUser => ({
  addr,
  loggedIn: true,
  services,
});

/** A page with FCL, whose wallets answer as the test says. */
async function open({
  answer = () => Promise.resolve(userOf([proofService])),
  says = () => Promise.resolve([signature]),
  sends = () => Promise.resolve('f0'.repeat(32)),
  method = 'IFRAME/RPC',
  blocks = false,
  extensions,
  elsewhere = NOBODY,
  graduated = false,
}: {
  answer?: () => Promise<CurrentUser | undefined>;
  says?: Fcl['currentUser']['signUserMessage'];
  sends?: Fcl['mutate'];
  method?: string;
  blocks?: boolean;
  extensions?: unknown;
  /** Who is connected in another tab, as FCL's memory has it. */
  elsewhere?: CurrentUser;
  /** What the contract says of the Flunk. */
  graduated?: boolean;
} = {}) {
  const settings = new Map<string, unknown>();
  const user = store(NOBODY);
  const session = store<SessionState>(GUEST);
  const unauthenticate = vi.fn(() => user.set(NOBODY));
  const asked = vi.fn();
  const fcl: Fcl = {
    config: (values) => {
      for (const [name, value] of Object.entries(values)) settings.set(name, value);
    },
    getChainId: () => Promise.resolve('mainnet'),
    unauthenticate,
    async authenticate(options) {
      const resolver = settings.get('fcl.accountProof.resolver') as () => Promise<unknown>;
      asked(options, await resolver());
      user.set((await answer()) ?? NOBODY);
      return user.get();
    },
    currentUser: {
      snapshot: () => Promise.resolve(user.get()),
      subscribe: (listener) => user.subscribe(() => listener(user.get())),
      signUserMessage: vi.fn(says),
    },
    mutate: vi.fn(sends),
  };
  const hearers = new Set<(event: MessageEvent) => void>();
  const popup = { close: vi.fn() };
  const frame: { ends: FrameEnds | null; unwatch: Mock<() => void> } = { ends: null, unwatch: vi.fn() };
  const openWindow = vi.fn(() => (blocks ? null : (popup as unknown as Window)));
  const chain = await createFlowChain({
    network: 'mainnet',
    flow: {
      accessNode: 'https://node.example',
      contracts: { HybridCustodyHelper: holder, FlunksGraduationV2: holder, BackpackMinter: holder },
      wallets: { discovery: 'https://wallets.example/authn', method, walletConnectProjectId: null },
    },
    fcl,
    storage: { can: true, get: () => Promise.resolve(null), put: () => Promise.resolve() },
    rereadUser: () => user.set(elsewhere),
    session,
    clock: { now: () => now },
    host: {
      location: { origin: 'https://school.example' } as Location,
      fcl_extensions: extensions,
      open: openWindow,
      watchFrame: (ends) => {
        frame.ends = ends;
        return frame.unwatch;
      },
      addEventListener: (_type, listener) => void hearers.add(listener),
      removeEventListener: (_type, listener) => void hearers.delete(listener),
    },
    get: () => Promise.resolve(Response.json(encodeValue({ type: 'Bool', value: graduated }))),
  });
  const listed = await chain.wallets();
  const wallets = listed.ok ? listed.value : [];
  return {
    chain,
    fcl,
    session,
    user,
    popup,
    frame,
    openWindow,
    asked,
    unauthenticate,
    wallets,
    tell: (data: unknown) => hearers.forEach((hear) => hear(new MessageEvent('message', { data }))),
    connect: (signal = new AbortController().signal, nonce: Result<Challenge> = ok(challenge)) =>
      chain.connect('discovery', Promise.resolve(nonce), signal),
  };
}

const messageOf = (result: Result<unknown>) => (result.ok ? '' : result.error.message);

beforeEach(() => void vi.useFakeTimers());

describe('signing in with FCL', () => {
  it('brings the account proof over our own nonce, always a fresh one', async () => {
    const { connect, asked } = await open();
    expect(await connect()).toEqual(
      ok({ kind: 'account-proof', address: holder, nonce: challenge.nonce, signatures: [signed] }),
    );
    expect(asked).toHaveBeenCalledWith({ forceReauth: true }, challenge);
  });

  it('has a wallet without account proof sign the readable text', async () => {
    const { connect } = await open({ answer: async () => userOf([{ type: 'user-signature' }]) });
    const proof = await connect();
    expect(proof).toMatchObject({ value: { kind: 'user-signature', signatures: [signed] } });
    const text = proof.ok ? (proof.value.message ?? '') : '';
    expect(isSignInText(text, { ...challenge, address: holder }, now)).toBe(true);
  });

  it.each([
    [
      'declines to sign the text',
      async () => userOf([{ type: 'user-signature' }]),
      async () => new Error('Declined: no'),
      'DECLINED',
    ],
    ['can prove nothing', async () => userOf([{ type: 'authz' }]), undefined, 'PROOF_UNSUPPORTED'],
    [
      'is on another network',
      async () => userOf([proofService], '0x74daa6f9c7ef24b1'),
      undefined,
      'WRONG_NETWORK',
    ],
    ['is closed', async () => undefined, undefined, 'WALLET_CLOSED'],
  ])('connects no wallet that %s', async (_what, answer, says, code) => {
    const { connect, user } = await open({ answer, ...(says && { says }) });
    expect(await connect()).toMatchObject({ error: { code } });
    expect(user.get().loggedIn).toBeNull();
  });

  it('tells a wallet that said no from one that was closed', async () => {
    const closed = await open({ answer: async () => undefined });
    expect(messageOf(await closed.connect())).toContain('closed');
    const declined = await open({
      answer: async () => {
        declined.tell({ type: 'FCL:VIEW:RESPONSE', status: 'DECLINED', reason: 'no' });
        return undefined;
      },
    });
    expect(messageOf(await declined.connect())).toContain('declined');
  });

  it('opens the wallet’s window in the gesture, says when it is blocked, and closes it', async () => {
    const { connect, openWindow, popup } = await open({ method: 'POP/RPC' });
    const proof = connect();
    expect(openWindow).toHaveBeenCalledWith('about:blank', 'FCL_POP', expect.any(String));
    await proof;
    expect(popup.close).toHaveBeenCalled();
    const blocked = await open({ method: 'POP/RPC', blocks: true });
    expect(await blocked.connect()).toMatchObject({ error: { code: 'POPUP_BLOCKED' } });
    expect(blocked.asked).not.toHaveBeenCalled();
  });

  it('is left where the person closes the wallet’s frame, or its page does not load, and the frame goes', async () => {
    for (const [end, code] of [
      ['closed', 'DECLINED'],
      ['silent', 'TIMEOUT'],
    ] as const) {
      const { connect, frame } = await open({ answer: () => new Promise(() => undefined) });
      const proof = connect();
      frame.ends?.[end]();
      expect(await proof).toMatchObject({ error: { code } });
      expect(frame.unwatch).toHaveBeenCalledOnce();
    }
  });

  it('opens the window for signing alone by the next click, where that was blocked after the wallet had connected', async () => {
    const blocked = new Error('Popup failed to open (was it blocked by a popup blocker?)');
    const answers: unknown[] = [blocked, [signature]];
    const { connect, asked, openWindow } = await open({
      answer: async () => userOf([{ type: 'user-signature', method: 'POP/RPC' }]),
      says: () => Promise.resolve(answers.shift()),
    });
    expect(await connect()).toMatchObject({ error: { code: 'POPUP_BLOCKED' } });
    expect(openWindow).not.toHaveBeenCalled();
    expect(await connect()).toMatchObject({ value: { kind: 'user-signature', address: holder } });
    expect(asked).toHaveBeenCalledOnce();
    expect(openWindow).toHaveBeenCalledOnce();
  });

  it('asks no wallet where the server gave no nonce', async () => {
    const { connect, asked } = await open();
    const refused = fail('RATE_LIMITED', 'slow down');
    expect(await connect(undefined, refused)).toEqual(refused);
    expect(asked).not.toHaveBeenCalled();
  });

  it('forgets a wallet that answers after the person walked away, or too late', async () => {
    let approve: (user: CurrentUser) => void = () => undefined;
    const { connect, popup, user } = await open({
      method: 'POP/RPC',
      answer: () => new Promise((resolve) => (approve = resolve)),
    });
    const abort = new AbortController();
    const proof = connect(abort.signal);
    await vi.advanceTimersByTimeAsync(0);
    abort.abort();
    expect(await proof).toMatchObject({ error: { code: 'DECLINED' } });
    expect(popup.close).toHaveBeenCalled();
    approve(userOf([proofService]));
    await vi.advanceTimersByTimeAsync(0);
    expect(user.get().loggedIn).toBeNull();
    const late = connect();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(await late).toMatchObject({ error: { code: 'TIMEOUT' } });
  });

  it('offers each extension that announced itself, and asks the one that was chosen', async () => {
    const extension = {
      type: 'authn',
      method: 'EXT/RPC',
      endpoint: 'x',
      provider: { name: ' Flow Wallet ' },
    };
    const { chain, wallets, asked } = await open({ extensions: [null, { type: 'authn' }, extension] });
    expect(wallets.map(({ name }) => name)).toEqual(['Flow Wallet', 'All Flow wallets']);
    await chain.connect(wallets[0]?.uid ?? '', Promise.resolve(ok(challenge)), new AbortController().signal);
    expect(asked).toHaveBeenCalledWith(
      { forceReauth: true, service: { ...extension, provider: { name: 'Flow Wallet', is_installed: true } } },
      challenge,
    );
  });

  it('disconnects the wallet when the session ends', async () => {
    const { connect, session, user } = await open();
    await connect();
    session.set({ status: 'signed-in', wallet: holder, role: null, username: null });
    expect(user.get().loggedIn).toBe(true);
    session.set(GUEST);
    expect(user.get().loggedIn).toBeNull();
  });
});

describe('a transaction', () => {
  const graduate = { op: 'graduate', tokenId: '7' } as const;
  const submit = ({ chain }: Awaited<ReturnType<typeof open>>) =>
    chain.submit(graduate, holder, new AbortController().signal);

  it('is our Cadence with the network’s addresses, signed by the wallet that is signed in (CLAIM-3)', async () => {
    const page = await open();
    await page.connect();
    expect(await submit(page)).toEqual(ok({ transactionId: 'f0'.repeat(32), network: 'mainnet' }));
    const [sent] = vi.mocked(page.fcl.mutate).mock.calls[0] ?? [];
    expect(sent?.cadence).toContain(`import FlunksGraduationV2 from ${holder}`);
    expect(sent?.args((value) => value, { UInt64: 'UInt64' })).toEqual(['7']);
    expect(sent?.limit).toBe(9_999);
  });

  it('is offered to no wallet where the chain says that it was done before (CHAIN-19)', async () => {
    const page = await open({ graduated: true });
    await page.connect();
    expect(await submit(page)).toEqual(fail('CONFLICT', 'Flunk has already graduated'));
    expect(page.fcl.mutate).not.toHaveBeenCalled();
  });

  it('is asked of no wallet but that one', async () => {
    const page = await open();
    expect(await submit(page)).toMatchObject({ error: { code: 'WRONG_WALLET' } });
    page.user.set(userOf([], '0xd8a7e05a7ac670c0'));
    expect(await submit(page)).toMatchObject({ error: { code: 'WRONG_WALLET' } });
    expect(page.fcl.mutate).not.toHaveBeenCalled();
  });

  it('is signed in a tab, too, that was open when another tab signed in', async () => {
    const page = await open({ elsewhere: userOf([proofService]) });
    page.session.set({ status: 'signed-in', wallet: holder, role: null, username: null });
    await vi.waitFor(async () => expect(await submit(page)).toMatchObject({ ok: true }));
  });

  it.each([
    ['Declined: User rejected the request', 'DECLINED'],
    ['Declined: Externally Halted', 'WALLET_CLOSED'],
  ] as const)('is not sent where the wallet says %s, or was closed (%s)', async (says, code) => {
    const page = await open({
      sends: () => Promise.reject(new Error(says)),
      answer: async () => userOf([proofService, { type: 'authz', method: 'POP/RPC' }]),
    });
    await page.connect();
    expect(await submit(page)).toMatchObject({ error: { code } });
    expect(page.openWindow).toHaveBeenCalledOnce();
  });
});
