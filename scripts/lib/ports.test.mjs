import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { portTrouble } from './ports.mjs';

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

it('a port is free where no program listens', async () => {
  const server = createServer();
  await new Promise((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  expect(await portTrouble(port, '127.0.0.1', 'PORT=9600 npm start')).toBeNull();
});

it('an address that is not of this machine is told as it is', async () => {
  expect(await portTrouble(9595, '192.0.2.1', '')).toContain('EADDRNOTAVAIL');
});
