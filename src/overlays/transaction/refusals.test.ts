import { expect, it } from 'vitest';
import { isDoneAlready, refusalText } from './refusals.ts';

const asFlowSaysIt = (words: string): string =>
  `[Error Code: 1101] error caused by: 1 error occurred:\n * transaction execute failed: [Error Code: 1101] cadence runtime error: Execution failed:\nerror: ${words}\n --> 807c3d470888cc48.FlunksGraduationV2:88:12\n`;

it('each refusal of the contracts is said in plain words (CHAIN-4)', () => {
  expect(refusalText(asFlowSaysIt('pre-condition failed: Flunk has already graduated'))).toBe(
    'This Flunk has graduated already.',
  );
  expect(refusalText(asFlowSaysIt('panic: Not owner'))).toBe(
    'Your wallet does not hold this Flunk any more.',
  );
  expect(refusalText('panic: Token ID already claimed')).toBe(
    'The backpack of this student has been claimed already.',
  );
});

it.each([
  [true, 'CONFLICT', 'Flunk has already graduated'],
  [true, 'REVERTED', asFlowSaysIt('panic: Token ID already claimed')],
  [true, 'CONFLICT', 'Collections already initialized'],
  [false, 'REVERTED', asFlowSaysIt('panic: Not owner')],
  [false, 'DECLINED', 'Flunk has already graduated'],
] as const)('says %s to whether it is done already after %s: %s (CHAIN-23)', (isDone, code, message) => {
  expect(isDoneAlready({ code, message })).toBe(isDone);
});

it('an unforeseen refusal is shown in the contract’s own words, and not at length', () => {
  expect(refusalText(asFlowSaysIt('panic: The school is closed'))).toBe(
    'The contract says: "The school is closed".',
  );
  expect(refusalText(asFlowSaysIt(`panic: ${'z'.repeat(500)}`)).length).toBeLessThan(130);
  expect(refusalText('something else')).toBe('It gave no reason that can be read.');
});

it('what the network itself refuses is said in plain words (CHAIN-4)', () => {
  expect(refusalText('[Error Code: 1103] storage capacity exceeded')).toContain('A little more FLOW');
  expect(refusalText('Invalid Transaction: [Error Code: 1118] insufficient payer balance')).toContain(
    'cannot pay',
  );
});
