import { expect, it, vi } from 'vitest';

it('a wait outlasts the second for which a busy machine may stop', async () => {
  let isThere = false;
  setTimeout(() => (isThere = true), 1_200);
  await vi.waitFor(() => expect(isThere).toBe(true));
});
