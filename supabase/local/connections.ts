import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes a connection that sends a second request before the first was answered (pipelining). No browser does that, and
 * Node does not tell a queued response that its connection broke, so that the file it sends would stay open.
 */
export function refusePipelining(listener: RequestListener): RequestListener {
  const busy = new WeakSet<Socket>();
  return (request, response) => {
    const { socket } = request;
    if (busy.has(socket)) {
      socket.destroy();
      return;
    }
    busy.add(socket);
    response.once('close', () => busy.delete(socket));
    listener(request, response);
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
