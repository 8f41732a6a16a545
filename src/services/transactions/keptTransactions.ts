import type { ChainIntent, SubmittedTransaction } from '@shared/domain/collection/chainIntent.ts';
import { epochMs, parseAddress, type Address, type EpochMs } from '@shared/kernel/units.ts';
import type { StoredValue } from '../storage/storage.ts';

/** A transaction that a wallet has sent from this browser. */
export interface SentTransaction extends SubmittedTransaction {
  readonly wallet: Address;
  readonly intent: ChainIntent;
  readonly at: EpochMs;
  /** Whether the network has sealed it. Then it is kept until the index knows what it did. */
  readonly sealed: boolean;
}

/** The transactions that are on their way, which a reload must not forget (CHAIN-20). */
export const SENT_TRANSACTIONS: StoredValue<readonly SentTransaction[]> = {
  name: 'transactions',
  version: 1,
  read: (found) => (Array.isArray(found) ? found.flatMap(sentIn) : null),
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
  read: (found) => (Array.isArray(found) ? found.flatMap(askedIn) : null),
};

function askedIn(found: unknown): AskedTransaction[] {
  if (typeof found !== 'object' || found === null) return [];
  const { wallet, intent, at }: Readonly<Record<string, unknown>> = { ...found };
  const owner = typeof wallet === 'string' ? parseAddress(wallet) : null;
  const act = intentIn(intent);
  return owner === null || act === null || typeof at !== 'number'
    ? []
    : [{ wallet: owner, intent: act, at: epochMs(at) }];
}

function sentIn(found: unknown): SentTransaction[] {
  if (typeof found !== 'object' || found === null) return [];
  const { wallet, intent, transactionId, network, at, sealed }: Readonly<Record<string, unknown>> = {
    ...found,
  };
  const owner = typeof wallet === 'string' ? parseAddress(wallet) : null;
  const act = intentIn(intent);
  const isWhole = typeof transactionId === 'string' && typeof network === 'string' && typeof at === 'number';
  if (!isWhole || owner === null || act === null) return [];
  return [{ wallet: owner, intent: act, transactionId, network, at: epochMs(at), sealed: sealed === true }];
}

function intentIn(found: unknown): ChainIntent | null {
  if (typeof found !== 'object' || found === null) return null;
  const { op, tokenId, templateId, setId }: Readonly<Record<string, unknown>> = { ...found };
  if (op === 'initialize-collections') return { op };
  if (typeof tokenId !== 'string') return null;
  if (op === 'graduate') return { op, tokenId };
  if (op !== 'claim-backpack' || typeof templateId !== 'string' || typeof setId !== 'string') return null;
  return { op, tokenId, templateId, setId };
}
