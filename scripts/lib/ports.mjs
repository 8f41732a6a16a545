import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

/** Where a browser looks for `localhost`: a program at one of them takes the address from one at the other. */
const LOOPBACKS = ['127.0.0.1', '::1'];

/** The names of this machine alone, or of all its addresses. */
const LOCAL = ['localhost', '0.0.0.0', '::', ...LOOPBACKS];

/** Why nothing can listen there, as the system names it; null: it can. */
function bindFault(port, host) {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', ({ code }) => resolve(code));
    probe.listen({ port, host }, () => probe.close(() => resolve(null)));
  });
}

/** Whether a program answers there. */
function answers(port, host) {
  const socket = connect({ port, host });
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

/**
 * Looks whether a server can have this port, before anything long is done for it.
 *
 * @param {number} port
 * @param {string} host where it is to listen
 * @param {string} example a command with another port
 * @returns {Promise<string | null>} what to tell the person; null: it can
 */
export async function portTrouble(port, host, example) {
  const fault = await bindFault(port, host);
  if (fault === 'EACCES') return `Port ${port} needs more rights. Choose one above 1023: ${example}`;
  if (fault !== null && fault !== 'EADDRINUSE')
    return `The server cannot listen on ${host}:${port} (${fault}).`;
  const looked = LOCAL.includes(host) ? LOOPBACKS : [];
  const taken = fault !== null || (await Promise.all(looked.map((at) => answers(port, at)))).includes(true);
  return taken ? `Port ${port} is taken. Stop what uses it, or choose another: ${example}` : null;
}

/**
 * Where free ports are drawn from: below those that systems give to a program that names none (from 32,768 on in Linux). One of
 * those may be a connection's before the program that it was found for opens it, or opens it again.
 */
export const DRAWN_PORTS = { from: 15_000, to: 32_000 };

/** A port of this machine that a program can be told to open. */
export async function freePort() {
  for (;;) {
    const port = randomInt(DRAWN_PORTS.from, DRAWN_PORTS.to);
    if ((await portTrouble(port, '127.0.0.1', '')) === null) return port;
  }
}
