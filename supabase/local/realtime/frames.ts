/** The version of the protocol that a socket speaks: objects as JSON, or arrays as JSON and broadcasts as bytes. */
export type Version = '1.0.0' | '2.0.0';

export interface Broadcast {
  /** As clients name it, without the prefix. */
  readonly topic: string;
  readonly event: string;
  /** What JSON can say. */
  readonly payload: unknown;
}

/** A message of a client. */
export interface Frame {
  readonly joinRef: string | null;
  readonly ref: string | null;
  /** As the protocol names it: `realtime:` and the topic. */
  readonly topic: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const PREFIX = 'realtime:';
/** Letters that a database stores and a log shows: no control characters, no halves of a character. */
const isPlain = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);
/** The topic that clients named; null: the protocol has no such channel. */
export const subjectOf = (topic: string): string | null =>
  topic.startsWith(PREFIX) && topic.length > PREFIX.length && isPlain(topic)
    ? topic.slice(PREFIX.length)
    : null;
export const channelOf = (topic: string): string => `${PREFIX}${topic}`;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length < 64 ? value : null;

function frameOf(parts: readonly unknown[]): Frame | null {
  const [joinRef, ref, topic, event, payload = {}] = parts;
  if (typeof topic !== 'string' || typeof event !== 'string' || !isRecord(payload)) return null;
  return { joinRef: refOf(joinRef), ref: refOf(ref), topic, event, payload };
}

/** Reads a message of text. Null: it is not one of the protocol. */
export function readText(text: string, version: Version): Frame | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (version === '2.0.0') return Array.isArray(found) ? frameOf(found) : null;
  if (!isRecord(found)) return null;
  const { join_ref, ref, topic, event, payload } = found;
  return frameOf([join_ref, ref, topic, event, payload]);
}

const PUSHED = 3;
const SENT = 4;
const JSON_BODY = 1;
const HEAD_BYTES = 7;

/** Reads the head of a broadcast of bytes, so that it can be refused. Null: it is not one. */
export function readBytes(bytes: Uint8Array): Frame | null {
  const [kind, joinRefs = 0, refs = 0, topics = 0] = bytes;
  if (kind !== PUSHED || bytes.length < HEAD_BYTES + joinRefs + refs + topics) return null;
  let at = HEAD_BYTES;
  const cut = (length: number): string => decoder.decode(bytes.subarray(at, (at += length)));
  const [joinRef, ref, topic] = [cut(joinRefs), cut(refs), cut(topics)];
  return { joinRef: refOf(joinRef || null), ref: refOf(ref || null), topic, event: 'broadcast', payload: {} };
}

/** A message to a client. */
export interface Answer {
  readonly joinRef?: string | null;
  readonly ref?: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

export function writeText(
  { joinRef = null, ref = null, topic, event, payload }: Answer,
  version: Version,
): string {
  return JSON.stringify(
    version === '2.0.0'
      ? [joinRef, ref, topic, event, payload]
      : { join_ref: joinRef, ref, topic, event, payload },
  );
}

/** What one byte can say of a length. */
export const NAME_BYTES = 255;

function broadcastBytes({ topic, event, payload }: Broadcast): Uint8Array {
  const [channel, name] = [encoder.encode(channelOf(topic)), encoder.encode(event)];
  const body = encoder.encode(JSON.stringify(payload));
  const head = [SENT, channel.length, name.length, 0, JSON_BODY];
  const bytes = new Uint8Array(head.length + channel.length + name.length + body.length);
  bytes.set(head);
  bytes.set(channel, head.length);
  bytes.set(name, head.length + channel.length);
  bytes.set(body, head.length + channel.length + name.length);
  return bytes;
}

const broadcastText = ({ topic, event, payload }: Broadcast): string =>
  writeText(
    { topic: channelOf(topic), event: 'broadcast', payload: { type: 'broadcast', event, payload } },
    '1.0.0',
  );

/** A message in the form of either version, which is made once for all who read it. */
export type Written = (version: Version) => string | Uint8Array;

function onceEach(write: Written): Written {
  const made = new Map<Version, string | Uint8Array>();
  return (version) => {
    const known = made.get(version) ?? write(version);
    made.set(version, known);
    return known;
  };
}

export const writtenBroadcast = (broadcast: Broadcast): Written =>
  onceEach((version) => (version === '2.0.0' ? broadcastBytes(broadcast) : broadcastText(broadcast)));

export const written = (answer: Answer): Written => onceEach((version) => writeText(answer, version));
