import { expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { BOOTED, restart } from './restart.ts';

it('starts the computer again with its boot picture (SHELL-20)', () => {
  const { session } = fakeBrowser().storage();
  session.set(BOOTED, true);
  const page = { reload: vi.fn(() => expect(session.get(BOOTED)).toBeNull()) };
  restart(session, page);
  expect(page.reload).toHaveBeenCalledOnce();
});
