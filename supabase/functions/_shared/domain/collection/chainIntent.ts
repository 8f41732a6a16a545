/**
 * What a person can do on the chain, in the words of browser and demo chain alike. Each network has its own transaction
 * for it: only the network's adapter hands Cadence to a wallet.
 */
export type ChainIntent =
  | { readonly op: 'initialize-collections' }
  | { readonly op: 'graduate'; readonly tokenId: string }
  /** `templateId`: the Flunk's, by which the contract lists claims as well. */
  | {
      readonly op: 'claim-backpack';
      readonly tokenId: string;
      readonly templateId: string;
      readonly setId: string;
    };

/** A transaction that a wallet has sent. */
export interface SubmittedTransaction {
  readonly transactionId: string;
  /** The network that it was sent to. */
  readonly network: string;
}

/** The Flunk that is acted on; null: it is about the wallet. */
export const flunkOf = (intent: ChainIntent): string | null => ('tokenId' in intent ? intent.tokenId : null);

/** Whether both do the same thing to the same Flunk or wallet. */
export const isSameAct = (one: ChainIntent, other: ChainIntent): boolean =>
  one.op === other.op && flunkOf(one) === flunkOf(other);

/** What the contracts say of a Flunk. */
export interface FlunkState {
  readonly graduated: boolean;
  /** The token of the backpack that was claimed with it. */
  readonly backpackTokenId: string | null;
}

/** Whether this was done before, after which the contracts refuse it. Collections can be initialized again. */
export function isDone(intent: ChainIntent, { graduated, backpackTokenId }: FlunkState): boolean {
  if (intent.op === 'graduate') return graduated;
  return intent.op === 'claim-backpack' && backpackTokenId !== null;
}
