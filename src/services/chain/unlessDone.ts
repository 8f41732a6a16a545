import type { ChainIntent } from '@shared/domain/collection/chainIntent.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { ChainReads } from './chain.ts';

/** How the contracts refuse what was done before. Collections may be initialized again: those words are ours. */
const REFUSALS: Readonly<Record<ChainIntent['op'], string>> = {
  'initialize-collections': 'Collections already initialized',
  graduate: 'Flunk has already graduated',
  'claim-backpack': 'Token ID already claimed',
};

/** That the chain says it was done before. */
export const doneBefore = ({ op }: ChainIntent): Result<never> => fail('CONFLICT', REFUSALS[op]);

/** The intent, for a wallet to sign; CONFLICT where the chain says that it was done before (CHAIN-19). */
export async function unlessDone(
  { isDone }: Pick<ChainReads, 'isDone'>,
  intent: ChainIntent,
): Promise<Result<ChainIntent>> {
  const done = await isDone(intent);
  if (!done.ok) return done;
  return done.value ? doneBefore(intent) : ok(intent);
}
