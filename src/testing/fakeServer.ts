/** One request that the fake server was sent. */
export interface SeenRequest {
  readonly route: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
}

/** What it does: a status and a body, or no answer at all. */
export type FakeAnswer =
  | {
      readonly status?: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'gone';
export type FakeRoute = (request: SeenRequest, count: number) => FakeAnswer | Promise<FakeAnswer>;

/** A server made of functions, for tests of what talks to one: `fetch` goes into the ports, `seen` tells. */
export function fakeServer(routes: Readonly<Record<string, FakeRoute>>): {
  readonly fetch: typeof fetch;
  readonly seen: readonly SeenRequest[];
  count(route: string): number;
} {
  const seen: SeenRequest[] = [];
  const count = (route: string): number => seen.filter((request) => request.route === route).length;
  return {
    seen,
    count,
    async fetch(input, init) {
      const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
      const route = `${init?.method ?? 'GET'} ${url.pathname}`;
      const request: SeenRequest = {
        route,
        query: Object.fromEntries(url.searchParams),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
        headers: new Headers(init?.headers),
      };
      seen.push(request);
      const answer = await routes[route]?.(request, count(route));
      if (answer === undefined) throw new Error(`the test has no ${route}`);
      if (answer === 'gone') throw new TypeError('Failed to fetch');
      return Response.json(answer.body, {
        status: answer.status ?? 200,
        ...(answer.headers && { headers: answer.headers }),
      });
    },
  };
}

export const refusal = (status: number, code: string, error: string): FakeAnswer => ({
  status,
  body: { success: false, code, error },
});
