import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { Misconfigured } from './misconfigured.ts';

const isWindows = process.platform === 'win32';
/** What the systems hold, less what some of them need. */
const LONGEST_PATH = 100;

/** Where a process listens: a socket of its own in the folder; on Windows the one pipe of that folder. */
function addressOf(folder: string, name: string): string {
  if (isWindows) return `\\\\.\\pipe\\${resolve(folder).replaceAll(/[\\/:]/g, '-')}`;
  const path = join(folder, name);
  const near = relative(process.cwd(), path);
  const shorter = near.length < path.length ? near : path;
  if (shorter.length <= LONGEST_PATH) return shorter;
  throw new Misconfigured(`The path of ${folder} is too long for a lock: set DATA_DIR to a shorter one.`);
}

function listen(address: string): Promise<Server> {
  return new Promise((listening, failed) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', failed);
    // The process that holds the lock may end all the same.
    server.listen(address, () => listening(server.unref()));
  });
}

/** Whether a process still listens there. The system answers for one that is stopped or cannot be seen. */
function isHeld(address: string): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(address);
    const is = (held: boolean) => {
      socket.destroy();
      answer(held);
    };
    socket.once('connect', () => is(true));
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      is(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    );
  });
}

/**
 * Keeps a second process out of an embedded database, which two can open and then destroy (DATA-4), even a process in
 * another container that shares the folder. Each process first listens on a socket, which ends when the process ends,
 * and then looks for the sockets of others. So when two come at once, at least one sees the other. A socket on which no
 * process listens is a dead one's and is removed. The answer gives the lock back.
 *
 * @throws Misconfigured when another process holds it
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const refused = () =>
    new Misconfigured(`The database is in use by another process (${folder}). Stop that one first.`);
  const own = crypto.randomUUID().slice(0, 8);
  const holder = await listen(addressOf(folder, own)).catch((error: unknown) => {
    throw error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' ? refused() : error;
  });
  const others = isWindows ? [] : readdirSync(folder).filter((name) => name !== own);
  const held = await Promise.all(
    others.map(async (name) => {
      if (await isHeld(addressOf(folder, name))) return true;
      rmSync(join(folder, name), { force: true });
      return false;
    }),
  );
  if (held.includes(true)) {
    holder.close();
    throw refused();
  }
  return () => void holder.close();
}
