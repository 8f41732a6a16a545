import type { ChainName, VerifyBody } from '../../../supabase/functions/_shared/contract/index.ts';
import { fail, type Result } from '../../kernel/result.ts';

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
