import { Blob as ReadableBlob } from 'node:buffer';
import { beforeEach, expect, it, vi } from 'vitest';
import { PICTURES, type FileEntry } from '@shared/domain/system/disk/entries.ts';
import type { Desktop } from '../../kernel/app.ts';
import { fakeDatabase } from '../../testing/fakeDatabase.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { withMaker } from '../pictures/maker.ts';
import { editPicture } from './editPicture.ts';
import { theDisk } from './theDisk.ts';

/** A PNG as far as it is read here. */
const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(17)]);

beforeEach(() => {
  fakeDatabase();
  vi.stubGlobal('Blob', ReadableBlob);
});

async function edit(file: Blob, hasProgram: boolean) {
  const disk = theDisk({ tabs: fakeBrowser().tab() });
  await disk.opened;
  const saved = await disk.save({ folder: PICTURES, name: 'one.png', content: file, besideOthers: true });
  const entry = disk.get().entries.get(saved.ok ? saved.value.id : '');
  const openFor = vi.fn<Desktop['openFor']>();
  const ask = vi.fn<Desktop['ask']>().mockResolvedValue(null);
  // It opens and asks, and no more of a desktop.
  const desktop = { openFor, ask, hasFor: () => hasProgram } as unknown as Desktop;
  // It was saved just now.
  await editPicture({ desktop }, disk, entry as FileEntry);
  return { opened: openFor.mock.calls, said: ask.mock.calls.map(([{ message }]) => message), id: entry?.id };
}
const blob = (...parts: readonly Uint8Array[]) => new Blob(parts.map((part) => new Uint8Array(part)));

it('opens a picture in the program that made it, and in Paint for a person who has not got that (REOPEN-1)', async () => {
  const made = await withMaker(blob(PNG), { opens: 'character', params: '1.2 Rosie' });
  expect((await edit(made, true)).opened).toEqual([['character', '1.2 Rosie']]);
  const { opened, id } = await edit(made, false);
  expect(opened).toEqual([['edit-picture', id]]);
});

it('opens a meme by its file, which has in it what it was made of (REOPEN-1)', async () => {
  const { opened, id } = await edit(await withMaker(blob(PNG), { opens: 'meme', params: '' }), true);
  expect(opened).toEqual([['meme', id]]);
});

it('opens any other picture in Paint', async () => {
  const { opened, said, id } = await edit(blob(PNG), true);
  expect([opened, said]).toEqual([[['edit-picture', id]], []]);
});

it('says that what a picture says cannot be read, and opens it in Paint (REOPEN-1)', async () => {
  const hostile = Buffer.concat([
    Buffer.from([0, 0, 0, 9]),
    Buffer.from('tEXtFlunks\0{{', 'latin1'),
    Buffer.alloc(4),
  ]);
  const { opened, said, id } = await edit(blob(PNG, hostile), true);
  expect(opened).toEqual([['edit-picture', id]]);
  expect(said).toEqual([expect.stringContaining('cannot be read')]);
});
