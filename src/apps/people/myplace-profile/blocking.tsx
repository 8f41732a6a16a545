import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { NotFound, Notice } from './notices.tsx';
import { TEXTS } from './texts.ts';

interface NotShownProps {
  readonly username: string;
  readonly wallet: Address;
  /** The page may be there now. */
  readonly onUnblocked: () => void;
}

/** Stands for a page that the person may not see, and says so where they blocked its owner themselves. */
export function NotShown({ username, wallet, onUnblocked }: NotShownProps) {
  const { desktop, services } = useApp();
  const { value } = useLoaded(
    (signal) => services.api.call('GET /api/chat/blocks', {}, { signal }),
    [wallet, username],
  );
  const person = value?.blocked.find((one) => one.username.toLowerCase() === username.toLowerCase());
  if (person === undefined) return <NotFound />;
  const unblock = async (): Promise<void> => {
    const { author } = person;
    const body = { wallet_address: wallet, author, blocked: false };
    const answer = await services.api.call('POST /api/chat/blocks', body);
    if (answer.ok) onUnblocked();
    else await desktop.ask({ title: TEXTS.notUnblocked, message: answer.error.message, icon: 'error' });
  };
  return (
    <Notice heading={TEXTS.blocked(person.username)} text={TEXTS.blockedNote}>
      <Button default onClick={() => void unblock()}>
        {TEXTS.unblock(person.username)}
      </Button>
    </Notice>
  );
}
