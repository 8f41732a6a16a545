import type { ChainIntent } from '../../../supabase/functions/_shared/domain/chainIntent.ts';
import { fail, ok, type Result } from '../../../supabase/functions/_shared/kernel/result.ts';
import type { ChainReads } from './chain.ts';

/** How the contracts refuse what was done before. */
const REFUSALS: Readonly<Record<ChainIntent['op'], string>> = {
  'initialize-collections': '',
  graduate: 'Flunk has already graduated',
  'claim-backpack': 'Token ID already claimed',
};

/** The intent, for a wallet to sign; CONFLICT where the chain says that it was done before (CHAIN-19). */
export async function unlessDone(
  { isDone }: Pick<ChainReads, 'isDone'>,
  intent: ChainIntent,
): Promise<Result<ChainIntent>> {
  const done = await isDone(intent);
  if (!done.ok) return done;
  return done.value ? fail('CONFLICT', REFUSALS[intent.op]) : ok(intent);
}
