// The clients of a bench, in a process of their own: started by drive.ts, sent one Load, answers one LoadResult.
import { Agent, request } from 'node:http';

/** One write; without a token it is a guest's. */
export interface BenchCall {
  readonly path: string;
  readonly body: object;
  readonly token: string | null;
}

export interface Load {
  readonly url: string;
  readonly clients: number;
  readonly calls: readonly BenchCall[];
  /** How long each client waits after an answer (ms); absent: not at all. */
  readonly pause?: number;
}

export interface LoadResult {
  readonly seconds: number;
  /** Milliseconds, sorted. */
  readonly latencies: readonly number[];
  readonly failures: number;
}

function send(agent: Agent, url: string, { path, body, token }: BenchCall): Promise<boolean> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}${path}`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          ...(token === null ? { origin: url } : { authorization: `Bearer ${token}` }),
          'idempotency-key': crypto.randomUUID(),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode === 200));
      },
    );
    call.once('error', reject);
    call.end(text);
  });
}

async function run({ url, clients, calls, pause = 0 }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const waiting = [...calls];
  const latencies: number[] = [];
  let failures = 0;
  const began = performance.now();
  const client = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) {
      const sent = performance.now();
      if (!(await send(agent, url, call))) failures += 1;
      latencies.push(performance.now() - sent);
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
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
