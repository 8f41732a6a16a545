// What packages from npm find among the globals of Node, and code that is bundled does not under Deno 2.1.
export { Buffer } from 'node:buffer';
export { clearImmediate, setImmediate } from 'node:timers';
