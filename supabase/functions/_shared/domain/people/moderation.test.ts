import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moderate, sayingOf, type TextRule } from './moderation.ts';

const CHAT: TextRule = { most: 500, links: 1, shortens: true, doubtful: 'held' };
const PLAIN: TextRule = { most: 120, links: 0, shortens: false, doubtful: 'refused' };

const verdictOf = (text: string, rule = CHAT, said: readonly string[] = []): string => {
  const answer = moderate(text, rule, said);
  return answer.verdict === 'refused' ? answer.because : answer.verdict;
};
const keptOf = (text: string, rule = CHAT): string | null => {
  const answer = moderate(text, rule);
  return answer.verdict === 'refused' ? null : answer.text;
};

describe('a text that all can read', () => {
  it('is kept on one line, with single spaces', () => {
    expect(keptOf('  Is the mall\n\topen? ')).toBe('Is the mall open?');
  });

  it.each(['', '   ', '\n\u3000'])('is refused when there is nothing to read: %j (MSG-5)', (text) => {
    expect(verdictOf(text)).toBe('empty');
  });

  it('is refused when it is longer than its rule has it', () => {
    expect(verdictOf('ab'.repeat(250))).toBe('ok');
    expect(verdictOf(`${'ab'.repeat(250)}a`)).toBe('too-long');
  });

  it.each([
    ['a control', 'nul \u0000'],
    ['an override', 'turned \u202e round'],
    ['an isolate', 'turned \u2066 round'],
    ['zalgo', 'z\u0300\u0301\u0302algo'],
    ['marks on every letter', 'z\u030d\u0322a\u030d\u0322l\u030d\u0322g\u030d\u0322o\u030d\u0322'],
    ['invisible tags', `hi${String.fromCodePoint(0xe0068, 0xe0069)}`],
    ['a space without width', 'f\u200blunk'],
    ['a filler', '\u3164'],
    ['half of a character', 'a\ud83d'],
  ])('is refused with %s (CHAT-3)', (_, text) => {
    expect(verdictOf(text)).toBe('unreadable');
  });

  it.each([
    'Who was there at 8:04? 😀😀😀😀',
    '👩‍👩‍👧‍👦 🏳️‍🌈 ❤️❤️❤️ 1️⃣2️⃣ 👍🏽',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} to win',
    'Ça va, naïve Zoë? Tiếng Việt ổn.',
    'e\u0301te\u0301 de\u0301compose\u0301',
    'สวัสดี ที่นี่',
    'नमस्ते दोस्तों',
    'مرحبا بالجميع',
    'שלום לכולם',
    'こんにちは',
  ])('may say: %s', (text) => {
    expect(verdictOf(text)).toBe('ok');
  });

  it('is shortened where letters are drawn out without end, or not, by its rule (CHAT-3)', () => {
    expect(keptOf('nooooooooooooooo')).toBe('nooooooooo');
    expect(keptOf('I owe you 1000000000000')).toBe('I owe you 1000000000000');
    expect(keptOf('W'.repeat(480))).toBe('WWWWWWWWW');
    expect(keptOf('noooooo')).toBe('noooooo');
    expect(keptOf('😂'.repeat(40))).toBe('😂'.repeat(9));
    expect(keptOf('x'.repeat(120), PLAIN)).toHaveLength(120);
  });
});

describe('links', () => {
  it.each(['see https://flunks.net/a?b=c#d', 'https://en.wikipedia.org/wiki/Gum!'])('may be: %s', (text) => {
    expect(verdictOf(text)).toBe('ok');
  });

  it.each([
    'https://a.example and https://b.example',
    'http://flunks.net',
    'www.flunks.net',
    'free-gum.xyz',
    'https://flunks.net@evil.example',
    'https://user:word@evil.example',
    'https://192.168.0.1/x',
    'https://3232235521',
    'https://[::1]/',
    'https://xn--flnks-6ua.example',
    'https://flünks.example',
    'https://flunks.net:8443',
    'https://localhost',
    'https://flunks。net@evil',
    'ftp://flunks.net',
    'javascript://flunks.net/%0aalert(1)',
    'ｗｗｗ．flunks．net',
  ])('may not be: %s (CHAT-3)', (text) => {
    expect(verdictOf(text)).toBe('link');
  });

  it('are none at all where the rule has none', () => {
    expect(verdictOf('see https://flunks.net', PLAIN)).toBe('link');
  });

  it.each([
    'evil.ru',
    'Claim it: flunks-claim.shop/now',
    'flunks．claim．shop',
    'flunks。claim｡shop',
    'flunks․shop',
    'FLUNKS.SHOP',
    'flunks[.]shop',
    'пример.рф',
    'evil.сом',
    '95.com',
  ])('are none without https either: %s', (text) => {
    expect([verdictOf(text), verdictOf(text, PLAIN)]).toEqual(['link', 'link']);
  });

  it.each([
    'I went home.Then it rained.',
    'wait...so it was him?',
    'At 8.04 p.m., e.g. tonight.',
    'Ask Mr.Pruitt or St.Mary',
    'v1.0 of Node.js',
    'そうです。ありがとう',
  ])('are not where a full stop is only that: %s', (text) => {
    expect([verdictOf(text), verdictOf(text, PLAIN)]).toEqual(['ok', 'ok']);
  });
});

