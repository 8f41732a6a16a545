import { INVALID_CODE } from '@shared/domain/system/access.ts';
import { ACCESS_REQUIRED } from '@shared/kernel/product.ts';
import { isOutage, type Failure } from '@shared/kernel/result.ts';

/** The words of the access gate; title, button and messages are promised (GATE-3, GATE-4). */
export const GATE_TEXTS = {
  title: ACCESS_REQUIRED,
  advice: 'Type the access code that you were given to enter the school.',
  code: 'Access code:',
  enter: 'Enter School',
  checking: 'Checking...',
  invalid: INVALID_CODE,
  unreachable: 'Connection error. Please try again.',
  links: 'No code yet? Ask for one:',
} as const;

/** The message for a code that was refused. */
export function gateMessage(failure: Failure): string {
  if (isOutage(failure) || failure.code === 'INTERNAL') return GATE_TEXTS.unreachable;
  return failure.code === 'RATE_LIMITED' ? failure.message : GATE_TEXTS.invalid;
}
