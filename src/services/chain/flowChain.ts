import type { CurrentUser, MakeArgument } from '@onflow/fcl';
import type { ChainName } from '@shared/contract/system/auth.ts';
import type { Clock } from '@shared/kernel/clock.ts';
import { fail, ok } from '@shared/kernel/result.ts';
import { withAddresses } from '@shared/cadence/resolve.ts';
import { claimBackpack, graduate, initialize } from '@shared/cadence/transactions.ts';
import type { Readable } from '../../kernel/store.ts';
import type { SessionState } from '../session/session.ts';
import type { ChainAdapter, ChainFacts, ChainIntent } from './chain.ts';
import { createFlowNode } from './flowNode.ts';
import { addressIn, serviceOf } from './flowProof.ts';
import { flowReads } from './flowReads.ts';
import { createSignIn, type Fcl, type SignInHost } from './flowSignIn.ts';
import { flowWallets, type FlowWallet } from './flowWallets.ts';
import { askInWindow } from './flowWindow.ts';
import { WALLET_TEXTS } from './walletTexts.ts';
import { unlessDone } from './unlessDone.ts';

/** The most units of computation that the network allows a transaction. FCL's own limit is ten. */
const COMPUTATION_LIMIT = 9_999;

/** The transaction that an intent is, and its arguments, each a UInt64 in decimal digits. */
function transactionOf(intent: ChainIntent): { readonly code: string; readonly args: readonly string[] } {
  switch (intent.op) {
    case 'initialize-collections':
      return { code: initialize, args: [] };
    case 'graduate':
      return { code: graduate, args: [intent.tokenId] };
    case 'claim-backpack':
      return { code: claimBackpack, args: [intent.tokenId, intent.setId] };
  }
}

/** What FCL is asked to send. `contracts`: the address of each by its name, of which the server has all. */
function mutationOf(intent: ChainIntent, contracts: Readonly<Record<string, string>>) {
  const { code, args } = transactionOf(intent);
  return {
    cadence: withAddresses(code, contracts),
    args: (arg: MakeArgument, types: { readonly UInt64: unknown }) =>
      args.map((digits) => arg(digits, types.UInt64)),
    limit: COMPUTATION_LIMIT,
  };
}

/** How FCL reaches the wallet of `user` for a signature. */
const signingMethod = (user: CurrentUser): string =>
  (serviceOf(user, 'pre-authz') ?? serviceOf(user, 'authz'))?.method ?? '';

type FlowFacts = NonNullable<ChainFacts['flow']>;

/** Where FCL remembers which wallet is connected. */
export interface FlowUserStorage {
  readonly can: boolean;
  get(key: string): Promise<unknown>;
  put(key: string, value: unknown): Promise<void>;
}

export interface FlowNeeds {
  readonly network: ChainName;
  readonly flow: FlowFacts;
  readonly fcl: Fcl;
  readonly storage: FlowUserStorage;
  /** Has FCL look into that memory again: it does so by itself only when it is loaded. */
  readonly rereadUser: () => void;
  /** Who is signed in. Without a session no wallet stays connected. */
  readonly session: Readable<SessionState>;
  /** The server's clock. */
  readonly clock: Clock;
  readonly host: SignInHost & Pick<Window, 'location' | 'fcl_extensions'>;
  readonly get: typeof fetch;
}

const TEXTS = {
  notConnected: 'Your wallet is not connected in this tab any more. Sign in with it again.',
  otherWallet: 'Another wallet is connected than the one that you are signed in with. Sign in again.',
  unknown: 'This wallet is not there any more. Choose another one.',
} as const;

/** A Flow network: wallets and signatures by FCL, what needs no wallet by the access node itself. */
export async function createFlowChain(needs: FlowNeeds): Promise<ChainAdapter> {
  const { network, flow, fcl, session, clock, host } = needs;
  const { accessNode, contracts, wallets: settings } = flow;
  fcl.config({
    'flow.network': network,
    'accessNode.api': accessNode,
    'discovery.wallet': settings.discovery,
    'discovery.wallet.method': settings.method,
    'app.detail.title': 'Flunks High School',
    'app.detail.icon': `${host.location.origin}/app-icon-192.png`,
    'app.detail.url': host.location.origin,
    'fcl.limit': COMPUTATION_LIMIT,
    'fcl.storage': needs.storage,
    // Every failure comes back as an answer, and is shown where it happened.
    'logger.level': 0,
    ...(settings.walletConnectProjectId !== null && {
      'walletconnect.projectId': settings.walletConnectProjectId,
    }),
  });
  const signIn = createSignIn({ fcl, host, network, clock });
  const node = createFlowNode(flow, needs.get);
  const reads = flowReads(node);
  let choices: readonly FlowWallet[] = [];
  let user: CurrentUser = await fcl.currentUser.snapshot();
  fcl.currentUser.subscribe((now) => {
    user = now;
  });
  const follow = (): void => {
    const { status, wallet } = session.get();
    if (status === 'guest') fcl.unauthenticate();
    // Another tab was signed in, and left its wallet in the memory that both tabs share.
    if (status !== 'signed-in' || addressIn(user.addr) === wallet) return;
    needs.rereadUser();
    void fcl.currentUser.snapshot().then((now) => {
      user = now;
    });
  };
  follow();
  session.subscribe(follow);
  // FCL asks for it before it opens a wallet. Asked now, the answer is there at the click.
  void fcl.getChainId().catch(() => undefined);

  return {
    network,
    wallets() {
      choices = flowWallets(network, settings, host.fcl_extensions);
      return Promise.resolve(
        ok(choices.map(({ uid, name, address, note }) => ({ uid, name, address, note }))),
      );
    },
    connect(walletUid, challenge, signal) {
      const wallet = choices.find(({ uid }) => uid === walletUid);
      return wallet ? signIn(wallet, challenge, signal) : Promise.resolve(fail('NOT_FOUND', TEXTS.unknown));
    },
    submit(intent, as, signal) {
      const connected = addressIn(user.addr);
      if (connected !== as) {
        const text = connected === null ? TEXTS.notConnected : TEXTS.otherWallet;
        return Promise.resolve(fail('WRONG_WALLET', text));
      }
      return askInWindow(
        host,
        signingMethod(user),
        async (over) => {
          const open = await unlessDone(reads, intent);
          if (!open.ok) return open;
          if (over.aborted) return fail('DECLINED', WALLET_TEXTS.left);
          return ok({ transactionId: await fcl.mutate(mutationOf(intent, contracts)), network });
        },
        signal,
      );
    },
    sealed: (transactionId, signal) => node.sealed(transactionId, signal),
    ...reads,
  };
}
