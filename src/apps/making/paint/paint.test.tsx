// Files whose bytes can be read, as jsdom's cannot.
import { Blob as ReadableBlob } from 'node:buffer';
import { fireEvent, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { PICTURES, inFolder } from '@shared/domain/system/disk/entries.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { createDisk, type DiskService } from '../../../services/disk/disk.ts';
import { createPictureStore } from '../../../overlays/pictures/pictureStore.ts';
import { createStorage } from '../../../services/storage/storage.ts';
import { createTabs } from '../../../services/tabs/tabs.ts';
import { blindPens } from '../../../testing/blindPens.ts';
import { fakeDatabase } from '../../../testing/fakeDatabase.ts';
import { key } from '../../../testing/input.ts';
import { answersOfServer, leaveGranted, leaveSignedIn, routesOf, WALLET } from '../../../testing/signedIn.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { pixelsIn, pngOf } from './browser.ts';
import type * as Browser from './browser.ts';
import { DRAFTS_DATABASE, noteDraft } from './picture.ts';
import { BLACK, blank, colorAt, colorOf, WHITE, type Pixels } from './pixels/pixels.ts';

/** Nothing is drawn here: instead of a PNG a file has the beginning of one, with its size, and bare pixels. */
vi.mock('./browser.ts', async (original) => ({
  ...(await original<typeof Browser>()),
  pngOf: ({ width, height, data }: Pixels) => {
    const header = new Uint8Array(24);
    header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    new DataView(header.buffer).setUint32(16, width);
    new DataView(header.buffer).setUint32(20, height);
    return Promise.resolve(new Blob([header, data], { type: 'image/png' }));
  },
  pixelsIn: async (file: Blob): Promise<Result<Pixels>> => {
    if (file.size < 24) return fail('BAD_REQUEST', 'This is not a picture.');
    const bytes = await file.arrayBuffer();
    const view = new DataView(bytes);
    return ok({
      width: view.getUint32(16),
      height: view.getUint32(20),
      data: new Uint32Array(bytes.slice(24)),
    });
  },
}));

/** Draws what another program opens, which is a picture of this size: the canvas of that is never shown. */
function decodePictures(): void {
  const decoded = { width: 20, height: 10, close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(decoded));
  blindPens('picture');
}

const RED = colorOf(255, 0, 0);

/** The disk as another page of the same browser has it. */
let disk: DiskService;
beforeEach(() => {
  fakeDatabase();
  vi.stubGlobal('Blob', ReadableBlob);
  disk = createDisk({ tabs: createTabs(null, null), storage: null });
});

async function until(shell: ShellHarness, isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 60 && !isSo(); turn += 1) await shell.settle();
  expect(isSo()).toBe(true);
}
/** Until the picture is saved: its files are read by the disk of another page. */
async function untilFiles(
  shell: ShellHarness,
  at: readonly [x: number, y: number],
  wanted: readonly unknown[],
) {
  let found: readonly unknown[] = [];
  for (let turn = 0; turn < 30 && JSON.stringify(found) !== JSON.stringify(wanted); turn += 1) {
    await shell.settle();
    found = await files(...at);
  }
  expect(found).toEqual(wanted);
}
const picture = (shell: ShellHarness) => shell.getByRole('application', { name: 'Picture' });
async function open(file?: string): Promise<ShellHarness> {
  const shell = await openShell({ query: `open=paint${file === undefined ? '' : `:${file}`}` });
  await until(shell, () => shell.queryByText('Draws a line of one pixel.') !== null);
  return shell;
}
/** Presses keys on the picture: a cross stands in its middle with the first one. */
async function type(shell: ShellHarness, ...keys: readonly string[]): Promise<void> {
  for (const name of keys) {
    const isWide = name.startsWith('+');
    key(picture(shell), isWide ? name.slice(1) : name, { shiftKey: isWide });
    await shell.settle();
  }
}
async function choose(shell: ShellHarness, menu: string, entry: string): Promise<void> {
  await shell.press(menu, 'menuitem');
  const found = within(shell.getByRole('menu'));
  await shell.press(
    found.queryByRole('menuitem', { name: entry }) ?? found.getByRole('menuitemcheckbox', { name: entry }),
  );
}
const press = (shell: ShellHarness, dialog: string, button: string) =>
  shell.press(within(shell.getByRole('dialog', { name: dialog })).getByRole('button', { name: button }));
