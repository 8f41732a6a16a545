import { errorText } from '../../kernel/errorText.ts';

/** What the contracts say where they refuse, and what that means (CHAIN-4). Errors arrive as one long text. */
const REFUSALS: readonly (readonly [words: string, meaning: string])[] = [
  ['Flunk has already graduated', 'This Flunk has graduated already.'],
  ['Token ID already claimed', 'The backpack of this student has been claimed already.'],
  ['signer is not owner of Flunk', 'Your wallet does not hold this Flunk any more.'],
  ['Not owner', 'Your wallet does not hold this Flunk any more.'],
];

/** Where the contract's own words begin in what the network answers. */
const OWN_WORDS = /error: (?:panic|pre-condition failed|assertion failed): (.+)/;

/** What a contract's refusal means, in plain words. A refusal that is not listed is shown in its own words. */
export function refusalText(answer: string): string {
  const known = REFUSALS.find(([words]) => answer.includes(words));
  if (known) return known[1];
  const own = OWN_WORDS.exec(answer)?.[1]?.trim();
  return own ? `The contract refused: "${errorText(own)}".` : 'The contract refused it.';
}
