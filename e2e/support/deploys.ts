import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** The product at an address of its own, where a second version can be put in place of the first. */
export interface Deploys {
  readonly origin: string;
  /** From now on the server has the second version alone: no file of the first is left but those that keep their names. */
  deploy(): void;
  close(): void;
}

/** Where every version has its files, and where the second one has its own: other names, as after a change. */
const FILES = '/assets/';
const SECOND = '/assets/second/';
const TEXT = /html|javascript|css|json/;
/** The name of a file in a text. In the worker FILES stands by itself too, which is no file. */
const FILE = /\bassets\/(?=\w)/g;
/** In the worker: what tells a file that keeps its name from an older one. */
const REVISION = /(?<=\brevision:["'`])(?=[\da-f]{16})/g;

const secondOf = (text: string): string =>
  text.replaceAll(FILE, SECOND.slice(1)).replaceAll(REVISION, 'second-');

/** Serves the product that is at `origin`. */
export async function deploysOf(origin: string): Promise<Deploys> {
  let deployed = false;
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path.startsWith(FILES) && path.startsWith(SECOND) !== deployed) {
      response.writeHead(404).end();
      return;
    }
    const answer = await fetch(`${origin}${path.replace(SECOND, FILES)}`);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
    response.end(deployed && TEXT.test(type) ? secondOf(body.toString()) : body);
  }
  const front = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = front.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    deploy: () => {
      deployed = true;
    },
    close: () => {
      front.closeAllConnections();
      front.close();
    },
  };
}

/** The file that a page started with, of which each version has another. */
export const isSecondVersion = (script: string): boolean => script.includes(SECOND);
