import { systemClock } from '../functions/_shared/kernel/clock.ts';
import { jsonLog, type Log, type LogLevel } from '../functions/_shared/kernel/log.ts';

/** The log of this process from a level on: on standard output, what an operator has to look at on standard error. */
export const consoleLog = (least: LogLevel): Log =>
  jsonLog(least, systemClock, (line, level) => {
    const stream = level === 'warn' || level === 'error' ? process.stderr : process.stdout;
    stream.write(`${line}\n`);
  });
