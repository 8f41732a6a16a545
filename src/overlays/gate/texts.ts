import { INVALID_CODE } from '../../../supabase/functions/_shared/domain/access.ts';
import { ACCESS_REQUIRED } from '../../kernel/product.ts';
import type { Failure } from '../../kernel/result.ts';

/** The access gate, word for word (spec 2, sections 2 and 8). */
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

/** What is said of a code that did not open the gate. */
export function gateMessage({ code, message }: Failure): string {
  switch (code) {
    case 'NETWORK':
    case 'TIMEOUT':
    case 'UNAVAILABLE':
    case 'INTERNAL':
      return GATE_TEXTS.unreachable;
    case 'RATE_LIMITED':
      return message;
    default:
      return GATE_TEXTS.invalid;
  }
}
