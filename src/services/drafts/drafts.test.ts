import { describe, expect, it, vi } from 'vitest';
import { epochMs, type Address } from '@shared/kernel/units.ts';
import { store } from '../../kernel/store.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { addressOf } from '../../testing/values.ts';
import type { SessionState } from '../session/session.ts';
import { createStorage } from '../storage/storage.ts';
import { CHARACTERS_MOST, createDrafts, DRAFTS_MOST, textPlace } from './drafts.ts';

const [ANN, BEN] = [addressOf('0x00000000000000a1'), addressOf('0x00000000000000b2')];
const person = (wallet: Address): SessionState => ({
  status: 'signed-in',
  wallet,
  role: null,
  username: null,
});
const without = (status: 'guest' | 'away' | 'restoring'): SessionState => ({
  status,
  wallet: null,
  role: null,
  username: null,
});
const COMMENT = textPlace('comment on Molly');

/** The tabs of one browser, and what a person does in each. */
function aBrowser(browser = fakeBrowser()) {
  let now = 0;
  return {
    browser,
    tab(first: SessionState = person(ANN), { hears = true, storage = browser.storage() } = {}) {
      const session = store(first);
      const tabs = hears ? browser.tab() : { tell: () => undefined, on: () => () => undefined };
      const drafts = createDrafts({ session, storage, tabs, clock: { now: () => epochMs((now += 10)) } });
      return { session, drafts, comment: drafts.at(COMMENT) };
    },
  };
}

describe('what a person began to write', () => {
  it('is there after the page was closed in whatever way, and gone when it was sent (PRODUCT-11)', () => {
    const { tab } = aBrowser();
    tab().comment.set('Half a sen');
    const again = tab();
    expect(again.comment.get()).toBe('Half a sen');
    expect(again.drafts.at(textPlace('comment on Kim')).get()).toBeNull();
    again.comment.set(null);
    expect(tab().comment.get()).toBeNull();
  });

  it('is shown to nobody else, neither a visitor nor another wallet, and comes back with its wallet (PRODUCT-11)', () => {
    const { tab } = aBrowser();
    const { session, drafts, comment } = tab();
    const [seen, owners] = [vi.fn(), vi.fn()];
    comment.subscribe(() => void seen(comment.get()));
    drafts.owner.subscribe(() => void owners(drafts.owner.get()));
    comment.set('of Ann');
    session.set(without('guest'));
    comment.set('of a visitor');
    session.set(person(BEN));
    expect(comment.get()).toBeNull();
    session.set(person(ANN));
    session.set(without('guest'));
    expect(seen.mock.calls.flat()).toEqual(['of Ann', null, 'of a visitor', null, 'of Ann', 'of a visitor']);
    expect(owners.mock.calls.flat()).toEqual([null, BEN, ANN, null]);
    expect(tab(without('restoring')).comment.get()).toBe('of a visitor');
  });

  it('is that of the wallet of before while the server cannot be asked who is signed in', () => {
    const { tab } = aBrowser();
    tab().comment.set('of Ann');
    const { session, comment } = tab(without('restoring'));
    expect(comment.get()).toBe('of Ann');
    session.set(without('away'));
    comment.set('of Ann, more');
    session.set(person(ANN));
    expect(comment.get()).toBe('of Ann, more');
    session.set(without('guest'));
    expect(comment.get()).toBeNull();
  });

  it('is the same in every tab while it is written (PRODUCT-11)', () => {
    const { tab } = aBrowser();
    const [one, two] = [tab(), tab()];
    const heard = vi.fn();
    two.comment.subscribe(heard);
    one.comment.set('Half');
    one.comment.set('Half a sen');
    expect(two.comment.get()).toBe('Half a sen');
    expect(heard).toHaveBeenCalledTimes(2);
    two.comment.set(null);
    expect(one.comment.get()).toBeNull();
  });

  it('is never put back by a tab with an older text, also where tabs hear nothing of each other (PRODUCT-11)', () => {
    const { tab } = aBrowser();
    const [one, two] = [tab(person(ANN), { hears: false }), tab(person(ANN), { hears: false })];
    one.comment.set('older');
    one.drafts.at(textPlace('guest book')).set('sent soon');
    two.comment.set('newer');
    two.drafts.at(textPlace('guest book')).set('sent');
    two.drafts.at(textPlace('guest book')).set(null);
    one.drafts.at(textPlace('feedback')).set('something else');
    const later = tab();
    expect(later.comment.get()).toBe('newer');
    expect(later.drafts.at(textPlace('guest book')).get()).toBeNull();
    expect(later.drafts.at(textPlace('feedback')).get()).toBe('something else');
  });

  it('is written once and told once, however often a form says the same', () => {
    const { tab } = aBrowser();
    const { drafts } = tab();
    const place = { name: 'form', read: (found: unknown) => found as { readonly text: string } | null };
    const form = drafts.at(place);
    const heard = vi.fn();
    form.subscribe(heard);
    form.set({ text: 'a' });
    form.set({ text: 'a' });
    expect(heard).toHaveBeenCalledOnce();
    expect(form.get()).toBe(form.get());
  });
});

describe('the drafts of a browser', () => {
  it('are so many and so long at most, of which those changed longest ago give way (PRODUCT-11)', () => {
    const { tab } = aBrowser();
    const { drafts } = tab();
    const at = (number: number) => drafts.at(textPlace(`field ${number}`));
    for (let number = 0; number <= DRAFTS_MOST; number += 1) at(number).set(`text ${number}`);
    expect(at(0).get()).toBeNull();
    expect(at(1).get()).toBe('text 1');
    at(2).set('x'.repeat(CHARACTERS_MOST - 1_000));
    expect(at(2).get()).toHaveLength(CHARACTERS_MOST - 1_000);
    expect(at(1).get()).toBeNull();
    expect(at(DRAFTS_MOST).get()).toBe(`text ${DRAFTS_MOST}`);
  });

  it('last as long as the page where the browser keeps nothing', () => {
    const blocked = createStorage({
      lasting: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      session: () => sessionStorage,
    });
    const { comment, session } = aBrowser().tab(person(ANN), { storage: blocked });
    comment.set('Half');
    expect(comment.get()).toBe('Half');
    session.set(person(BEN));
    session.set(person(ANN));
    expect(comment.get()).toBe('Half');
  });

  it.each([
    [null],
    ['x'],
    [{}],
    [{ drafts: 4 }],
    [{ drafts: [null, 7, { place: 1, at: 1, wallet: null }, { place: COMMENT.name, at: 'x' }] }],
    [{ drafts: [{ place: COMMENT.name, at: 1, wallet: 4, value: 'x' }] }],
    [{ drafts: [{ place: COMMENT.name, at: 1, wallet: null, value: { not: 'a text' } }] }],
  ])('leave out what is none: %j', (value) => {
    const { browser, tab } = aBrowser();
    browser.storage().lasting.set({ name: 'drafts', version: 1, read: () => null }, value);
    expect(tab(without('guest')).comment.get()).toBeNull();
  });
});
