import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../lib/ports.mjs';

export interface ByteCounter {
  readonly origin: string;
  /** All that the server has sent so far, with headers, to pages and service workers alike. */
  bytes(): number;
  close(): Promise<void>;
}

/** Opens a port that passes everything on to the server and counts the bytes that come back. */
export async function countBytes(origin: string): Promise<ByteCounter> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  let bytes = 0;
  const server = createServer((browser) => {
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      sockets.add(from);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      // A connection that breaks off is closed next.
      from.on('error', () => {});
      from.pipe(to);
    }
    upstream.on('data', (chunk: Buffer) => (bytes += chunk.length));
  });
  const own = await freePort();
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve));
  return {
    origin: `http://${hostname}:${own}`,
    bytes: () => bytes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
