/** A page, of Playwright's browser or of another. */
interface Evaluates {
  evaluate(work: (prefix: string) => Promise<string>, prefix: string): Promise<string>;
}

/**
 * Gives the wallet of a page that is signed in a profile, as its form does, and answers the name. The benches run it too:
 * in the page there is no named function, because what compiles them would add what the page does not have.
 */
export async function giveProfile(page: Evaluates, prefix: string): Promise<string> {
  return page.evaluate(async (start) => {
    const username = `${start}_${crypto.randomUUID().slice(0, 8)}`;
    const refreshed = await fetch('/api/auth/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: '{}',
    });
    const { session } = (await refreshed.json()) as { session: { accessToken: string } };
    await fetch('/api/profile', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        authorization: `Bearer ${session.accessToken}`,
      },
      body: JSON.stringify({ username, profile_icon: 'mohawk' }),
    });
    return username;
  }, prefix);
}
