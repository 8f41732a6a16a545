import type { Address, EpochMs } from '../../kernel/units.ts';
import type { CollectionName } from './collection.ts';

/**
 * A point in the chain's history as one number, later ones larger: the height, the transaction's index in the block (the
 * first thousand differ) and the event's index in the transaction (the first ten thousand differ).
 */
export const placeOf = (height: number, transactionIndex: number, eventIndex: number): number =>
  height * 10_000_000 + Math.min(transactionIndex, 999) * 10_000 + Math.min(eventIndex, 9_999);

/** Behind everything in the block of this height. */
export const endOf = (height: number): number => placeOf(height + 1, 0, 0) - 1;

interface OfToken {
  readonly collection: CollectionName;
  readonly tokenId: string;
  readonly place: number;
}

/** What an event says of the collection. A fact of a later place replaces one of an earlier. */
export type Fact =
  /** Null: it left an account and entered none, or was burned. */
  | ({ readonly kind: 'owner'; readonly owner: Address | null } & OfToken)
  | ({ readonly kind: 'minted'; readonly templateId: string; readonly height: number } & OfToken)
  /** A null `at`: it is staked no longer. */
  | ({ readonly kind: 'staking'; readonly at: EpochMs | null } & OfToken)
  /** What was claimed of its staking rewards, a decimal number. */
  | ({ readonly kind: 'reward'; readonly amount: string } & OfToken)
  /** Its template is another since; what it is now has to be read. */
  | {
      readonly kind: 'template';
      readonly collection: CollectionName;
      readonly templateId: string;
      readonly height: number;
    }
  | {
      readonly kind: 'claimed';
      readonly flunkTokenId: string;
      readonly backpackTokenId: string;
      readonly signer: Address;
    }
  | {
      readonly kind: 'graduated';
      readonly tokenId: string;
      readonly wallet: Address;
      readonly at: EpochMs;
    };

/** A template as its contract has it. */
export interface ChainTemplate {
  readonly templateId: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** Of a backpack. */
  readonly slots: string | null;
}

/** A token with who holds it. */
export interface HeldToken {
  readonly collection: CollectionName;
  readonly tokenId: string;
  readonly owner: Address;
}

/** What is to be known of a token when the index hears of it for the first time. */
export interface TokenState {
  readonly tokenId: string;
  readonly templateId: string;
  /** Null: it is not staked. */
  readonly stakedAt: EpochMs | null;
  /** Of a Flunk, the backpack that was claimed with it; null: none was. */
  readonly backpack: string | null;
}

/** A backpack and the Flunk that it was claimed with. */
export interface ChainClaim {
  readonly flunkTokenId: string;
  readonly backpackTokenId: string;
}

/** What a wallet and the accounts linked to it hold, at a sealed height. */
export interface Holdings {
  readonly height: number;
  readonly linked: readonly Address[];
  readonly tokens: readonly HeldToken[];
}

/** FLOW that came to an account or left it. Amounts are as the chain writes them (domain/collection/flowAmount.ts). */
export interface Transfer {
  /** Its place in the chain's history (`placeOf`), by which it is told from all others of its account. */
  readonly place: number;
  readonly kind: 'received' | 'sent';
  readonly amount: string;
  readonly at: EpochMs;
}
