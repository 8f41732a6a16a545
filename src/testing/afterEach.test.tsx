import { within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';

it('lets a timer that was set in real time be cleared while there are fake ones', () => {
  const { clearTimeout: keptByReact } = globalThis;
  const timer = setTimeout(() => undefined, 60_000);
  vi.useFakeTimers();
  expect(() => keptByReact(timer)).not.toThrow();
});

it('what is looked for in the page may come after the second for which a busy machine may stop', async () => {
  setTimeout(() => document.body.append('Here it is'), 1_200);
  expect(await within(document.body).findByText('Here it is')).toBeTruthy();
});
