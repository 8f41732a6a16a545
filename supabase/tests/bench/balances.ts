// Asks for a balance again and again, for `npm run bench pictures`: in a process of its own, so that it waits for nothing
// but the server. Answers how long each took once it is told to stop (ms).
import { setTimeout as sleep } from 'node:timers/promises';

export interface BalancesOrder {
  readonly address: string;
  readonly token: string;
}

let asks = true;
process.once('message', ({ address, token }: BalancesOrder) => {
  process.once('message', () => (asks = false));
  void (async () => {
    const waits: number[] = [];
    while (asks) {
      const began = performance.now();
      const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } }).catch(
        () => null,
      );
      await answer?.text();
      if (waits.length === 0) process.send?.('begun');
      waits.push(answer?.ok === true ? performance.now() - began : Number.POSITIVE_INFINITY);
      await sleep(20);
    }
    process.send?.(waits);
    process.disconnect();
  })();
});
