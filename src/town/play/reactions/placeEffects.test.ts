import { expect, it, vi } from 'vitest';
import type { AppContext, DialogRequest } from '../../../kernel/app.ts';
import { placeEffects } from './placeEffects.ts';
import type { Talk } from './talk.ts';

const talk: Talk = {
  title: 'Clerk',
  icon: 'info',
  lines: {
    first: { message: 'Yes?', replies: { 'Hello.': 'second' } },
    second: { message: 'Good day.', replies: { OK: null } },
  },
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

it.each([
  ['goes on', false, ['Yes?', 'Good day.']],
  ['ends when the person has gone on', true, ['Yes?']],
])('a conversation %s', async (_, goes, heard) => {
  let hasLeft = false;
  const ask = vi.fn<(dialog: DialogRequest) => Promise<string>>(async ({ buttons }) => {
    hasLeft = goes;
    return buttons?.[0] ?? '';
  });
  // A conversation asks nothing else of the app.
  const app = { desktop: { ask } } as unknown as AppContext;
  const none = vi.fn();
  const voice = { say: none, describe: none, destroy: none };
  const stage = { voice, go: none, tell: none, switchCut: none, react: none, hasLeft: () => hasLeft };
  placeEffects(app, stage)({ type: 'talk', talk });
  await settled();
  expect(ask.mock.calls.map(([{ message }]) => message)).toEqual(heard);
});
