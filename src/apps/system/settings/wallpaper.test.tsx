// Files whose bytes can be read, as jsdom's cannot.
import { Blob as ReadableBlob } from 'node:buffer';
import { fireEvent, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { WALLPAPER_TEXTS } from '../../../overlays/wallpaper/texts.ts';
import { blindPens } from '../../../testing/blindPens.ts';
import { fakeDatabase } from '../../../testing/fakeDatabase.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';

beforeEach(() => {
  fakeDatabase();
  vi.stubGlobal('Blob', ReadableBlob);
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:picture';
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 24, height: 24, close: () => undefined }),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,');
  blindPens('drawn');
});

/** The beginning of a PNG of 24 pixels to a side, as a file of the device. */
function png(name: string): Blob {
  const bytes = new Uint8Array(32);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  bytes.set([24], 19);
  bytes.set([24], 23);
  return Object.assign(new Blob([bytes]), { name });
}

const window = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Settings' }));
async function bring(shell: ShellHarness, file: Blob): Promise<void> {
  const field = shell.getByRole('dialog', { name: 'Settings' }).querySelector('input[type=file]');
  if (field === null) throw new Error('no file can be chosen');
  Object.defineProperty(field, 'files', { value: [file], configurable: true });
  fireEvent.change(field);
  await shell.settle();
}
const chosen = (shell: ShellHarness) =>
  window(shell).getByRole('option', { selected: true, name: /png|Lake/ });
const open = () => openShell({ query: 'open=settings' });

it('takes a picture of the device, and offers it again after another one (WALLPAPER-1, WALLPAPER-2)', async () => {
  const shell = await open();
  expect(window(shell).queryByLabelText('Placement')).toBeNull();
  await bring(shell, png('hall.png'));
  await vi.waitFor(() => expect(chosen(shell).textContent).toBe('hall.png'));
  expect(window(shell).getByRole('img', { name: 'Preview: hall.png, Windows Standard' })).toBeTruthy();
  expect(window(shell).getByLabelText<HTMLSelectElement>('Placement').value).toBe('tile');

  await shell.press('The Lake', 'option');
  expect(window(shell).queryByLabelText('Placement')).toBeNull();
  await shell.press('hall.png', 'option');
  expect(window(shell).getByLabelText('Placement')).toBeTruthy();
});

it('tells why a picture cannot be taken, and leaves the one that is there (WALLPAPER-1)', async () => {
  const shell = await open();
  await bring(shell, png('hall.png'));
  await vi.waitFor(() => expect(chosen(shell).textContent).toBe('hall.png'));
  await bring(shell, Object.assign(new Blob(['no picture']), { name: 'broken.png' }));
  await vi.waitFor(() => expect(shell.getByText(WALLPAPER_TEXTS.notPicture)).toBeTruthy());
  expect(chosen(shell).textContent).toBe('hall.png');
});
