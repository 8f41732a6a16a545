import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../scene.ts';
import { CHAPTERS } from './chapters.ts';
import { train } from './train.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const guide = read('docs/story.md');
const canon = read('docs/places.md');
const scenes = [...CHAPTERS, train].flatMap((chapter) => chapter.scenes);

const TIMES = /\b\d{1,2}:\d{2}\b/g;
const timesIn = (text: string): readonly string[] => text.match(TIMES) ?? [];
/** The rows of the canon's timeline. */
const timeline = canon.split('\n').filter((row) => /^\| (about )?(Friday )?\d/.test(row));
const known = new Set([...timeline.flatMap((row) => timesIn(row)), ...timesIn(canon)]);

const rowOf = ({ id }: Scene): string => guide.split('\n').find((row) => row.startsWith(`| \`${id}\``)) ?? '';
const said = ({ lines }: Scene): string => lines.join(' ');

describe('docs/story.md', () => {
  it('has every chapter and every scene, in the order in which they are told, and no other', () => {
    const ids = [...guide.matchAll(/^\| `([a-z-]+)`/gm)].map(([, id]) => id);
    expect(ids).toEqual(scenes.map(({ id }) => id));
    for (const { title } of [...CHAPTERS, train]) expect(guide).toContain(`## ${title}\n`);
  });

  it.each(scenes)('says of $id the hour that its lines say', (scene) => {
    const hours = timesIn(said(scene));
    const row = timesIn(rowOf(scene));
    expect(hours.filter((hour) => !row.includes(hour))).toEqual([]);
  });

  it('names no hour that the canon does not know', () => {
    expect(timesIn(guide).filter((hour) => !known.has(hour))).toEqual([]);
  });
});

describe('the lines of the scenes', () => {
  it.each(scenes)('name no hour in $id that the canon does not know', (scene) => {
    expect(timesIn(said(scene)).filter((hour) => !known.has(hour))).toEqual([]);
  });

  it('tell the hours of the canon’s Friday in its order', () => {
    const [, soFar] = CHAPTERS;
    const told = (soFar?.scenes ?? []).map((scene) => timesIn(said(scene))[0]);
    expect(told).toEqual([
      '7:30',
      '3:10',
      '4:30',
      '6:40',
      '7:30',
      '8:00',
      '8:04',
      '8:20',
      '8:30',
      '9:00',
      '11:00',
    ]);
    const rows = timeline.map((row) => timesIn(row)[0] ?? '');
    const [late, ...afternoon] = told.filter((hour) => hour !== '8:30');
    expect(rows).toContain(late);
    expect(rows.slice(1).filter((hour) => afternoon.includes(hour))).toEqual(afternoon);
  });

  it.each(['F. LUNK', 'Room 2', 'Depot Lane', 'locker 117', 'size five'])(
    'write %s as the canon does, and the guide knows it',
    (name) => {
      expect(scenes.some((scene) => said(scene).includes(name))).toBe(true);
      expect(canon).toContain(name);
      expect(guide).toContain(name);
    },
  );

  it.each(scenes)('keep in $id to what is never said', (scene) => {
    const everything = `${said(scene)} ${scene.alt}`;
    expect(everything).not.toMatch(/\bdead\b|\bblood|\bkill|0730|8004|\bthirteen\b/i);
    for (const line of scene.lines) expect(Array.from(line).length).toBeLessThanOrEqual(90);
  });
});
