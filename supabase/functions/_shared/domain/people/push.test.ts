import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from '../../kernel/units.ts';
import { isOpen, localMinute } from '../system/timeWindows.ts';
import type { News, NewsKind } from './news.ts';
import { againAt, isPushService, messageOf, PUSH_HOSTS, sendUntil } from './push.ts';
import { quietUntil, readQuiet, writeQuiet } from './quietHours.ts';

const at = (iso: string) => epochMs(Date.parse(iso));
const news = (id: string, kind: NewsKind, more: Partial<News> = {}): News => ({
  ...{ id, kind, subject: {}, username: 'Ann', created_at: '2026-12-04T12:00:00.000Z', read: false },
  ...more,
});

describe('an address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('is %s (PUSH-2)', (address) => expect(isPushService(address, PUSH_HOSTS)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/',
    'https://someone@fcm.googleapis.com/',
    'https://fcm.googleapis.com.example/',
    'https://evil-push.apple.com.example/',
    'https://notpush.apple.com.evil/',
    'https://xfcm.googleapis.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.8/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://2130706433/',
    'file:///etc/passwd',
    'no address',
  ])('is not %s (PUSH-2)', (address) => expect(isPushService(address, PUSH_HOSTS)).toBe(false));
});

describe('a message', () => {
  it('says one thing as the tray does, and leads to it (PUSH-3)', () => {
    expect(messageOf([news('9', 'comment')], 'Ben')).toEqual({
      ...{ tag: '9', title: 'Ann wrote on your page', body: '', app: 'myplace-profile', params: 'Ben' },
    });
    expect(messageOf([], 'Ben')).toBeNull();
  });
  it('of several says how many more, and leads to the list (PUSH-3)', () => {
    const all = [news('9', 'evening'), news('8', 'comment'), news('7', 'gum', { subject: { amount: '5' } })];
    expect(messageOf(all, 'Ben')).toMatchObject({
      ...{ tag: '9', body: 'And 2 things more.', app: 'beeper', params: null },
    });
    expect(messageOf(all.slice(0, 2), 'Ben')?.body).toBe('And one thing more.');
  });
  it('is worth sending for a day, of the evening for an hour (PUSH-5)', () => {
    expect(sendUntil(news('1', 'comment'))).toBe(at('2026-12-05T12:00:00Z'));
    expect(sendUntil(news('1', 'evening'))).toBe(at('2026-12-04T13:00:00Z'));
  });
  it('is tried again ever later, an hour at most, and then given up (PUSH-5)', () => {
    const now = epochMs(0);
    const waits = [1, 2, 3, 4, 5].map((tries) => againAt(now, tries, null));
    expect(waits).toEqual([30_000, 120_000, 480_000, 1_800_000, null]);
    expect([againAt(now, 1, 600_000), againAt(now, 1, 1e12)]).toEqual([600_000, 3_600_000]);
  });
});

describe('quiet hours', () => {
  it('are read as they are written, and nothing else is (PUSH-4)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 23 }), (startHour, endHour) => {
        const quiet = { startHour, endHour, zone: 'Europe/Berlin' };
        expect(readQuiet(writeQuiet(quiet))).toEqual(startHour === endHour ? null : quiet);
      }),
    );
    for (const wrong of [null, undefined, '', '22-8', '22 8', '24-8 UTC', '-1-8 UTC', 'x-8 UTC', '22-8 '])
      expect([wrong, readQuiet(wrong)]).toEqual([wrong, null]);
  });

  it('end at their hour by the clock of where the person is, through each change of the clocks (PUSH-4)', () => {
    const zones = ['America/Chicago', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'];
    const hour = fc.integer({ min: 0, max: 23 });
    const moment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') });
    fc.assert(
      fc.property(hour, hour, moment, fc.constantFrom(...zones), (startHour, endHour, when, zone) => {
        fc.pre(startHour !== endHour);
        const quiet = { startHour, endHour, zone };
        const isQuiet = (then: number): boolean => isOpen([quiet], localMinute(zone, epochMs(then)));
        const until = quietUntil(epochMs(when), quiet);
        expect(until === null).toBe(!isQuiet(when));
        if (until === null) return;
        expect([isQuiet(until), isQuiet(until - 1), until > when]).toEqual([false, true, true]);
      }),
    );
  });

  it('are none in a zone that is not known (PUSH-4)', () => {
    expect(quietUntil(at('2026-12-04T03:00:00Z'), readQuiet('22-8 Mars/Olympus'))).toBeNull();
  });
});
