import { describe, expect, it } from 'vitest';
import { CHANGELOG, releasesFor } from './changelog.ts';

const folders = Object.keys(import.meta.glob('../../*/*/manifest.ts')).map((path) => path.split('/').at(-2));
const titles = (has: (appId: string) => boolean) =>
  releasesFor(has).flatMap(({ changes }) => changes.map(({ title }) => title));

describe("what's new", () => {
  it('tells of a program to those who have it (WELCOME-4)', () => {
    expect(titles(() => false)).toEqual(expect.arrayContaining(['Arcadia', 'Graduation']));
    expect(titles(() => false)).not.toContain('Flunk Creator');
    expect(titles((id) => id === 'flunk-creator')).toContain('Flunk Creator');
  });

  it('tells of no program that is not there', () => {
    const apps = CHANGELOG.flatMap(({ changes }) => changes.flatMap(({ app }) => app ?? []));
    for (const app of apps) expect(folders).toContain(app);
  });
});