describe('words', () => {
  it.each([
    'retard',
    'R3T4RDS',
    'r.e.t.a.r.d',
    'r e t a r d',
    'reeetaaard!',
    'rétàrd',
    'rеtаrd',
    'Kill   yourself.',
    'klll y0urse|f',
    'ᴋɪʟʟ yourself',
    'КILL YOURSELF',
  ])('are refused however they are spelled: %s (CHAT-3)', (text) => {
    expect(verdictOf(text)).toBe('words');
  });

  it.each([
    'a snigger in class',
    'let it go. Die Hard is on',
    'Nigeria and Niger',
    'spicy spices',
    'the retarding of trains',
    'figs',
    'I am the chinkapin',
  ])('that hold one of them by accident are not: %s', (text) => {
    expect(verdictOf(text)).toBe('ok');
  });

  it.each(['send me your seed phrase', 'S33D PHR4SE', 's e e d phrase', 'seedphrase', 'verify your wallet'])(
    'of scams wait for an operator: %s',
    (text) => {
      expect(verdictOf(text)).toBe('held');
      expect(verdictOf(text, PLAIN)).toBe('words');
    },
  );

  it('of scams are kept where those write who warn of them', () => {
    expect(verdictOf('We never ask for your seed phrase.', { ...PLAIN, doubtful: 'kept' })).toBe('ok');
  });

  it('that are bait wait only beside a link, or where a lure stands with a call (CHAT-4)', () => {
    expect(verdictOf('Did you claim your backpack?')).toBe('ok');
    expect(verdictOf('Do you have to connect your wallet?')).toBe('ok');
    expect(verdictOf('Was there an airdrop?')).toBe('ok');
    expect(verdictOf('Claim it at https://flunks.example')).toBe('held');
    expect(verdictOf('free airdrop claim now')).toBe('held');
    expect(verdictOf('FREE A1RDROP ｃｌａｉｍ now', PLAIN)).toBe('words');
  });
});

describe('a repeat', () => {
  it('is refused, whatever its capitals, signs and drawn out letters', () => {
    expect(verdictOf('Hello?', CHAT, ['Anyone?', 'hello'])).toBe('repeat');
    expect(verdictOf('hellooooo', CHAT, ['helloooooooo'])).toBe('repeat');
    expect(verdictOf('Hello there', CHAT, ['hello'])).toBe('ok');
    expect(verdictOf('😀', CHAT, ['😂'])).toBe('ok');
  });
});

describe('whatever is written', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 700 }),
    fc.string({ unit: 'grapheme', maxLength: 700 }),
    fc.string({ maxLength: 700 }),
  );

  it('is refused in words, or kept within its length, on one line, without what cannot be seen', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const answer = moderate(text, CHAT);
        if (answer.verdict === 'refused') return answer.says.length > 0;
        const { text: kept } = answer;
        return (
          kept.length > 0 &&
          kept.length <= 500 &&
          kept === kept.trim() &&
          !/[\p{Cc}\u202a-\u202e]/u.test(kept)
        );
      }),
    );
  });

  it('is judged the same when what was kept is written again', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const first = moderate(text, CHAT);
        return (
          first.verdict === 'refused' || JSON.stringify(moderate(first.text, CHAT)) === JSON.stringify(first)
        );
      }),
    );
  });

  it('is a repeat of itself', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const first = moderate(text, CHAT);
        return (
          first.verdict === 'refused' ||
          sayingOf(first.text) === '' ||
          verdictOf(text, CHAT, [first.text]) === 'repeat'
        );
      }),
    );
  });
});
