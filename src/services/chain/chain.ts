import type { ChainName, VerifyBody } from '../../../supabase/functions/_shared/contract/index.ts';
import type { CollectionName } from '../../../supabase/functions/_shared/domain/collection.ts';
import { fail, type Result } from '../../kernel/result.ts';
import type { Address } from '../../kernel/units.ts';

/** A wallet that a person can choose. */
export interface WalletInfo {
  readonly uid: string;
  readonly name: string;
  /** Known beforehand only of demo wallets. */
  readonly address: string | null;
  /** What it is or holds, in a few words. */
  readonly note: string;
}

/** What the server wants signed (POST /api/auth/nonce). */
export interface Challenge {
  readonly nonce: string;
  readonly appIdentifier: string;
}

/** A wallet's proof that it owns its address: the body of POST /api/auth/verify. */
export type OwnershipProof = VerifyBody;

/** What a person can do on the chain. Wallets get the transaction of the network for it, never Cadence from callers. */
export type ChainIntent =
  | { readonly op: 'initialize-collections' }
  | { readonly op: 'graduate'; readonly tokenId: string }
  | { readonly op: 'claim-backpack'; readonly tokenId: string; readonly setId: string };

/** That a transaction was submitted and waits for its seal. */
export interface SubmittedTransaction {
  readonly transactionId: string;
}

/** What a network's contracts answer. Each waits 10 s, and once more after a time-out or a 5xx (DESIGN, Chain). */
export interface ChainReads {
  /** Whether the address has both collections. */
  hasCollections(address: Address): Promise<Result<boolean>>;
  /** The tokens of the address and of accounts linked to it, with the clique that each names. */
  cliques(address: Address): Promise<Result<readonly CliqueInfo[]>>;
}

/** A token's clique as its contract spells it (spec 2, section 3). */
export interface CliqueInfo {
  readonly tokenId: string;
  readonly collection: CollectionName;
  readonly clique: string | null;
}

/** Sends transactions to a network, signed by the wallet that is connected. */
export interface Transactor {
  /**
   * Has the wallet of `as` sign and send it, and resolves when it is sealed. Must be called in the gesture itself, since
   * it may open the wallet's window. Fails with DECLINED, POPUP_BLOCKED, WRONG_WALLET when the wallet's own account is
   * another, EXPIRED, REVERTED with the contract's words, TIMEOUT where the seal did not come (it still may), NETWORK.
   */
  submit(
    intent: ChainIntent,
    as: Address,
    onSubmitted: (transaction: SubmittedTransaction) => void,
    signal: AbortSignal,
  ): Promise<Result<SubmittedTransaction>>;
}

/** The wallets of one network. */
export interface WalletPort {
  wallets(): Promise<Result<readonly WalletInfo[]>>;
  /**
   * Asks a wallet for a proof. Must be called in the gesture itself, since it opens the wallet's window at once;
   * the challenge may still be on its way. Fails with DECLINED, POPUP_BLOCKED, TIMEOUT or what the challenge
   * failed with. Aborting closes the window.
   */
  connect(
    walletUid: string,
    challenge: Promise<Result<Challenge>>,
    signal: AbortSignal,
  ): Promise<Result<OwnershipProof>>;
}

/** The chain. The server names the network with each nonce. */
export interface ChainPort {
  /** Loads the wallets of a network; only that network's adapter is fetched. NOT_FOUND when this build has none for it. */
  open(network: ChainName): Promise<Result<WalletPort>>;
}

export type ChainAdapters = Partial<Record<ChainName, () => Promise<WalletPort>>>;

/** A chain with an adapter for each network that this build talks to. */
export function createChain(adapters: ChainAdapters): ChainPort {
  return {
    async open(network) {
      const load = adapters[network];
      if (!load) return fail('NOT_FOUND', `This build has no wallets for the Flow ${network} network yet.`);
      try {
        return { ok: true, value: await load() };
      } catch {
        return fail('NETWORK', 'The wallets could not be loaded. Check your connection and try again.');
      }
    },
  };
}
