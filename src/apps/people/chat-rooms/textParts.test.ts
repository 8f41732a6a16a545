import { expect, it } from 'vitest';
import { isEmojiAlone, mentions, textParts } from './textParts.ts';

const kinds = (text: string, me: string | null = null) =>
  textParts(text, me).map((part) => [part.kind, part.text]);

it('leaves the dot after a link with the sentence', () => {
  expect(kinds('See https://example.com/a?b=1. Then go.')).toEqual([
    ['text', 'See '],
    ['link', 'https://example.com/a?b=1'],
    ['text', '. Then go.'],
  ]);
});

it('names the host that a link really leads to (MSG-5)', () => {
  const [link] = textParts('https://flunks.net@evil.example/login', null);
  expect(link).toMatchObject({ kind: 'link', host: 'evil.example' });
  // The first letter is Cyrillic.
  expect(textParts('https://аpple.example', null)[0]).toMatchObject({ host: 'xn--pple-43d.example' });
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://', '<b>bold</b>'])(
  'leaves %s as text (MSG-5)',
  (text) => expect(kinds(text)).toEqual([['text', text]]),
);

it('finds whom a message mentions, whatever the case, and no part of a longer word (MSG-10)', () => {
  expect(mentions('hey @mulligan!', 'Mulligan')).toBe(true);
  expect(mentions('@Mulligan_2 knows', 'Mulligan')).toBe(false);
  expect(mentions('write to me@Mulligan', 'Mulligan')).toBe(false);
  expect(kinds('a @rosie_95, b', 'Mulligan')[1]).toEqual(['mention', '@rosie_95']);
});

it('shows the emoji of the toolbar as its pictures, with and without their variation selector, and others as text (MSG-5)', () => {
  expect(kinds('so 🔥🔥 ❤️❤ 🦖')).toEqual([
    ['text', 'so '],
    ['emoji', '🔥'],
    ['emoji', '🔥'],
    ['text', ' '],
    ['emoji', '❤️'],
    ['emoji', '❤'],
    ['text', ' 🦖'],
  ]);
});

it('shows up to three emoji larger that stand alone', () => {
  const alone = (text: string) => isEmojiAlone(textParts(text, null));
  expect(['👻', '🎉 🎉', '😂😂😂'].map(alone)).toEqual([true, true, true]);
  expect(['boo 👻', '😂😂😂😂', '', 'https://a.example'].map(alone)).toEqual([false, false, false, false]);
});
