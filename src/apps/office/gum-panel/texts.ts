import { isOutage, type Failure } from '@shared/kernel/result.ts';

/** The panel's messages, all of them promised (GUM-13). */
export const PANEL_TEXTS = {
  connect: 'Please connect your wallet to use the gum system.',
  noWallet: 'No wallet connected',
  earned: (amount: number, source: string): string => `Earned ${amount} gum from ${source}!`,
  failed: (error: string): string => `Failed: ${error}`,
  error: (error: string): string => `Error: ${error}`,
} as const;

/** What a test earning that did not succeed says: refused by the server, or not answered by it. */
export function failureMessage(failure: Failure): string {
  const { code, message } = failure;
  if (code === 'UNAUTHENTICATED') return PANEL_TEXTS.noWallet;
  return isOutage(failure) ? PANEL_TEXTS.error(message) : PANEL_TEXTS.failed(message);
}
