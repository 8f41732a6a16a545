import type { Browser } from '@playwright/test';

/**
 * Counts the CPU seconds of all of the browser's processes from now on, the renderers of all its pages among them; what
 * it answers tells them.
 */
export async function countCpu(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const look = async (): Promise<ReadonlyMap<number, number>> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime]));
  };
  const before = await look();
  return async () => {
    const after = await look();
    await session.detach();
    return [...after].reduce((sum, [id, cpuTime]) => sum + cpuTime - (before.get(id) ?? 0), 0);
  };
}
