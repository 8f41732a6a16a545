import type { Duplex } from 'node:stream';

/** Refuses a request to become a socket, with a status of HTTP, and ends its connection. */
export function refuseUpgrade(connection: Duplex, status: string): void {
  connection.on('error', () => undefined);
  connection.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
