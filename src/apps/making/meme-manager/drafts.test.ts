import { beforeEach, expect, it } from 'vitest';
import { createStorage } from '../../../services/storage/storage.ts';
import { DEFAULT_STYLE, EMPTY_MEME, withAdded, type Meme } from './document.ts';
import { DRAFTS_MOST, draftsIn, draftsOf, forgetDraft, keepDraft } from './drafts.ts';

const items = new Map<string, string>();
const area = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
};
const { lasting } = createStorage({ lasting: () => area, session: () => area });
const meme = (text: string): Meme => withAdded(EMPTY_MEME, 'text-1', text, DEFAULT_STYLE);
const texts = () => draftsIn(lasting).map((draft) => draft.meme.elements[0]?.text);

beforeEach(() => items.clear());

it('a draft comes back as it was, beside those of other tabs (MEME-8)', () => {
  keepDraft(lasting, { id: 'one', changedAt: 1, meme: meme('ONE') });
  keepDraft(lasting, { id: 'two', changedAt: 2, meme: meme('TWO') });
  keepDraft(lasting, { id: 'one', changedAt: 3, meme: meme('ONE AGAIN') });
  expect(texts()).toEqual(['ONE AGAIN', 'TWO']);
  expect(draftsIn(lasting)[1]?.meme).toEqual(meme('TWO'));
});

it('an empty one is forgotten, and so is one that is deleted', () => {
  keepDraft(lasting, { id: 'one', changedAt: 1, meme: meme('ONE') });
  keepDraft(lasting, { id: 'two', changedAt: 2, meme: meme('TWO') });
  keepDraft(lasting, { id: 'one', changedAt: 3, meme: EMPTY_MEME });
  expect(texts()).toEqual(['TWO']);
  forgetDraft(lasting, 'two');
  expect(texts()).toEqual([]);
});

it('the one that was changed longest ago gives way to a thirteenth (MEME-8)', () => {
  for (let number = 0; number <= DRAFTS_MOST; number += 1)
    keepDraft(lasting, { id: `${number}`, changedAt: number, meme: meme(`${number}`) });
  expect(texts()).toHaveLength(DRAFTS_MOST);
  expect(texts()).not.toContain('0');
});

it('a person sees their own, and those that were kept before drafts had owners (MEME-8)', () => {
  const keep = (id: string, wallet: string | null, changedAt: number) =>
    keepDraft(lasting, { id, wallet, changedAt, meme: meme(id) });
  keepDraft(lasting, { id: 'of before', changedAt: 1, meme: meme('of before') });
  keep('a visitor’s', null, 2);
  keep('Ann’s', '0xa1', 3);
  for (let number = 0; number < 2 * DRAFTS_MOST; number += 1) keep(`Ben’s ${number}`, '0xb2', 10 + number);
  const ids = (owner: string | null) => draftsOf(lasting, owner).map(({ id }) => id);
  expect(ids('0xa1')).toEqual(['Ann’s', 'of before']);
  expect(ids(null)).toEqual(['a visitor’s', 'of before']);
  expect(ids('0xb2')).toHaveLength(DRAFTS_MOST + 1);
  keep('of before', '0xa1', 4);
  expect(ids(null)).toEqual(['a visitor’s']);
});

it('what is not a draft is left out, and what is out of bounds comes within them', () => {
  const wild = {
    id: 'text-1',
    text: 'x'.repeat(10_000),
    x: 900,
    fontSize: 'huge',
    color: 'javascript:',
    rotation: 1e9,
  };
  const value = [
    7,
    null,
    { id: 'one', meme: 4 },
    { id: 'two', changedAt: 1, meme: { picture: { id: 'p' }, elements: [wild, 3] } },
  ];
  items.set('meme-drafts', JSON.stringify({ version: 1, value }));
  const [draft, ...rest] = draftsIn(lasting);
  expect(rest).toEqual([]);
  expect(draft?.meme.picture).toBeNull();
  expect(draft?.meme.elements).toHaveLength(1);
  expect(draft?.meme.elements[0]).toMatchObject({ x: 100, fontSize: 36, color: '#ffffff' });
  expect(draft?.meme.elements[0]?.text).toHaveLength(300);
});