const isTitled = (shell: ShellHarness, title: string) => () => shell.windows().includes(title);

/** A picture on the disk, of one color. */
async function leave(name: string, color: number): Promise<string> {
  const content = await pngOf(blank(20, 10, color));
  if (content === null) throw new Error('no canvas');
  const done = await disk.save({ folder: PICTURES, name, content });
  if (!done.ok) throw new Error(done.error);
  return done.value.id;
}
/** The pictures in Pictures: name, size, and the color of a pixel. */
async function files(x: number, y: number): Promise<readonly (readonly [string, string, number | null])[]> {
  await disk.again();
  const found = inFolder(disk.get().entries, PICTURES).map(async ({ id, name }) => {
    const content = await disk.content(id);
    if (!content.ok || typeof content.value === 'string') throw new Error('no picture');
    const pixels = await pixelsIn(content.value);
    if (!pixels.ok) throw new Error(pixels.error.message);
    const { width, height } = pixels.value;
    return [name, `${width}x${height}`, colorAt(pixels.value, { x, y })] as const;
  });
  return (await Promise.all(found)).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

it('draws by keys, says where, and saves the exact pixels as a PNG on the disk (PAINT-7, PAINT-8, DISK-11)', async () => {
  const shell = await open();
  expect(shell.active()).toBe('Untitled - Paint');
  await type(shell, 'ArrowLeft', '+ArrowUp', ' ', 'ArrowRight', 'ArrowRight', ' ');
  expect(shell.getByText('241,142')).toBeTruthy();
  key(picture(shell), 's', { ctrlKey: true });
  await until(shell, isTitled(shell, 'Save As'));
  fireEvent.change(shell.getByRole('textbox', { name: 'File name:' }), { target: { value: 'Clue' } });
  await shell.settle();
  await press(shell, 'Save As', 'Save');
  await until(shell, isTitled(shell, 'Clue.png - Paint'));
  expect(await files(240, 142)).toEqual([['Clue.png', '480x300', BLACK]]);
  expect(await files(242, 142)).toEqual([['Clue.png', '480x300', WHITE]]);
  await press(shell, 'Clue.png - Paint', 'Close');
  await until(shell, () => shell.queryByRole('application', { name: 'Picture' }) === null);
});

it('opens a picture of the disk, and saves over it (PAINT-8)', async () => {
  const id = await leave('Red.png', RED);
  const shell = await open(id);
  await until(shell, isTitled(shell, 'Red.png - Paint'));
  expect(shell.getByText('20x10')).toBeTruthy();
  await choose(shell, 'Image', 'Invert Colors');
  key(picture(shell), 's', { ctrlKey: true });
  await untilFiles(shell, [0, 0], [['Red.png', '20x10', 0xffffff00]]);
});

it('opens a picture that Picture Viewer shows (PAINT-8, VIEWER-2)', async () => {
  const id = await leave('Red.png', RED);
  const Url = class extends URL {
    static override createObjectURL = () => 'blob:1';
    static override revokeObjectURL = () => undefined;
  };
  vi.stubGlobal('URL', Url);
  const shell = await openShell({ query: `open=picture-viewer:${id}` });
  await until(shell, () => shell.queryByRole('img', { name: 'Red.png' }) !== null);
  await choose(shell, 'File', 'Edit in Paint');
  await until(shell, isTitled(shell, 'Red.png - Paint'));
});

it('keeps what is not saved within a second (PAINT-9)', async () => {
  const id = await leave('Red.png', RED);
  const shell = await open(id);
  await until(shell, isTitled(shell, 'Red.png - Paint'));
  await choose(shell, 'Image', 'Rotate by 90°');
  await shell.settle(1_000);
  await until(shell, () => localStorage.getItem('drafts')?.includes(`picture ${id}`) === true);
  const [picture = ''] = /(?<="picture":")[^"]+/.exec(localStorage.getItem('drafts') ?? '') ?? [];
  expect((await createPictureStore(DRAFTS_DATABASE).find(picture))?.size).toBe(24 + 20 * 10 * 4);
  expect(localStorage.getItem('paint-drafts')).toContain(picture);
});

it('has an unsaved picture again after a crash, and asks before it is closed away (PAINT-9, SHELL-27)', async () => {
  const id = await leave('Red.png', RED);
  const unsaved = await pngOf(blank(10, 20, BLACK));
  await createPictureStore(DRAFTS_DATABASE).keep('unsaved', unsaved ?? new Blob());
  const value = { picture: 'unsaved', version: 1 };
  const draft = { wallet: null, place: `picture ${id}`, at: 1, value };
  localStorage.setItem('drafts', JSON.stringify({ version: 1, value: { wallet: null, drafts: [draft] } }));
  const shell = await open(id);
  await until(shell, () => shell.queryByText('10x20') !== null);
  await press(shell, 'Red.png - Paint', 'Close');
  expect(
    shell.getByText('The picture in Red.png has changed. Do you want to save the changes?'),
  ).toBeTruthy();
  await shell.press('No');
  await until(shell, () => shell.queryByRole('application', { name: 'Picture' }) === null);
  expect(localStorage.getItem('drafts')).not.toContain('unsaved');
  expect(await files(0, 0)).toEqual([['Red.png', '20x10', RED]]);
});

it('keeps eight unsaved pictures, those that were changed last (PAINT-9)', () => {
  const { lasting } = createStorage();
  const kept = Array.from({ length: 10 }, (_, index) => noteDraft(lasting, String(index))).at(-1);
  expect([...(kept ?? [])]).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
  expect([...noteDraft(lasting, '4')].slice(0, 3)).toEqual(['4', '9', '8']);
});

it('loses neither picture where another window saved the file meanwhile (DISK-6)', async () => {
  const id = await leave('Red.png', RED);
  const shell = await open(id);
  await until(shell, isTitled(shell, 'Red.png - Paint'));
  await choose(shell, 'Image', 'Clear Image');
  const content = await pngOf(blank(20, 10, BLACK));
  await disk.again();
  await disk.save({ folder: PICTURES, name: 'Red.png', content: content ?? '', over: { id, version: 1 } });
  key(picture(shell), 's', { ctrlKey: true });
  await until(shell, () => shell.queryByText(/Another window saved Red.png since/) !== null);
  await shell.press('Keep Both');
  await until(shell, isTitled(shell, 'Copy of Red.png - Paint'));
  expect(await files(0, 0)).toEqual([
    ['Copy of Red.png', '20x10', WHITE],
    ['Red.png', '20x10', BLACK],
  ]);
});

it('says what is no picture, and shows an empty sheet (PAINT-8)', async () => {
  const done = await disk.save({ folder: PICTURES, name: 'Odd.png', content: new Blob(['odd']) });
  const shell = await open(done.ok ? done.value.id : '');
  await until(shell, () => shell.queryByText('This is not a picture.') !== null);
  await shell.press('OK');
  expect(shell.windows()).toContain('Untitled - Paint');
  expect(shell.getByText('480x300')).toBeTruthy();
});

it('sizes the picture by Attributes, and refuses what is no size (PAINT-6)', async () => {
  const shell = await open();
  key(picture(shell), 'e', { ctrlKey: true });
  await shell.settle();
  const dialog = within(shell.getByRole('dialog', { name: 'Attributes' }));
  const ok = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'OK' });
  const width = dialog.getByRole('textbox', { name: 'Width (pixels):' });
  fireEvent.change(width, { target: { value: '1601' } });
  await shell.settle();
  expect(ok().disabled).toBe(true);
  fireEvent.change(width, { target: { value: '64' } });
  await shell.settle();
  await shell.press(ok());
  expect(shell.getByText('64x300')).toBeTruthy();
  key(picture(shell), 'z', { ctrlKey: true });
  await shell.settle();
  expect(shell.getByText('480x300')).toBeTruthy();
});

