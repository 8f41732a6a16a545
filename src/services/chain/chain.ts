import type { ChainAnswer } from '@shared/contract/collection/collection.ts';
import type { ChainName, VerifyBody } from '@shared/contract/system/auth.ts';
import type { ChainIntent, SubmittedTransaction } from '@shared/domain/collection/chainIntent.ts';
import type { CollectionName } from '@shared/domain/collection/collection.ts';
import { kept } from '@shared/kernel/kept.ts';
import { fail, failed, ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';

/** A wallet that a person can choose. */
export interface WalletInfo {
  readonly uid: string;
  readonly name: string;
  /** Known beforehand only of demo wallets. */
  readonly address: string | null;
  /** What the wallet is or holds, in a few words. */
  readonly note: string;
}

/** What the server wants signed (POST /api/auth/nonce). */
export interface Challenge {
  readonly nonce: string;
  readonly appIdentifier: string;
}

/** A wallet's proof that it owns its address: the body of POST /api/auth/verify. */
export type OwnershipProof = VerifyBody;

export type { ChainIntent, SubmittedTransaction };

/** What a network's contracts answer. Each waits 10 s, and once more after a time-out or a 5xx (CHAIN-2). */
export interface ChainReads {
  /** Whether the address has both collections. */
  hasCollections(address: Address): Promise<Result<boolean>>;
  /** Whether the contracts say that this was done before, and so would refuse it. */
  isDone(intent: ChainIntent): Promise<Result<boolean>>;
  /** What can be claimed now for a staked token, a decimal number; null: it is not staked (CHAIN-16). */
  pendingRewards(token: HeldToken): Promise<Result<string | null>>;
  /** The tokens of the address and of accounts linked to it, with the clique that each names. */
  cliques(address: Address): Promise<Result<readonly CliqueInfo[]>>;
}

/** A token with the account that holds it. */
export interface HeldToken {
  readonly collection: CollectionName;
  readonly tokenId: string;
  readonly owner: Address;
}

/** A token's clique as its contract spells it (TOKEN-4). */
export interface CliqueInfo {
  readonly tokenId: string;
  readonly collection: CollectionName;
  readonly clique: string | null;
}

/** Sends transactions to a network, signed by the wallet that is connected. */
export interface Transactor {
  /**
   * Has the wallet of `as` sign the transaction, and resolves when it is sent. Must be called in the gesture itself,
   * since it may open the wallet's window; aborting closes that. The wallet is asked for nothing that was done before
   * (CHAIN-19): that fails with CONFLICT, in the words with which the contract would refuse it. Fails also with
   * DECLINED, WALLET_CLOSED, POPUP_BLOCKED, WRONG_WALLET when the wallet's own account is another, WRONG_NETWORK, RATE_LIMITED,
   * TIMEOUT, NETWORK, and with REVERTED where the network refuses it at once.
   */
  submit(intent: ChainIntent, as: Address, signal: AbortSignal): Promise<Result<SubmittedTransaction>>;
  /**
   * Waits for the seal of a transaction, whenever it was sent. Fails with EXPIRED, REVERTED with the contract's words
   * as the network gives them, TIMEOUT where the seal did not come (it still may), NETWORK.
   */
  sealed(transactionId: string, signal: AbortSignal): Promise<Result<null>>;
}

/** The wallets of one network. */
export interface WalletPort {
  wallets(): Promise<Result<readonly WalletInfo[]>>;
  /**
   * Asks a wallet for a proof. Must be called in the gesture itself, since it opens the wallet's window at once;
   * the challenge may still be on its way. Fails with DECLINED, WALLET_CLOSED, POPUP_BLOCKED, TIMEOUT or what the challenge
   * failed with. Aborting closes the window.
   */
  connect(
    walletUid: string,
    challenge: Promise<Result<Challenge>>,
    signal: AbortSignal,
  ): Promise<Result<OwnershipProof>>;
}

/** A network, as this build reaches it. */
export interface ChainAdapter extends WalletPort, Transactor, ChainReads {
  readonly network: ChainName;
}

/** The chain that the product is on. */
export interface ChainPort {
  /**
   * The network that the server names (GET /api/chain), whose adapter alone is fetched, once. NOT_FOUND when this build
   * has none for it. Ask early: what opens a wallet's window within a click must have it by then.
   */
  current(): Promise<Result<ChainAdapter>>;
}

/** What the server says of the chain: its name, and for Flow how to reach it. */
export type ChainFacts = Pick<ChainAnswer, 'chain' | 'flow'>;

/** How the adapter of each network that this build talks to is loaded. */
export type ChainAdapters = Partial<Record<ChainName, (flow: ChainFacts['flow']) => Promise<ChainAdapter>>>;

/** The chain, on the network that `ask` names. */
export function createChain(adapters: ChainAdapters, ask: () => Promise<Result<ChainFacts>>): ChainPort {
  async function load({ chain, flow }: ChainFacts): Promise<Result<ChainAdapter>> {
    const adapter = adapters[chain];
    if (!adapter) return fail('NOT_FOUND', `This build has no wallets for the Flow ${chain} network yet.`);
    try {
      return ok(await adapter(flow));
    } catch {
      return fail('NETWORK', 'The wallets could not be loaded. Check your connection and try again.');
    }
  }

  async function loadCurrent(): Promise<Result<ChainAdapter>> {
    const facts = await ask();
    return facts.ok ? load(facts.value) : facts;
  }

  return { current: kept(loadCurrent, { forMs: Infinity, failed }) };
}
