// Imported first into a server (`node --import clockAhead.mjs?ms=300000`): all that it runs reads a clock that is so far ahead,
// the database in it and the Date header of its answers too. A test that has a channel to it moves that clock while it runs,
// by a message `{ aheadMs }`, which is answered when it is done. Only a process that imports this file can be moved.
import { ServerResponse } from 'node:http';
import { isMainThread } from 'node:worker_threads';

let ahead = Number(new URL(import.meta.url).searchParams.get('ms'));
const { Date: TrueDate } = globalThis;
const now = () => TrueDate.now() + ahead;

globalThis.Date = class extends TrueDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts));
  }

  static now() {
    return now();
  }
};

// Node itself writes the true time into that header, by a clock that it took for itself before.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...parts) {
  this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, parts);
};

if (isMainThread && process.channel) {
  process.on('message', ({ aheadMs }) => {
    ahead = aheadMs;
    process.send({ aheadMs });
  });
  // The channel alone does not keep a server alive that has been closed.
  process.channel.unref();
}
