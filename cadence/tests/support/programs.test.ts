import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { launch, type Start } from './programs.ts';

/** Answers on the port that its first argument names, and ends where that is taken. */
const LISTENS = `
  require('node:http').createServer((request, response) => response.end('ready')).listen(process.argv[2], '127.0.0.1');
`;
/** Answers, and ends a moment later, as the emulator does where the last of its ports is taken. */
const ANSWERS_ONCE = `
  require('node:http').createServer((request, response) => {
    response.end('ready', () => { console.log('the last port is taken'); process.exit(0); });
  }).listen(process.argv[2], '127.0.0.1');
`;

describe('a program of the chain', () => {
  let folder: string;
  let other: Server;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'programs-'));
    vi.stubEnv('FLOW_PROGRAMS', folder);
    other = createServer((_, response) => void response.writeHead(404).end());
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    other.close();
    await rm(folder, { recursive: true, force: true });
  });

  const install = async (source: string): Promise<void> => {
    const file = join(folder, 'emulator');
    await writeFile(file, `#!${process.execPath}\n${source}`);
    await chmod(file, 0o755);
  };
  /** Takes a port as another program would. */
  async function takenPort(): Promise<number> {
    const port = await freePort();
    await new Promise<void>((resolve) => void other.listen(port, '127.0.0.1', resolve));
    return port;
  }
  const at = (port: number): Start => ({
    args: [String(port)],
    origin: `http://127.0.0.1:${port}`,
    path: '/',
  });
  const answer = async (origin: string) => (await fetch(origin).catch(() => null))?.text() ?? null;

  it('starts again on other ports where one was taken meanwhile, and ends when it is stopped', async () => {
    await install(LISTENS);
    const ports = [await takenPort(), await freePort()];
    const choose = vi.fn(async () => at(ports.shift() ?? 0));
    const { origin, stop } = await launch('emulator', choose);
    expect(choose).toHaveBeenCalledTimes(2);
    expect(await answer(origin)).toBe('ready');
    await stop();
    expect(await answer(origin)).toBeNull();
  });

  it('is not taken for ready where it ends right after its first answer', async () => {
    await install(ANSWERS_ONCE);
    const choose = vi.fn(async () => at(await freePort()));
    await expect(launch('emulator', choose)).rejects.toThrow('the last port is taken');
    expect(choose).toHaveBeenCalledTimes(3);
  });

  it('is given up after three times, with what it printed', async () => {
    await install(LISTENS);
    const port = await takenPort();
    const choose = vi.fn(async () => at(port));
    await expect(launch('emulator', choose)).rejects.toThrow(/3 times.*EADDRINUSE/s);
    expect(choose).toHaveBeenCalledTimes(3);
  });

  it('is said to be missing where there is none', async () => {
    const nowhere = launch('emulator', async () => at(await freePort()));
    await expect(nowhere).rejects.toThrow('ENOENT');
  });
});
