import { createServer, request } from 'node:http';
import { connect } from 'node:net';

/** The way from a browser to the server: a proxy, because other browsers have no other switch for the network. */
export interface Line {
  /** Where the browser finds it: host and port. */
  readonly proxy: string;
  /** From now on nothing is answered. */
  cut(): void;
}

export async function openLine(): Promise<Line> {
  const front = createServer((asked, answer) => {
    const { method = 'GET', headers, url = '' } = asked;
    const passed = request(url, { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.rawHeaders);
      found.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  // Sockets of Realtime.
  front.on('connect', ({ url = '' }, browser) => {
    const [host, port] = url.split(':');
    const server = connect(Number(port), host, () => browser.write('HTTP/1.1 200 Connected\r\n\r\n'));
    for (const end of [browser, server]) end.on('error', () => end.destroy());
    browser.pipe(server).pipe(browser);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = front.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    proxy: `127.0.0.1:${port}`,
    cut: () => {
      front.close();
      front.closeAllConnections();
    },
  };
}
