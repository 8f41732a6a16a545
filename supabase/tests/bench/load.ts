// The clients of a bench, in a process of their own: started by drive.ts, sent one Load, answers one LoadResult.
import { Agent } from 'node:http';
import { sendCall, type BenchCall } from './send.ts';

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

async function run({ url, clients, calls, pause = 0 }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const waiting = [...calls];
  const latencies: number[] = [];
  let failures = 0;
  const began = performance.now();
  const client = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) {
      const sent = performance.now();
      if ((await sendCall(agent, url, call)).status !== 200) failures += 1;
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