it('keeps colors of one’s own in this browser, and brings back those of 1995 (PAINT-3)', async () => {
  const shell = await open();
  expect(within(shell.getByRole('radiogroup', { name: 'Colors' })).getAllByRole('radio')).toHaveLength(28);
  await shell.press('Teal', 'radio');
  await choose(shell, 'Colors', 'Edit Colors...');
  fireEvent.change(shell.getByRole('slider', { name: 'Red' }), { target: { value: '7' } });
  await shell.settle();
  await press(shell, 'Edit Colors', 'OK');
  const own = 'Red 7, green 128, blue 128';
  expect(shell.getByRole<HTMLInputElement>('radio', { name: own }).checked).toBe(true);
  expect(localStorage.getItem('paint-colors')).toContain(String(colorOf(7, 128, 128)));
  await choose(shell, 'Colors', 'Colors of 1995');
  expect(shell.queryByRole('radio', { name: own })).toBeNull();
});

it('names every tool and its options for those who hear them, and says what it does (PAINT-7)', async () => {
  const shell = await open();
  const tools = within(shell.getByRole('radiogroup', { name: 'Tools' })).getAllByRole('radio');
  expect(tools.map((tool) => tool.getAttribute('aria-label'))).toContain('Magnifier');
  await shell.press('Rectangle', 'radio');
  expect(within(shell.getByRole('radiogroup', { name: 'Style' })).getAllByRole('radio')).toHaveLength(3);
  expect(within(shell.getByRole('radiogroup', { name: 'Line width' })).getAllByRole('radio')).toHaveLength(5);
  expect(shell.getByText('Draws a rectangle.')).toBeTruthy();
});

