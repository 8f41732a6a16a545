import { expect, it } from 'vitest';
import { growthOf, hostileTexts, MOST_MS, msToRead, TEXT_FIELDS } from '../support/hostileTexts.ts';

/** Above this growth the time of a text that is twice as long is that of no line. */
const STEEP = 3;

it('knows the fields that people write into', () => {
  const names = TEXT_FIELDS.map(({ name }) => name);
  expect(names).toContain('POST /api/myplace/page about');
  expect(names).toContain('POST /api/myplace/page lists.likes');
  expect(names).toContain('POST /api/chat-messages message_text');
  expect(names).toContain('POST /api/ai-chat message');
});

it('reads the worst text of every field in time that grows with the text (CHAT-3)', () => {
  const texts = new Map<number, readonly string[]>();
  const worst = (length: number) =>
    texts.get(length) ?? texts.set(length, hostileTexts(length)).get(length) ?? [];
  const steep: string[] = [];
  for (const field of TEXT_FIELDS.filter(({ most }) => most <= 10_000)) {
    for (const [at, text] of worst(field.most).entries()) {
      // What is fast enough once is fast; what is not is looked at again, for the machine may have been busy.
      if (msToRead(field, text, 1) < MOST_MS || msToRead(field, text, 9) < MOST_MS) continue;
      const half = worst(Math.ceil(field.most / 2))[at] ?? '';
      if (growthOf(field, half, text, STEEP) > STEEP) steep.push(`${field.name}: ${text.slice(0, 40)}`);
    }
  }
  expect(steep).toEqual([]);
});
