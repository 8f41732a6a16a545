import { expect, it } from 'vitest';
import type { AppManifest } from '../../kernel/app.ts';
import { LINKS } from '../../config/links.ts';
import { createRegistry } from '../apps/registry.ts';
import { folderOf, inFolders } from './programFolders.ts';

const manifests = import.meta.glob<AppManifest>('../../apps/*/*/manifest.ts', {
  eager: true,
  import: 'manifest',
});
const listed = [...createRegistry(manifests, LINKS).values()]
  .filter(({ unlisted }) => unlisted !== true)
  .map((entry) => ({ entry, label: entry.title }));
const titlesIn = (folder: string): readonly string[] =>
  listed.filter((one) => folderOf(one) === folder).map(({ label }) => label);

it('every program lies in one folder, of at most fourteen (SHELL-28)', () => {
  const { folders, loose } = inFolders(listed);
  expect(loose).toEqual([]);
  expect(folders.flatMap((folder) => folder.listed)).toHaveLength(listed.length);
  for (const { label, listed: inIt } of folders) expect([label, inIt.length <= 14]).toEqual([label, true]);
  expect(folders.map(({ label }) => label)).toEqual(folders.map(({ label }) => label).sort());
});

it('a program lies where a person of 1995 looks for it (SHELL-28)', () => {
  expect(titlesIn('Accessories').toSorted()).toEqual(['Calculator', 'Notepad', 'Paint', 'Radio']);
  expect(titlesIn('Games')).toContain('Solitaire');
  expect(titlesIn('Internet')).toContain('Discord');
});

it('a person who has nothing of a folder does not see it (SHELL-28)', () => {
  const own = listed.filter(({ entry }) => entry.id === 'minesweeper');
  expect(inFolders(own).folders.map(({ label }) => label)).toEqual(['Games']);
});
