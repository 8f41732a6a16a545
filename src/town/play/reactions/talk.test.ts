import { describe, expect, it, vi } from 'vitest';
import { converse, missingLines, type Talk } from './talk.ts';

const clerk: Talk = {
  title: 'Clerk',
  icon: 'question',
  lines: {
    first: { message: 'Yes?', replies: { Why: 'why', Bye: null } },
    why: { message: 'Because.', replies: { Why: 'why', 'I see': 'first' } },
  },
};

async function talk(...replies: readonly (string | null)[]) {
  const ask = vi.fn((_: object) => Promise.resolve(replies[ask.mock.calls.length - 1] ?? null));
  await converse(clerk, ask);
  return ask.mock.calls.map(([dialog]) => dialog);
}

describe('a conversation', () => {
  it('goes on from line to line by what is replied, also back, until a reply leads nowhere', async () => {
    const said = await talk('Why', 'I see', 'Bye', 'Why');
    expect(said).toMatchObject([{ message: 'Yes?' }, { message: 'Because.' }, { message: 'Yes?' }]);
    expect(said[0]).toEqual({ title: 'Clerk', icon: 'question', message: 'Yes?', buttons: ['Why', 'Bye'] });
  });

  it('is over when somebody walks away from it', async () => {
    expect(await talk(null)).toHaveLength(1);
  });

  it('knows which of its lines are missing', () => {
    expect(missingLines(clerk)).toEqual([]);
    const { first } = clerk.lines;
    expect(missingLines({ ...clerk, lines: { first } })).toEqual(['why']);
  });
});
