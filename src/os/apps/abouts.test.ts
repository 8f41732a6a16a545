import { describe, expect, it } from 'vitest';
import type { AppManifest } from '../../kernel/app.ts';

const manifests = import.meta.glob<AppManifest>('../../apps/*/*/manifest.ts', {
  eager: true,
  import: 'manifest',
});

describe.each(Object.values(manifests))('what is told of $id', ({ about }) => {
  it('is one sentence in its properties', async () => {
    expect((await about()).description).toMatch(/^[A-Z"][^.!?]*[.!?]$/);
  });

  it('is at least a paragraph in its help, each in whole sentences (SHELL-13)', async () => {
    const { help } = await about();
    expect(help.filter((paragraph) => /^["A-Z].*[.!?]$/.test(paragraph))).toEqual(help);
    expect(help).not.toEqual([]);
  });
});
