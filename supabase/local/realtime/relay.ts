import type { Presence } from './presence.ts';

/** What a process tells the others. */
export type Told =
  /** It is there, and tells so every two seconds; `fresh`: it has heard nothing of the others yet. */
  | { readonly is: 'here'; readonly fresh: boolean }
  | { readonly is: 'gone' }
  | { readonly is: 'present'; readonly presence: Presence }
  | { readonly is: 'absent'; readonly topic: string; readonly ref: string }
  /** All who are present by its sockets. */
  | { readonly is: 'all'; readonly presences: readonly Presence[] };

/** What PostgreSQL takes as one notice is less than 8000 bytes. */
const MOST_BYTES = 7_800;
/** Of a part of what is longer, which is sent in base64. */
const PART_BYTES = 5_400;

/** Writes what a process tells as notices, as few as hold it. `first` numbers them: of two equal ones only one is sent. */
export function packed(process: string, first: number, told: readonly Told[]): readonly string[] {
  const notices: string[] = [];
  const next = (rest: string): string => `{"from":"${process}","nth":${first + notices.length},${rest}}`;
  let waiting: string[] = [];
  let bytes = 0;
  const flush = (): void => {
    if (waiting.length > 0) notices.push(next(`"told":[${waiting.join(',')}]`));
    waiting = [];
    bytes = 0;
  };
  for (const one of told) {
    const text = JSON.stringify(one);
    const length = Buffer.byteLength(text) + 1;
    if (bytes + length > MOST_BYTES - 200) flush();
    if (length <= MOST_BYTES - 200) {
      waiting.push(text);
      bytes += length;
      continue;
    }
    const whole = Buffer.from(text);
    const parts = Math.ceil(whole.length / PART_BYTES);
    for (let part = 0; part < parts; part += 1) {
      const piece = whole.subarray(part * PART_BYTES, (part + 1) * PART_BYTES).toString('base64');
      notices.push(next(`"part":${part + 1},"of":${parts},"piece":"${piece}"`));
    }
  }
  flush();
  return notices;
}

type Notice = { readonly from: string } & (
  | { readonly told: readonly Told[] }
  | { readonly part: number; readonly of: number; readonly piece: string }
);

/** Reads the notices of all processes, in their order: who tells, and what. Parts are kept until they are whole. */
export function unpacker(): (notice: string) => { readonly from: string; readonly told: readonly Told[] } {
  const pieces = new Map<string, string[]>();
  return (text) => {
    // Written by `packed` of another process of this server.
    const notice = JSON.parse(text) as Notice;
    const { from } = notice;
    if ('told' in notice) return { from, told: notice.told };
    const so = notice.part === 1 ? [] : (pieces.get(from) ?? []);
    so.push(notice.piece);
    pieces.set(from, so);
    if (notice.part < notice.of) return { from, told: [] };
    pieces.delete(from);
    // Without its beginning, which came before this process listened, it is nothing.
    if (so.length < notice.of) return { from, told: [] };
    const whole = Buffer.concat(so.map((piece) => Buffer.from(piece, 'base64'))).toString();
    return { from, told: [JSON.parse(whole) as Told] };
  };
}
