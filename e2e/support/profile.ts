import type { Post } from './wallets.ts';

/** A page, of Playwright's browser or of another. */
interface Evaluates {
  evaluate(work: (given: string) => Promise<string>, given: string): Promise<string>;
}

/**
 * Posts to the API as the person who is signed in on a page, and answers what it answers. Throws with that when it is a
 * refusal. The benches run it too: in the page there is no named function, because what compiles them would add what the
 * page does not have.
 */
export async function postFrom(page: Evaluates, path: string, body: object): Promise<unknown> {
  const answer = await page.evaluate(
    async (given) => {
      const { to, sent } = JSON.parse(given) as { to: string; sent: object };
      const headers = { 'content-type': 'application/json' };
      const refreshed = await fetch('/api/auth/refresh', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        body: '{}',
      });
      const { session } = (await refreshed.json()) as { session: { accessToken: string } };
      const answer = await fetch(to, {
        method: 'POST',
        headers: {
          ...headers,
          'idempotency-key': crypto.randomUUID(),
          authorization: `Bearer ${session.accessToken}`,
        },
        body: JSON.stringify(sent),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${to} answered ${answer.status}: ${text}`);
      return text;
    },
    JSON.stringify({ to: path, sent: body }),
  );
  return JSON.parse(answer);
}

/** Gives a wallet a profile, as its form does, from its page or before there is one; answers the name. */
export async function giveProfile(person: Evaluates | Post, prefix: string): Promise<string> {
  const username = `${prefix}_${crypto.randomUUID().slice(0, 8)}`;
  const profile = { username, profile_icon: 'mohawk' };
  await (typeof person === 'function'
    ? person('/api/profile', profile)
    : postFrom(person, '/api/profile', profile));
  return username;
}
