import type { Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import type { AppContext } from '../kernel/app.ts';

const TEXTS = {
  title: 'Block',
  message: (name: string): string =>
    `Neither you nor ${name} will see what the other writes, anywhere in the school, nor write to the other. Nobody is told. Block them?`,
  yes: 'Block',
  no: 'Cancel',
  failed: 'It did not work',
} as const;

/**
 * Asks whether to block a person, and blocks them (BLOCK-1). Answers whether they are blocked now. A dialog shows why
 * the server refused.
 */
export async function blockPerson(
  { desktop }: Pick<AppContext, 'desktop'>,
  name: string,
  send: () => Promise<Result<unknown>>,
): Promise<boolean> {
  const answer = await desktop.ask({
    title: TEXTS.title,
    message: TEXTS.message(name),
    icon: 'question',
    buttons: [TEXTS.yes, TEXTS.no],
    defaultButton: 1,
  });
  if (answer !== TEXTS.yes) return false;
  const sent = await send();
  if (sent.ok) return true;
  await desktop.ask({ title: TEXTS.failed, message: sent.error.message, icon: 'error' });
  return false;
}

/** As blockPerson, where a page knows the person by their name alone. */
export const blockByName = (
  { desktop, services }: Pick<AppContext, 'desktop' | 'services'>,
  wallet: Address,
  username: string,
): Promise<boolean> =>
  blockPerson({ desktop }, username, () =>
    services.api.call('POST /api/chat/blocks', { wallet_address: wallet, username, blocked: true }),
  );