it('moves a selection by the arrow keys until Escape lays it down (PAINT-7)', async () => {
  const id = await leave('Red.png', RED);
  const shell = await open(id);
  await until(shell, isTitled(shell, 'Red.png - Paint'));
  key(picture(shell), 'a', { ctrlKey: true });
  await shell.settle();
  await type(shell, 'ArrowRight', 'ArrowRight', 'Escape');
  key(picture(shell), 's', { ctrlKey: true });
  await untilFiles(shell, [1, 0], [['Red.png', '20x10', WHITE]]);
  expect(await files(2, 0)).toEqual([['Red.png', '20x10', RED]]);
});

/** Paint as an administrator has it, who has Meme Manager and the wall. */
async function openAsAdministrator(file: string): Promise<ShellHarness> {
  leaveSignedIn();
  leaveGranted();
  const session = {
    accessToken: 'token',
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    ...{ wallet: WALLET, role: 'ADMIN', username: 'Mulligan' },
  };
  return openShell({
    query: `mode=build&open=paint:${file}`,
    routes: routesOf({
      ...answersOfServer(),
      'POST /api/auth/refresh': { session, dailyLogin: { earned: 0, streak: 1 } },
      'GET /api/access': { accessLevel: 'ADMIN' },
    }),
  });
}

it('hands a picture to Meme Manager, saved, and says what is too small for the wall (PAINT-10, MEME-9)', async () => {
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });
  const id = await leave('Red.png', RED);
  const shell = await openAsAdministrator(id);
  await until(shell, isTitled(shell, 'Red.png - Paint'));
  await choose(shell, 'File', 'Publish...');
  expect(shell.getByText(/^What hangs on the wall has at least 32 pixels to a side/)).toBeTruthy();
  await shell.press('OK');
  await choose(shell, 'Image', 'Invert Colors');
  decodePictures();
  await choose(shell, 'File', 'Make a Meme...');
  await until(shell, isTitled(shell, 'Meme Manager'));
  expect(await files(0, 0)).toEqual([['Red.png', '20x10', 0xffffff00]]);
  const meme = within(shell.getByRole('dialog', { name: 'Meme Manager' }));
  await until(shell, () => meme.queryByText(/Red\.png/) !== null);
});
