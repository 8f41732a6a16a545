// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { DOCUMENTS } from '@shared/domain/system/disk/entries.ts';
import type { Desktop, Services, Toast } from '../kernel/app.ts';
import { fakeDatabase } from '../testing/fakeDatabase.ts';
import { fakeBrowser } from '../testing/fakeTabs.ts';
import { giveFile } from './giveFile.ts';

beforeEach(() => {
  fakeDatabase();
  vi.stubGlobal(
    'URL',
    // Still a class that makes addresses: modules that are loaded later are found with it.
    class extends URL {
      static override createObjectURL = () => 'blob:1';
      static override revokeObjectURL = () => undefined;
    },
  );
});

it('what others who use the browser may not be meant to read goes to the device alone (DISK-12)', async () => {
  const downloads = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const toasts: Toast[] = [];
  const desktop = { toast: (toast: Toast) => toasts.push(toast) } as unknown as Desktop;
  const app = { desktop, services: { tabs: fakeBrowser().tab() } as unknown as Services };
  giveFile(app, { file: new Blob(['mine']), name: 'words.json', folder: null });
  giveFile(app, { file: new Blob(['ours']), name: 'ledger.csv', folder: DOCUMENTS });
  expect(downloads).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(toasts).toHaveLength(1));
  expect(JSON.stringify(toasts)).not.toContain('words.json');
});
