import { describe, expect, it } from 'vitest';
import { bundle } from '@bundles/fhs-school.ts';
import { decodeFlunk } from '@shared/domain/collection/traits/flunkCode.ts';
import type { Block, Inline, Text } from '../browser/page.ts';
import { pageAt, addressOf, tabsOf } from '../browser/site.ts';
import { GALLERIES } from './galleries.ts';
import { SHEET } from '../parts/Crowd.tsx';
import { SCHOOL } from './school.ts';
import { STAFF } from '@shared/domain/school/schoolStaff.ts';

const PLACES = Object.keys(import.meta.glob('../../../../town/places/*/**/place.ts')).map((path) =>
  path.split('/').slice(6, -1).join('-'),
);

const textsOf = (block: Block): readonly Text[] => {
  switch (block.kind) {
    case 'text':
    case 'notice':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return block.rows.map(([, value]) => value);
    case 'columns':
      return block.columns.flat().flatMap(textsOf);
    default:
      return [];
  }
};
const blocksOf = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) =>
    block.kind === 'columns' ? [block, ...block.columns.flatMap(blocksOf)] : [block],
  );

const everyPage = [...SCHOOL.pages, SCHOOL.missing];
const allBlocks = [...everyPage.map(({ blocks }) => blocks), SCHOOL.foot].flatMap(blocksOf);
const links = allBlocks
  .flatMap(textsOf)
  .flatMap((text): readonly Inline[] => (typeof text === 'string' ? [] : text))
  .filter((inline) => typeof inline !== 'string');

describe("the school's site", () => {
  it('has the tabs Home, Calendar, Staff and Resources, and a first page (FHS-1)', () => {
    expect(tabsOf(SCHOOL).map(({ title }) => title)).toEqual(['Home', 'Calendar', 'Staff', 'Resources']);
    expect(pageAt(SCHOOL, addressOf(SCHOOL, 'index.html'))?.title).toBe('Home');
  });

  it('has no two pages at one address, and each can be reached by a link or a tab', () => {
    const paths = SCHOOL.pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const reached = new Set(links.flatMap((link) => ('to' in link ? [link.to] : [])));
    for (const { path, tab } of SCHOOL.pages)
      expect([path, tab !== undefined || reached.has(path)]).toEqual([path, true]);
  });

  it('has no link that leads nowhere (FHS-1)', () => {
    const dead = links.filter((link) => 'to' in link && pageAt(SCHOOL, addressOf(SCHOOL, link.to)) === null);
    expect(dead).toEqual([]);
    const places = links.flatMap((link) =>
      'opens' in link && link.opens.purpose === 'location' ? [link.opens.params] : [],
    );
    expect(places.length).toBeGreaterThan(5);
    expect(places.filter((place) => !PLACES.includes(place))).toEqual([]);
  });

  it('draws every part that a page names, and names every part', () => {
    const named = new Set(allBlocks.flatMap((block) => (block.kind === 'part' ? [block.part] : [])));
    expect([...named].sort()).toEqual(Object.keys(SCHOOL.parts).sort());
  });
});

it('each portrait of the staff is made of traits that the collection has', () => {
  const broken = STAFF.filter(({ portrait }) => portrait !== null && decodeFlunk(portrait) === null);
  expect(broken).toEqual([]);
  expect(STAFF.filter(({ portrait }) => portrait !== null).length).toBeGreaterThan(5);
});

it('the galleries move in different directions, each with pictures enough to move (FHS-10)', () => {
  expect(new Set(GALLERIES.map(({ scrolls }) => scrolls)).size).toBeGreaterThanOrEqual(3);
  for (const { images } of GALLERIES) expect(images.length).toBeGreaterThanOrEqual(4);
});

it('the crowd is a sheet of 8 rows by 2 columns (FHS-3)', () => {
  const { width, height } = bundle.pictures.crowd;
  expect(SHEET).toEqual({ rows: 8, columns: 2 });
  expect([width % SHEET.columns, height % SHEET.rows]).toEqual([0, 0]);
});
