import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { networksOf } from '../functions/_shared/domain/system/network.ts';

export interface ConnectionLimits {
  /** The most that are open at once. */
  readonly most: number;
  /** The most of one network address (API-5); null: any number, because they all come from one proxy. */
  readonly mostOfOne: number | null;
}

/** A browser opens up to six; a school behind one address has many browsers. */
export const CONNECTION_LIMITS: ConnectionLimits = { most: 2_000, mostOfOne: 256 };

export interface Connections {
  /** How many are open. */
  count(): number;
  /** Has the server answer what it was asked and take nothing more; each answer says that its connection ends. */
  stop(patience: StopPatience): Promise<void>;
}

/** How long a server takes to stop (ms). */
export interface StopPatience {
  /** What is on its way arrives so long. Then the server stops listening, and connections on which nothing is asked end. */
  readonly linger: number;
  /** All others end after so long at the latest. */
  readonly deadline: number;
}

/** Docker kills what it stops after ten seconds. */
export const STOP_PATIENCE: StopPatience = { linger: 500, deadline: 8_000 };

/**
 * Watches over the connections of a server, whose requests the listener answers (OPS-2).
 *
 * Where there are too many, of one network address or in all, the one that has been silent for longest gives way to a new
 * one: it has asked for nothing, or has not sent its request whole, so that nothing is lost that was done for it. So those
 * who open connections and say nothing on them shut no other client out. Where every one waits for its answer, the new one is closed.
 *
 * A connection that sends a second request before the first was answered (pipelining) is closed. No browser does that,
 * and Node does not tell a queued response that its connection broke, so that the file it sends would stay open.
 */
export function keepConnections(
  server: Server,
  listener: RequestListener,
  { most, mostOfOne }: ConnectionLimits,
): Connections {
  /** Each with all of its network address. Those that were heard of last come last. */
  const open = new Map<Socket, Set<Socket>>();
  const byNetwork = new Map<string, Set<Socket>>();
  const answering = new Map<Socket, ServerResponse>();
  let isStopping = false;

  const isSilent = (socket: Socket) => !socket.destroyed && answering.get(socket)?.req.complete !== true;
  const hear = (socket: Socket, neighbors: Set<Socket>) => {
    open.delete(socket);
    open.set(socket, neighbors);
    neighbors.delete(socket);
    neighbors.add(socket);
  };
  const makeRoom = (among: Iterable<Socket>, newest: Socket) =>
    ([...among].find((socket) => socket !== newest && isSilent(socket)) ?? newest).destroy();

  server.on('connection', (socket) => {
    const network = networksOf(socket.remoteAddress ?? '')[0]?.name ?? '';
    const neighbors = byNetwork.get(network) ?? new Set();
    byNetwork.set(network, neighbors);
    hear(socket, neighbors);
    socket.once('close', () => {
      open.delete(socket);
      neighbors.delete(socket);
      if (neighbors.size === 0 && byNetwork.get(network) === neighbors) byNetwork.delete(network);
    });
    if (mostOfOne !== null && neighbors.size > mostOfOne) makeRoom(neighbors, socket);
    else if (open.size > most) makeRoom(open.keys(), socket);
  });

  /** Forgets one that has become a socket of Realtime, which has limits of its own. */
  server.on('upgrade', ({ socket }) => {
    open.get(socket)?.delete(socket);
    open.delete(socket);
  });

  server.on('request', (request, response) => {
    const { socket } = request;
    if (answering.has(socket)) {
      socket.destroy();
      return;
    }
    hear(socket, open.get(socket) ?? new Set());
    answering.set(socket, response);
    response.once('close', () => {
      answering.delete(socket);
      if (isStopping) socket.end();
    });
    if (isStopping) response.setHeader('connection', 'close');
    listener(request, response);
  });

  return {
    count: () => open.size,
    async stop({ linger, deadline }) {
      isStopping = true;
      for (const response of answering.values()) {
        if (!response.headersSent) response.setHeader('connection', 'close');
      }
      await sleep(linger);
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      for (const socket of open.keys()) if (!answering.has(socket)) socket.destroy();
      const timer = setTimeout(() => {
        for (const socket of open.keys()) socket.destroy();
      }, deadline);
      await closed;
      clearTimeout(timer);
    },
  };
}

const STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers a request that is not valid HTTP with an error in the form of the API's, and closes the connection. */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (fault: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || fault.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status = STATUS[fault.code ?? ''] ?? '400 Bad Request';
    const error = `The request could not be read: ${status.slice(4)}.`;
    const body = JSON.stringify({ success: false, error, code: 'BAD_REQUEST' });
    const head = [
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.end(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
  });
}
