import type { WebSocket } from 'ws';
import type { Version, Written } from './frames.ts';

/** What is written to a socket. */
export interface Link {
  write(message: Written): void;
}

/** Writes to a socket as long as it is read. One that reads slowly is closed: what waits for it would grow without end. */
export const linkOf = (
  socket: WebSocket,
  version: Version,
  unreadBytes: number,
  tooSlow: () => void,
): Link => ({
  write(message) {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > unreadBytes) {
      tooSlow();
      socket.terminate();
      return;
    }
    socket.send(message(version));
  },
});
