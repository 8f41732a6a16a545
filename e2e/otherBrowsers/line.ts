import { createServer, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

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
  // Sockets of Realtime: Firefox asks for a tunnel, WebKit for the socket itself.
  front.on('connect', ({ url = '' }, browser) => {
    join(browser, new URL(`http://${url}`), () => browser.write('HTTP/1.1 200 Connected\r\n\r\n'));
  });
  front.on('upgrade', ({ url = '', rawHeaders }, browser) => {
    const to = new URL(url);
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
    const server = join(browser, to, () =>
      server.write([`GET ${to.pathname}${to.search} HTTP/1.1`, ...lines, '', ''].join('\r\n')),
    );
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

/** Carries what both sides say to each other from when the server is there. */
function join(browser: Duplex, { hostname, port }: URL, begin: () => void): Socket {
  const server = connect(Number(port), hostname, begin);
  for (const end of [browser, server]) end.on('error', () => end.destroy());
  browser.pipe(server).pipe(browser);
  return server;
}
