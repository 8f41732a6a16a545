import type { Result } from '../kernel/result.ts';
import type { Address, EpochMs } from '../kernel/units.ts';
import type { CollectionName } from '../domain/collection.ts';

/** An event of a sealed block as its contract emits it (CHAIN-6). */
export interface RawEvent {
  /** Contract and name, such as `Flunks.Deposit`. */
  readonly name: string;
  /** UInt64 as digits, addresses canonical, an absent optional as null. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly height: number;
  readonly transactionIndex: number;
  readonly eventIndex: number;
  readonly at: EpochMs;
}

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

/** A token with the template that it was minted from. */
export interface MintedToken {
  readonly collection: CollectionName;
  readonly tokenId: string;
  readonly templateId: string;
}

/** What a wallet and the accounts linked to it hold, at a sealed height. */
export interface Holdings {
  readonly height: number;
  readonly linked: readonly Address[];
  readonly tokens: readonly HeldToken[];
}

/**
 * The chain as the index reads it: only what is sealed. Each call fails with UNAVAILABLE when the chain does not
 * answer. Never called inside a transaction.
 */
export interface ChainSource {
  /** How many heights one call of `events` may span. */
  readonly span: number;
  height(): Promise<Result<number>>;
  /** The events named in EVENTS (chain/facts.ts), from one height to another, both included. */
  events(from: number, to: number): Promise<Result<readonly RawEvent[]>>;
  /** Templates with ids from `from` on, `count` at most, as they are at the answered height. */
  templates(
    collection: CollectionName,
    from: number,
    count: number,
  ): Promise<Result<{ readonly height: number; readonly templates: readonly ChainTemplate[] }>>;
  holdings(wallet: Address): Promise<Result<Holdings>>;
  /** The token of the backpack that was claimed with a Flunk; null: there is none. */
  claimOf(flunk: { readonly tokenId: string; readonly templateId: string }): Promise<Result<string | null>>;
  /** The templates of all tokens of a collection that an account holds. */
  minted(collection: CollectionName, owner: Address): Promise<Result<readonly MintedToken[]>>;
}
