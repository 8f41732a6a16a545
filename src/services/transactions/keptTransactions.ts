import type { ChainIntent, SubmittedTransaction } from '@shared/domain/collection/chainIntent.ts';
import { parseAddress, type Address, type EpochMs } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';
import type { StoredValue } from '../storage/storage.ts';

/** A transaction that a wallet has sent from this browser. */
export interface SentTransaction extends SubmittedTransaction {
  readonly wallet: Address;
  readonly intent: ChainIntent;
  readonly at: EpochMs;
  /** Whether the network has sealed it. Then it is kept until the index knows what it did. */
  readonly sealed: boolean;
}

const INTENT: shape.Shape<ChainIntent> = shape.anyOf(
  shape.object({ op: shape.literal('initialize-collections') }),
  shape.object({ op: shape.literal('graduate'), tokenId: shape.string }),
  shape.object({
    op: shape.literal('claim-backpack'),
    tokenId: shape.string,
    templateId: shape.string,
    setId: shape.string,
  }),
);
const ASKED_FIELDS = { wallet: shape.parsed(parseAddress), intent: INTENT, at: shape.moment };
const SENT = shape.object({
  ...ASKED_FIELDS,
  transactionId: shape.string,
  network: shape.string,
  sealed: shape.flag,
});

/** The transactions that are on their way, which a reload must not forget (CHAIN-20). */
export const SENT_TRANSACTIONS: StoredValue<readonly SentTransaction[]> = {
  name: 'transactions',
  version: 1,
  read: shape.reader(shape.each(SENT)),
};

/** What a wallet is asked to sign in this tab. */
export interface AskedTransaction {
  readonly wallet: Address;
  readonly intent: ChainIntent;
  readonly at: EpochMs;
}

/** What wallets are asked for, until they answer: a page that is loaded again says what became of it (CHAIN-24). */
export const ASKED_TRANSACTIONS: StoredValue<readonly AskedTransaction[]> = {
  name: 'transactions-asked',
  version: 1,
  read: shape.reader(shape.each(shape.object(ASKED_FIELDS))),
};
