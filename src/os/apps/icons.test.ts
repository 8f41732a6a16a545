import { describe, expect, it } from 'vitest';
import { LINKS } from '../../config/links.ts';
import type { AppManifest } from '../../kernel/app.ts';

const manifests = import.meta.glob<AppManifest>('../../apps/*/*/manifest.ts', {
  eager: true,
  import: 'manifest',
});
const entries = [...Object.values(manifests), ...LINKS];
const finished = Object.keys(import.meta.glob('../../../assets/finished/icons/*.png')).map((path) =>
  path.slice(path.lastIndexOf('/') + 1),
);
const pictures = new Set(finished);
const names = [...new Set(finished.map((file) => file.replace(/-(32|16)\.png$/, '')))].sort();

const documents = import.meta.glob<string>('../../../docs/icons.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const list = Object.values(documents).join('');

const listed = [...list.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, name]) => name);

describe('the icon set', () => {
  it('has every icon in both sizes', () => {
    expect(
      names.filter((name) => !pictures.has(`${name}-32.png`) || !pictures.has(`${name}-16.png`)),
    ).toEqual([]);
  });

  it.each(entries)('has the icon of $id', ({ icon }) => {
    expect(names).toContain(icon);
  });

  it('has every icon that docs/icons.md lists, each once', () => {
    expect(listed).toEqual([...new Set(listed)].filter((name) => names.includes(name ?? '')));
    expect(listed).not.toEqual([]);
  });
});
