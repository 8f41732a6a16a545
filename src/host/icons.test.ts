import { describe, expect, it } from 'vitest';
import { LINKS } from '../config/links.ts';
import type { AppManifest } from '../kernel/app.ts';

const manifests = import.meta.glob<{ readonly manifest: AppManifest }>('../apps/*/manifest.ts', {
  eager: true,
});
const entries = [...Object.values(manifests).map(({ manifest }) => manifest), ...LINKS];
const finished = Object.keys(import.meta.glob('../../assets/finished/icons/*.png')).map((path) =>
  path.slice(path.lastIndexOf('/') + 1),
);
const pictures = new Set(finished);
const names = [...new Set(finished.map((file) => file.replace(/-(32|16)\.png$/, '')))].sort();

const documents = import.meta.glob<string>('../../docs/icons.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const list = Object.values(documents).join('');

/** The rows of the table: an icon's name, and the programs and links that show it. */
const rows = new Map(
  [...list.matchAll(/^\| `([\w-]+)` +\|[^|]*\|([^|]*)\|$/gm)].map(([, name = '', shownBy = '']) => [
    name,
    [...shownBy.matchAll(/`([\w-]+)`/g)].map(([, id = '']) => id),
  ]),
);

describe('the icon set', () => {
  it('has every icon in both sizes', () => {
    expect(
      names.filter((name) => !pictures.has(`${name}-32.png`) || !pictures.has(`${name}-16.png`)),
    ).toEqual([]);
  });

  it.each(entries)('has the icon of $id', ({ icon }) => {
    expect(names).toContain(icon);
  });
});

describe('the list of icons in docs/icons.md', () => {
  it('names every icon once, and no other', () => {
    expect([...rows.keys()].sort()).toEqual(names);
  });

  it('says of no program or link that it shows an icon which it does not', () => {
    const shown = entries.map(({ id, icon }) => `${id} shows ${icon}`);
    const said = [...rows].flatMap(([icon, ids]) => ids.map((id) => `${id} shows ${icon}`));
    expect(said.filter((claim) => !shown.includes(claim))).toEqual([]);
    expect(said).not.toEqual([]);
  });
});
