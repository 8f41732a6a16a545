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

/** The author that a payload names, by itself or in a ticket that the server has signed; null: none. Whether the signature is good, clients verify. */
function authorNamed(payload: unknown): unknown {
  if (!isRecord(payload)) return null;
  const { author = null, ticket } = payload;
  if (author !== null || typeof ticket !== 'string') return author;
  try {
    const claims: unknown = JSON.parse(Buffer.from(ticket.split('.')[1] ?? '', 'base64url').toString());
    return isRecord(claims) ? (claims['author'] ?? null) : null;
  } catch {
    return null;
  }
}

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
  /** No member is present as another: what names an author (the uuid of a wallet) names the socket's own. */
  const isOfOther = (payload: unknown): boolean => {
    const named = authorNamed(payload);
    return named !== null && named !== access.bearer.userId;
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
    presence(frame) {
      const meta = frame.payload['payload'];
      if (frame.payload['event'] === 'untrack') {
        takeBack?.();
        takeBack = undefined;
        reply(frame, 'ok');
        return;
      }
      if (!isRecord(meta)) refuse(frame, 'Malformed');
      else if (!access.presence.write || isOfOther(meta)) refuse(frame, 'Unauthorized');
      else if (Object.keys(meta).length > limits.presenceKeys) refuse(frame, 'Too many presence keys');
      else if (JSON.stringify(meta).length > limits.presenceBytes) refuse(frame, 'Too much presence');
      else {
        takeBack?.();
        takeBack = rooms.tell({ topic, key: access.bearer.userId, ref: newRef(), meta });
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
