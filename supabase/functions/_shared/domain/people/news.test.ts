import { describe, expect, it } from 'vitest';
import {
  isWanted,
  NEWS_KIND_NAMES,
  NEWS_KINDS,
  newsLines,
  newsOpens,
  newsText,
  type News,
  type NewsKind,
  wanting,
} from './news.ts';
import { readUnread, unreadText, writeUnread } from './unread.ts';

let ids = 100;
const one = (kind: NewsKind, more: Partial<News> = {}): News => ({
  ...{ id: String((ids -= 1)), kind, subject: {}, username: null, created_at: '2025-06-02T12:00:00.000Z' },
  read: false,
  ...more,
});
const texts = (news: readonly News[]) => newsLines(news).map(newsText);

describe('the lines of a list of news', () => {
  const work = { work: '4', title: 'Monday, 8:04' };

  it('put together what is the same of the same thing within a day (NEWS-4)', () => {
    expect(texts([one('reaction', { subject: work }), one('reaction', { subject: work })])).toEqual([
      '2 people reacted to your work "Monday, 8:04"',
    ]);
    const room = (message: string, username: string) =>
      one('mention', { username, subject: { room: 'Study Hall', message } });
    expect(texts([room('1', 'Ann'), room('2', 'Ben'), room('3', 'Ann'), room('4', 'Cy')])).toEqual([
      'Ann, Ben and 1 more mentioned you in Study Hall',
    ]);
    expect(texts([room('5', 'Ann'), room('6', 'Ben')])).toEqual(['Ann and Ben mentioned you in Study Hall']);
  });

  it('keep apart what is about something else, was seen before, or is older than a day (NEWS-4)', () => {
    const before = { created_at: '2025-06-01T11:59:59.000Z' };
    const news = [
      one('reaction', { subject: work }),
      one('reaction', { subject: { work: '5', title: 'Lunch' } }),
      one('reaction', { subject: work, read: true }),
      one('reaction', { subject: work, ...before }),
    ];
    expect(newsLines(news).map(({ all }) => all.length)).toEqual([1, 1, 1, 1]);
  });
});

it('says each kind in one sentence, also where an earlier version kept less of what it is about (NEWS-2)', () => {
  for (const kind of NEWS_KIND_NAMES) {
    const [text = ''] = texts([one(kind, { username: 'Ann' })]);
    expect([kind, text]).toEqual([kind, expect.stringMatching(/^[A-Z].*[^.]$/)]);
    expect(text).not.toContain('undefined');
    expect(NEWS_KINDS[kind].label).not.toBe('');
  }
});

it('leads to what it is about, by the program that it belongs to (NEWS-2)', () => {
  expect(newsOpens(one('comment'), 'Rosie')).toEqual({ app: 'myplace-profile', params: 'Rosie' });
  expect(newsOpens(one('mention', { subject: { room: 'Study Hall', message: '1' } }), null)).toEqual({
    app: 'chat-rooms',
    params: 'Study Hall',
  });
});

it('writes what is unread into a header, and reads it back (NEWS-3)', () => {
  expect(readUnread(writeUnread({ count: 3, newest: '812' }))).toEqual({ count: 3, newest: '812' });
  expect([readUnread(null), readUnread('0:1'), readUnread('x')]).toEqual([null, null, null]);
  expect([1, 9, 10].map(unreadText)).toEqual(['1', '9', '9+']);
});

it('tells of a kind unless the person says no, and of what is asked for once they ask (NEWS-7, NEWS-11)', () => {
  const none = { newsOff: [], newsOn: [] };
  expect([isWanted('comment', none), isWanted('evening', none)]).toEqual([true, false]);
  for (const kind of NEWS_KIND_NAMES) {
    for (const isOn of [true, false, true]) {
      const choices = { ...none, ...wanting(kind, isOn, { newsOff: ['gum', kind], newsOn: [kind] }) };
      expect([kind, isWanted(kind, choices)]).toEqual([kind, isOn]);
    }
  }
  expect(wanting('evening', true, none)).toEqual({ newsOn: ['evening'] });
});
