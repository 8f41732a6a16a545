import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { accessNode, type AccessNode } from '@shared/chain/accessNode.ts';
import { flowSettings, type FlowSettings } from '@shared/chain/settings.ts';

/** What a node says where a script aborts, as it does at an id that is used up without a template. */
export const ABORTED = {
  code: 400,
  message: '[Error Code: 1101] cadence runtime error: unexpectedly found nil while forcing an Optional value',
};
/** In place of an answer: the node takes the question and says nothing. */
export const HANGS = Symbol('hangs');

/** A value as a node sends it. */
export const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

export const record = (type: 'Event' | 'Struct', fields: Record<string, unknown>) => ({
  type,
  value: { id: 'x', fields: Object.entries(fields).map(([name, value]) => ({ name, value })) },
});

export interface Asked {
  readonly path: string;
  readonly arguments: readonly unknown[];
}

interface FakeNode {
  readonly asked: readonly Asked[];
  readonly node: AccessNode;
  readonly settings: FlowSettings;
}

/** An access node of the running test that answers by `answer`, undefined meaning a fault of its own. */
export async function fakeNode(
  answer: (asked: Asked) => unknown,
  {
    env = {},
    timeoutMs = 60_000,
  }: { readonly env?: Record<string, string>; readonly timeoutMs?: number } = {},
): Promise<FakeNode> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const sent = body === '' ? [] : (JSON.parse(body) as { arguments: string[] }).arguments;
      const one = { path: request.url ?? '', arguments: sent.map((arg) => JSON.parse(atob(arg)) as unknown) };
      asked.push(one);
      const found = answer(one);
      if (found === HANGS) return;
      const status = found === undefined ? 503 : found === ABORTED ? 400 : 200;
      response.writeHead(status).end(JSON.stringify(found ?? null));
    });
  });
  onTestFinished(() => close(server));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const settings = flowSettings(
    (name) => ({ FLOW_ACCESS_NODE: `http://127.0.0.1:${port}`, ...env })[name],
    'emulator',
  );
  const node = accessNode({ ...settings, timeoutMs, retryAfterMs: 1, paceOf: () => async () => true });
  return { asked, node, settings };
}

function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}
