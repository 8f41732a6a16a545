import { request, type Agent } from 'node:http';

/** One call; without a token it is a guest's. */
export interface BenchCall {
  readonly path: string;
  /** Of a write; null: it is a read. */
  readonly body: object | null;
  readonly token: string | null;
  /** What else is sent, such as a cookie. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface BenchAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a call, a write under this idempotency key. Rejects where no whole answer came. */
export function sendCall(
  agent: Agent,
  url: string,
  { path, body, token, headers = {} }: BenchCall,
  key: string = crypto.randomUUID(),
): Promise<BenchAnswer> {
  const text = body === null ? '' : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}${path}`,
      {
        agent,
        method: body === null ? 'GET' : 'POST',
        headers: {
          ...headers,
          ...(token === null ? { origin: url } : { authorization: `Bearer ${token}` }),
          ...(body !== null && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            'idempotency-key': key,
          }),
        },
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (answer += part));
        response.once('error', reject);
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text: answer }));
      },
    );
    call.once('error', reject);
    call.end(text);
  });
}
