import type { ChainTemplate, TokenState, ChainClaim, Holdings } from '../domain/collection/chainFacts.ts';
import type { Result } from '../kernel/result.ts';
import type { Address, EpochMs } from '../kernel/units.ts';
import type { CollectionName } from '../domain/collection/collection.ts';

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

/**
 * The chain as the index reads it: only what is sealed. Each call fails with UNAVAILABLE when the chain does not answer,
 * and with REVERTED when a contract refuses the question. Never called inside a transaction.
 */
export interface ChainSource {
  /** How many heights one call of `events` may span. */
  readonly span: number;
  /** How many templates one call of `templates` may name. */
  readonly templatesAtOnce: number;
  height(): Promise<Result<number>>;
  /** The events named in EVENTS (chain/facts.ts), from one height to another, both included. */
  events(from: number, to: number): Promise<Result<readonly RawEvent[]>>;
  /** The id that the next template of a collection gets. Templates begin with 1. */
  nextTemplate(collection: CollectionName): Promise<Result<string>>;
  /**
   * Templates with these ids as they are at a height, without those that the contract has not come to. REVERTED where an
   * id was used up without a template.
   */
  templates(
    collection: CollectionName,
    ids: readonly string[],
    height: number,
  ): Promise<Result<readonly ChainTemplate[]>>;
  holdings(wallet: Address): Promise<Result<Holdings>>;
  /** All tokens of a collection that an account holds itself, as they are at a height. */
  states(collection: CollectionName, owner: Address, height: number): Promise<Result<readonly TokenState[]>>;
  /** The backpacks claimed with the Flunk tokens from `from` on, `count` ids of them. */
  claims(from: number, count: number): Promise<Result<readonly ChainClaim[]>>;
  /** Which of the Flunk tokens from `from` on, `count` ids of them, have graduated. */
  graduated(from: number, count: number): Promise<Result<readonly string[]>>;
}
