import type { Failure } from '@shared/kernel/result.ts';
import { errorText } from '../../kernel/errorText.ts';

/**
 * What contracts and network say where they refuse, and what that means (CHAIN-4), in the order in which it is looked
 * for. Errors arrive as one long text.
 */
const REFUSALS: readonly (readonly [words: string, meaning: string])[] = [
  ['Flunk has already graduated', 'This Flunk has graduated already.'],
  ['Token ID already claimed', 'The backpack of this student has been claimed already.'],
  ['Collections already initialized', 'Your wallet is prepared already.'],
  ['signer is not owner of Flunk', 'Your wallet does not hold this Flunk any more.'],
  ['Not owner', 'Your wallet does not hold this Flunk any more.'],
  ['Error Code: 1103', 'Your account has no room left on the chain. A little more FLOW gives it room.'],
  ['Error Code: 1118', 'Your account cannot pay the fee of the network. It needs a little FLOW.'],
  ['Error Code: 1007', 'Your wallet had sent another transaction in between.'],
  ['invalid signature', 'The signature of your wallet does not fit its account.'],
  ['Error Code: 1006', 'The signature of your wallet does not fit its account.'],
  ['Error Code: 1008', 'The signature of your wallet does not fit its account.'],
  ['Error Code: 1009', 'The signature of your wallet does not fit its account.'],
];

/** The words with which the contracts refuse, and we do, because it is done already. */
const DONE_WORDS = [
  'Flunk has already graduated',
  'Token ID already claimed',
  'Collections already initialized',
];

/** Whether a transaction failed because what it is for is done already: nothing is left to do (CHAIN-23). */
export const isDoneAlready = ({ code, message }: Failure): boolean =>
  (code === 'CONFLICT' || code === 'REVERTED') && DONE_WORDS.some((words) => message.includes(words));

/** Where the contract's own words begin in what the network answers. */
const OWN_WORDS = /error: (?:panic|pre-condition failed|assertion failed): (.+)/;

/** What a refusal means, in plain words. One that is not listed is shown in the contract's own words. */
export function refusalText(answer: string): string {
  const known = REFUSALS.find(([words]) => answer.includes(words));
  if (known) return known[1];
  const own = OWN_WORDS.exec(answer)?.[1]?.trim();
  return own ? `The contract says: "${errorText(own)}".` : 'It gave no reason that can be read.';
}
