import type { Access } from './access.ts';
import { channelOf, isRecord, written, type Frame } from './frames.ts';
import type { RealtimeLimits } from './limits.ts';
import type { Member, Rooms } from './rooms.ts';
import type { Link } from './link.ts';

/** A topic that a socket has joined. */
export interface Channel {
  readonly topic: string;
  access(): Access;
  /** Goes on with another token of the same session. */
  renew(access: Access): void;
  /** Tells nothing of what the member does, or again all that they tell. */
  mute(isMuted: boolean): void;
  presence(frame: Frame): void;
  /** Ends it without a word. */
  end(): void;
  /** Ends it, and says why: the client does not join again by itself. */
  close(why: string): void;
}

export interface ChannelPorts {
  readonly link: Link;
  readonly rooms: Rooms;
  readonly limits: RealtimeLimits;
  /** Names what is told by presence among all of all processes. */
  readonly newRef: () => string;
  readonly refused: (why: string) => void;
  /** Called once, when it has ended. */
  readonly ended: () => void;
}

/** What a client joins with. */
interface Config {
  /** Whether it wants to know who is there. */
  readonly presence: boolean;
}

/** Reads what a client joins with. Null: the channel would be public. */
export function configOf(payload: Frame['payload']): Config | null {
  const record = (value: unknown) => (isRecord(value) ? value : {});
  const config = record(payload['config']);
  if (config['private'] !== true) return null;
  return { presence: record(config['presence'])['enabled'] !== false };
}

/** What is told by presence: names with values of their own, so that nothing is hidden in what they hold. */
type Meta = Readonly<Record<string, string | number | boolean | null>>;

const isMeta = (payload: unknown): payload is Meta =>
  isRecord(payload) &&
  Object.values(payload).every(
    (value) => value === null || ['string', 'number', 'boolean'].includes(typeof value),
  );

/** What a ticket says, signed or not: whether the signature is good, clients verify. Null: it is none. */
function claimsIn(ticket: unknown): Frame['payload'] | null {
  if (typeof ticket !== 'string') return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(ticket.split('.')[1] ?? '', 'base64url').toString());
    return isRecord(claims) ? claims : null;
  } catch {
    return null;
  }
}

/**
 * Whether a member is present as another: an author that it names (the uuid of a wallet) is not the socket's own, or its
 * ticket is another's, of another channel, or none at all.
 */
function isFalse({ author = null, ticket = null }: Meta, userId: string, topic: string): boolean {
  if (author !== null && author !== userId) return true;
  if (ticket === null) return false;
  const claims = claimsIn(ticket);
  return claims?.['author'] !== userId || claims['topic'] !== topic;
}

/** What is told of a person whom an operator has muted: that they are there, and nothing that they do. */
const hushed = ({ ticket = null }: Meta): Meta => (ticket === null ? {} : { ticket });

/** Opens the channel of a socket that may have it, and says so. */
export function openChannel(
  topic: string,
  join: Frame,
  first: Access,
  { presence }: Config,
  { link, rooms, limits, newRef, refused, ended }: ChannelPorts,
): Channel {
  let access = first;
  let takeBack: (() => void) | undefined;
  const joinRef = join.joinRef ?? join.ref;
  const channel = channelOf(topic);

  const say = (event: string, payload: unknown, ref: string | null = null): void =>
    link.write(written({ joinRef, ref, topic: channel, event, payload }));
  const reply = ({ ref }: Frame, status: 'ok' | 'error', response: unknown = {}): void =>
    say('phx_reply', { status, response }, ref);
  const refuse = (frame: Frame, reason: string): void => {
    refused(reason);
    if (frame.ref !== null) reply(frame, 'error', { reason });
  };
  const end = (): void => {
    takeBack?.();
    rooms.leave(member);
    ended();
  };
  /** What the member told last; null: nothing. */
  let told: Meta | null = null;
  const tell = (): void => {
    takeBack?.();
    takeBack = undefined;
    if (told === null) return;
    const meta = access.muted ? hushed(told) : told;
    takeBack = rooms.tell({ topic, key: access.bearer.userId, ref: newRef(), meta });
  };
  const member: Member = {
    topic,
    reads: { broadcast: first.hears, presence: presence && first.presence.read },
    write: link.write,
    interrupt() {
      say('phx_error', {});
      end();
    },
  };
  rooms.join(member);
  reply(join, 'ok', { postgres_changes: [] });
  if (member.reads.presence) say('presence_state', rooms.presenceOf(topic));

  return {
    topic,
    access: () => access,
    renew(next) {
      access = next;
    },
    mute(isMuted) {
      if (isMuted === access.muted) return;
      access = { ...access, muted: isMuted };
      tell();
    },
    presence(frame) {
      const meta = frame.payload['payload'];
      if (frame.payload['event'] === 'untrack') {
        told = null;
        tell();
        reply(frame, 'ok');
        return;
      }
      if (!isMeta(meta)) refuse(frame, 'Malformed');
      else if (!access.presence.write || isFalse(meta, access.bearer.userId, topic))
        refuse(frame, 'Unauthorized');
      else if (Object.keys(meta).length > limits.presenceKeys) refuse(frame, 'Too many presence keys');
      else if (JSON.stringify(meta).length > limits.presenceBytes) refuse(frame, 'Too much presence');
      else {
        told = meta;
        tell();
        reply(frame, 'ok');
      }
    },
    end,
    close(why) {
      say('system', { channel: topic, extension: 'system', message: why, status: 'error' });
      say('phx_close', {});
      end();
    },
  };
}
