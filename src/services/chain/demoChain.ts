import { flunkOf, isDone } from '@shared/domain/collection/chainIntent.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { failureOf, refusalOf } from '../api/failures.ts';
import type { ChainAdapter, ChainReads } from './chain.ts';
import {
  cliquesIn,
  challengeMessage,
  collectionsIn,
  flunkIn,
  outcomeIn,
  rewardsIn,
  transactionMessage,
  walletsIn,
} from './demoMessages.ts';
import { askWallet, type PopupHost } from './demoPopup.ts';
import { patiently } from './patience.ts';
import { unlessDone } from './unlessDone.ts';

const NETWORK = 'demo';
/** How long the demo chain takes for a block, and how often it is asked whether one was sealed. */
const BLOCK_MS = 1_000;
/** For how long a seal is waited for. */
const SEAL_TIMEOUT_MS = 60_000;

const TEXTS = {
  unsealed: 'The demo chain has not sealed the transaction yet.',
  unknown: 'The demo chain does not know this transaction any more.',
} as const;

/**
 * The demo chain: the local server keeps the ledger and the keys, its page /demo/wallet asks the person. It answers as
 * Flow does, in the contracts' own words.
 */
export function createDemoChain(
  host: PopupHost = window,
  get: typeof fetch = (...of) => fetch(...of),
): ChainAdapter {
  /** Asks the server; what it answers is read by `read`, null meaning that it makes no sense. */
  async function ask<Value>(
    path: string,
    read: (body: unknown) => Value | null,
    signal: AbortSignal,
  ): Promise<Result<Value>> {
    try {
      const response = await get(path, { cache: 'no-store', signal });
      const body: unknown = await response.json().catch(() => null);
      const value = read(body);
      if (response.ok && value !== null) return ok(value);
      return { ok: false, error: refusalOf(response.status, body) };
    } catch (thrown) {
      return { ok: false, error: failureOf(thrown) };
    }
  }
  const of = (path: string, query: Readonly<Record<string, string>>): string =>
    `/demo/${path}?${new URLSearchParams(query)}`;

  const reads: ChainReads = {
    hasCollections: (address) =>
      patiently((signal) => ask(of('chain/has-collections', { address }), collectionsIn, signal)),
    async isDone(intent) {
      const tokenId = flunkOf(intent);
      if (tokenId === null) return ok(false);
      const flunk = await patiently((signal) => ask(of('chain/flunk', { tokenId }), flunkIn, signal));
      return flunk.ok ? ok(isDone(intent, flunk.value)) : flunk;
    },
    pendingRewards: ({ collection, tokenId }) =>
      patiently(async (signal) => {
        const rewards = await ask(of('chain/pending-rewards', { collection, tokenId }), rewardsIn, signal);
        return rewards.ok ? ok(rewards.value.pending) : rewards;
      }),
    cliques: (address) => patiently((signal) => ask(of('chain/cliques', { address }), cliquesIn, signal)),
  };

  return {
    ...reads,
    network: NETWORK,
    wallets: () => ask('/demo/accounts', walletsIn, AbortSignal.timeout(10_000)),
    connect: (walletUid, challenge, signal) =>
      askWallet(
        host,
        {
          query: { account: walletUid },
          asked: challenge,
          message: challengeMessage,
          answer: (message, { nonce }) =>
            message.type === 'approved'
              ? { kind: 'account-proof', address: message.address, nonce, signatures: message.signatures }
              : null,
        },
        signal,
      ),
    submit: (intent, as, signal) =>
      askWallet(
        host,
        {
          query: { address: as },
          asked: unlessDone(reads, intent),
          message: transactionMessage,
          answer: (message) =>
            message.type === 'sent' ? { transactionId: message.transactionId, network: NETWORK } : null,
        },
        signal,
      ),
    async sealed(transactionId, signal) {
      for (let waited = 0; waited < SEAL_TIMEOUT_MS && !signal.aborted; waited += BLOCK_MS) {
        await new Promise((resolve) => setTimeout(resolve, BLOCK_MS));
        const asked = await ask(of('transactions', { id: transactionId }), outcomeIn, signal);
        if (!asked.ok && asked.error.code === 'NOT_FOUND') return fail('EXPIRED', TEXTS.unknown);
        // A server that does not answer just now says nothing about the transaction.
        if (!asked.ok) continue;
        const { status, error } = asked.value;
        if (status !== 'pending') return status === 'sealed' ? ok(null) : fail('REVERTED', error);
      }
      return fail('TIMEOUT', TEXTS.unsealed);
    },
  };
}
