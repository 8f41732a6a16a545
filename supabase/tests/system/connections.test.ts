import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { onPostgres } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';

/** Opens a connection from an address of this machine, and says so much on it. */
async function open(url: string, says = '', from = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress: from });
  onTestFinished(() => void socket.destroy());
  // The server may close it, which is what these tests look at.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (says !== '') socket.write(says);
  return socket;
}

const isOpen = (socket: Socket) => !socket.closed && !socket.readableEnded;
const ask = async (url: string) => (await fetch(`${url}/api/live`)).status;
const times = <Value>(many: number, make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: many }, (_, index) => make(index)));

const HEAD = 'POST /api/auth/nonce HTTP/1.1\r\nhost: localhost\r\n';
const SILENCES = {
  'say nothing': '',
  'do not say what they ask for': HEAD,
  'do not send what they announce': `${HEAD}content-length: 20\r\n\r\n{`,
};

describe('connections of one address', () => {
  const product = startProduct(onPostgres, { connections: { most: 50, mostOfOne: 10 } });

  for (const [silence, says] of Object.entries(SILENCES)) {
    it(`that ${silence} give way, and everyone is answered (OPS-2)`, async () => {
      const silent = await times(30, () => open(product.url, says));
      expect(await ask(product.url)).toBe(200);
      await expect.poll(() => silent.filter(isOpen).length).toBeLessThan(11);
    });
  }

  it('leave those of other addresses alone', async () => {
    const other = await open(product.url, '', '127.0.0.2');
    await times(30, () => open(product.url));
    expect(await ask(product.url)).toBe(200);
    expect(isOpen(other)).toBe(true);
  });
});

describe('connections of very many addresses', () => {
  const product = startProduct(onPostgres, { connections: { most: 20, mostOfOne: 10 } });

  it('that say nothing give way, those first that have been silent for longest (OPS-2)', async () => {
    const silent: Socket[] = [];
    for (let address = 2; address < 42; address += 1) {
      silent.push(await open(product.url, '', `127.0.0.${address}`));
    }
    expect(await ask(product.url)).toBe(200);
    await expect.poll(() => silent.slice(0, 20).filter(isOpen).length).toBe(0);
    expect(silent.slice(-10).every(isOpen)).toBe(true);
  });
});

describe('connections of a proxy, which all come from its address', () => {
  const product = startProduct(onPostgres, { connections: { most: 50, mostOfOne: null } });

  it('have no limit of their own (OPS-2)', async () => {
    const kept = await times(40, () => open(product.url));
    expect(await ask(product.url)).toBe(200);
    expect(kept.every(isOpen)).toBe(true);
  });
});
