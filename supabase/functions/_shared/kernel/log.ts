import type { Clock } from './clock.ts';

/** From what only a search for a fault needs to what an operator has to look at. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What an entry says beside its event. Never a secret, a token, a code, or anything of a person (OPS-4). */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** Takes an entry of the log: its level, what happened in a few words that stay the same, and what it happened with. */
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

/** Writes each entry from this level on as one line of JSON. */
export const jsonLog =
  (least: LogLevel, clock: Clock, write: (line: string, level: LogLevel) => void): Log =>
  (level, event, fields = {}) => {
    if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(least)) return;
    const time = new Date(clock.now()).toISOString();
    write(JSON.stringify({ time, level, event, ...fields }), level);
  };

/** Email addresses and access codes. */
const PRIVATE = /[^\s"'(=:,@]{1,200}@[^\s"'),]{1,300}|\b\w{4}(?:-\w{4}){3}\b/g;
/** What is long enough to be a token, a key or a hash: those have digits. */
const LONG = /(?<![\w-])[\w-]{24,}(?:\.[\w-]+)*/g;

/** A text for the log, without what may be private in it. */
export const redacted = (text: string): string =>
  text.replace(PRIVATE, '…').replace(LONG, (long) => (/\d/.test(long) ? '…' : long));

/** Messages of parsers, and of the database about data (class 22), quote what a person sent. */
const quotesInput = (fault: Error, code: string | undefined): boolean =>
  fault instanceof SyntaxError || code?.startsWith('22') === true;

/**
 * A fault for the log: its name and message without what may be private, the code of the database or the system, and
 * where it was thrown. A database's detail, which names rows, stays out.
 */
export function faultFields(fault: unknown): LogFields {
  if (!(fault instanceof Error)) return { fault: redacted(String(fault)) };
  const code = 'code' in fault ? String(fault.code) : undefined;
  const message = quotesInput(fault, code) ? fault.message.replace(/(["']).*\1/s, '…') : fault.message;
  const frames = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    fault: `${fault.name}: ${redacted(message)}`,
    ...(code !== undefined && { code }),
    ...(frames.length > 0 && { at: frames.map((line) => line.trim().slice(3)).join(' < ') }),
  };
}
