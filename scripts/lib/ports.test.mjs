import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { DRAWN_PORTS, freePort, portTrouble } from './ports.mjs';

async function listening(host) {
  const server = createServer();
  await new Promise((resolve) => server.listen({ port: 0, host }, resolve));
  onTestFinished(() => server.close());
  return server.address().port;
}

it.each(['127.0.0.1', '0.0.0.0', '::1'])(
  'a port is taken where a program listens at %s, and the person reads how to choose another',
  async (host) => {
    const port = await listening(host);
    expect(await portTrouble(port, '127.0.0.1', 'PORT=9600 npm start')).toBe(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=9600 npm start`,
    );
  },
);

it('an address that is not of this machine is told as it is', async () => {
  expect(await portTrouble(9595, '192.0.2.1', '')).toContain('EADDRNOTAVAIL');
});

it('a free port is one where no program listens, and that the system gives to no connection meanwhile', async () => {
  const range = '/proc/sys/net/ipv4/ip_local_port_range';
  if (existsSync(range)) {
    const [first] = readFileSync(range, 'utf8').split('\t').map(Number);
    expect(DRAWN_PORTS.to).toBeLessThanOrEqual(first);
  }
  const port = await freePort();
  expect(port).toBeGreaterThanOrEqual(DRAWN_PORTS.from);
  expect(port).toBeLessThan(DRAWN_PORTS.to);
  expect(await portTrouble(port, '127.0.0.1', '')).toBeNull();
});
