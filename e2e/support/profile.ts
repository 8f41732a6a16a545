import type { Page } from '@playwright/test';

/** Gives the wallet of a page that is signed in a profile, as its form does, and answers the name. */
export async function giveProfile(page: Page, prefix: string): Promise<string> {
  return page.evaluate(async (start) => {
    const username = `${start}_${crypto.randomUUID().slice(0, 8)}`;
    const post = (path: string, body: object, token?: string): Promise<Response> =>
      fetch(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
    const refreshed = await post('/api/auth/refresh', {});
    const { session } = (await refreshed.json()) as { session: { accessToken: string } };
    await post('/api/profile', { username, profile_icon: 'mohawk' }, session.accessToken);
    return username;
  }, prefix);
}
