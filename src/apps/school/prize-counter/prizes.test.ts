import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bundle as jukebox } from '@bundles/jukebox-music.ts';
import { bundle } from '@bundles/prizes.ts';
import { PRIZE_KINDS, type PrizeKind } from '@shared/domain/school/prizes.ts';
import { PRIZE_THEMES } from '../../../appearance/themes.ts';
import { PRIZE_SCREENS } from '../../../screens/catalogue.ts';

const FOLDER = 'supabase/migrations';
const SQL = readdirSync(FOLDER)
  .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
  .filter((text) => text.includes('insert into app.prizes'))
  .join('\n');
const rows = [...SQL.matchAll(/^ {2}\('([a-z-]+)', '([a-z-]+)', '[^']+', '[^']+', \d+, \d+\)/gm)].map(
  ([, id = '', kind = '']) => ({ id, kind }),
);
/** What is won and never sold (QUARTER-5). */
const won = [...SQL.matchAll(/^ {2}\('([a-z-]+)', 'sticker', '[^']+', '[^']+', 0, \d+, false\)/gm)].map(
  ([, id = '']) => id,
);
const idsOf = (kind: PrizeKind) => rows.filter((row) => row.kind === kind).map(({ id }) => id);

it('the counter opens with twelve prizes, each of a kind and with a picture of its own (PRIZE-1)', () => {
  expect(rows).toHaveLength(12);
  const frames: Readonly<Record<string, object | undefined>> = bundle.atlas.frames;
  for (const { id, kind } of rows) {
    expect(PRIZE_KINDS, id).toContain(kind);
    expect(frames[id], id).toBeDefined();
  }
  expect(new Set(rows.map(({ id }) => JSON.stringify(frames[id]))).size).toBe(12);
});

it('each prize is a theme, a boot picture, a record or a sticker that exists, and none of these is not sold', () => {
  const sorted = (ids: readonly string[]) => [...ids].sort();
  expect(sorted(idsOf('theme'))).toEqual(sorted(PRIZE_THEMES.map(({ id }) => id)));
  expect(sorted(idsOf('boot-picture'))).toEqual(sorted(PRIZE_SCREENS.map(({ id }) => id)));
  expect(idsOf('tune')).toEqual(Object.keys(jukebox.tracks));
  const onTheDoor = Object.keys(bundle.atlas.frames).filter((name) => name.startsWith('door-'));
  expect(won).toEqual(['red-phone']);
  expect(sorted([...idsOf('sticker'), ...won])).toEqual(
    sorted(onTheDoor.map((name) => name.slice('door-'.length))),
  );
});
