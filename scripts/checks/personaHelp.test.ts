import { expect, it } from 'vitest';
import { PROGRAMS } from '../../supabase/functions/_shared/domain/system/programs.ts';
import { formatted } from '../lib/format.mjs';
import type { AppManifest } from '../../src/kernel/app.ts';
import type { Page } from '../../src/apps/school/game-manual/manual.ts';

const manifests = import.meta.glob<AppManifest>('../../src/apps/*/*/manifest.ts', {
  eager: true,
  import: 'manifest',
});
const helps = import.meta.glob<readonly string[]>('../../src/apps/*/*/about.ts', {
  eager: true,
  import: 'help',
});
const pages = import.meta.glob<Readonly<Record<string, Page>>>(
  '../../src/apps/school/game-manual/pages/*.ts',
  {
    eager: true,
  },
);

/** Operators' tools, and windows that open by themselves: people do not ask for their help. */
const UNTOLD =
  /\/office\/|\/(console|file-dialog|initialize-collection|lock|run|sign-in-required|help|vcr|talk)\//;

const FILE = '../../supabase/functions/_shared/domain/people/personas/knowledge/helps.data.ts';
/** How long what is said at once may be. */
const SAID_MOST = 230;

/** A paragraph as sentences, of which short neighbors are one. */
function partsOf(paragraph: string): readonly string[] {
  const parts: string[] = [];
  for (const sentence of paragraph.split(/(?<=[.!?])\s+(?=[A-Z“"])/)) {
    const last = parts.at(-1);
    if (last === undefined || last.length + sentence.length >= SAID_MOST) parts.push(sentence);
    else parts[parts.length - 1] = `${last} ${sentence}`;
  }
  return parts;
}

/** What the tables of the Game Manual say, each row as sentences. */
const rows = (): readonly string[] =>
  Object.values(pages)
    .flatMap((page) => Object.values(page))
    .flatMap((page) => (page.kind === 'text' ? page.blocks : []))
    .flatMap((block) => (block.kind === 'table' ? block.rows : []))
    .map(([name, value]) => `${name.replace(/\.$/, '')}: ${value}.`)
    .map((row) => row.replace(/\.\.$/, '.'));

it('tells the personas what each program’s help says (PERSONA-2; after a change: npx vitest run FILE -u)', async () => {
  const told = Object.entries(manifests)
    .filter(([path]) => !UNTOLD.test(path))
    .flatMap(([path, { title }]) => {
      const help = helps[path.replace('manifest.ts', 'about.ts')] ?? [];
      return help.flatMap((paragraph) => partsOf(paragraph).map((part) => [title, part] as const));
    });
  const manual = rows().map((row) => ['Game Manual', row] as const);
  expect(told.filter(([title]) => !PROGRAMS.includes(title))).toEqual([]);
  const lines: Record<string, string> = {};
  for (const [title, part] of [...told, ...manual]) {
    const before = lines[title];
    lines[title] = before === undefined ? part : `${before}\n${part}`;
  }
  const text = `/** What the help of each program and the Game Manual’s tables say, a part on each line: made by scripts/checks/personaHelp.test.ts. */
export const HELPS: Readonly<Record<string, string>> = ${JSON.stringify(lines)};
`;
  await expect(await formatted(FILE.slice(6), text)).toMatchFileSnapshot(FILE);
});
