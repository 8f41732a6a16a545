// The clients of the ledger bench, in a process of their own: started with fork, sent one Load, answers one LoadResult.
import { Agent, request } from 'node:http';

export interface Load {
  readonly url: string;
  readonly clients: number;
  /** One check-in each. */
  readonly members: readonly { readonly wallet: string; readonly token: string }[];
}

export interface LoadResult {
  readonly seconds: number;
  /** Milliseconds, sorted. */
  readonly latencies: readonly number[];
  readonly failures: number;
}

function checkIn(agent: Agent, url: string, wallet: string, token: string): Promise<boolean> {
  const body = JSON.stringify({ wallet });
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}/api/daily-checkin`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer ${token}`,
          'idempotency-key': crypto.randomUUID(),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode === 200));
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}

async function run({ url, clients, members }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const waiting = [...members];
  const latencies: number[] = [];
  let failures = 0;
  const began = performance.now();
  const client = async () => {
    for (let member = waiting.pop(); member; member = waiting.pop()) {
      const sent = performance.now();
      if (!(await checkIn(agent, url, member.wallet, member.token))) failures += 1;
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { seconds, latencies: latencies.sort((a, b) => a - b), failures };
}

process.once('message', (load: Load) => {
  void run(load).then((result) => process.send?.(result));
});
