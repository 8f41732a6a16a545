import { expect, it, vi } from 'vitest';
import type { AppContext } from './app.ts';
import { perBody } from './perBody.ts';

/** What is shared asks its body for nothing here. */
const aContext = (): AppContext => ({}) as AppContext;

it('gives both halves of a body the same, and another body its own', () => {
  const create = vi.fn(() => ({ score: 0 }));
  const gameOf = perBody(create);
  const [one, other] = [aContext(), aContext()];
  expect(gameOf(one)).toBe(gameOf(one));
  expect(gameOf(other)).not.toBe(gameOf(one));
  expect(create.mock.calls).toEqual([[one], [other]]);
});

it('makes it once also where it is nothing', () => {
  const create = vi.fn(() => undefined);
  const nothingOf = perBody(create);
  const app = aContext();
  nothingOf(app);
  nothingOf(app);
  expect(create).toHaveBeenCalledOnce();
});
