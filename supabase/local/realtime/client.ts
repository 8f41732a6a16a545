import type { WebSocket } from 'ws';
import type { Access } from './access.ts';
import { configOf, openChannel, type Channel, type ChannelPorts } from './channel.ts';
import { NAME_BYTES, readBytes, readText, subjectOf, written, type Frame, type Version } from './frames.ts';
import { bucketOf, type Bucket, type RealtimeLimits } from './limits.ts';
import { linkOf } from './link.ts';
import type { Rooms } from './rooms.ts';

/** One socket. */
export interface Client {
  readonly channels: ReadonlyMap<string, Channel>;
  /** When it said anything last, by the gateway's clock. */
  heardAt(): number;
  /** Ends it, with a code of the protocol of sockets. */
  close(code: number, why: string): void;
}

export interface ClientPorts extends Pick<ChannelPorts, 'newRef' | 'refused'> {
  readonly socket: WebSocket;
  readonly version: Version;
  readonly rooms: Rooms;
  readonly limits: RealtimeLimits;
  /** Monotonic (ms). */
  readonly clock: () => number;
  /** Counts the joins of the network that the socket comes from. */
  readonly joinsOfNetwork: Bucket;
  /** What the token's bearer may do on a topic; null: nothing. 'busy': too many ask at once. */
  readonly accessOf: (token: string, topic: string) => Promise<Access | null | 'busy'>;
  /** Whether the database is heard: a topic without broadcasts is not joined. */
  readonly isHearing: () => boolean;
  readonly report: (fault: unknown) => void;
}

/** Codes that sockets are closed with (RFC 6455). */
export const CLOSED = { restart: 1012, policy: 1008, tryLater: 1013 } as const;

/** Reads what a client sends, one message after another, and answers it. */
export function serveClient(ports: ClientPorts): Client {
  const { socket, version, rooms, limits, clock, joinsOfNetwork, accessOf, isHearing, refused } = ports;
  const channels = new Map<string, Channel>();
  const messages = bucketOf(limits.messages);
  const joins = bucketOf(limits.joins);
  const link = linkOf(socket, version, limits.unreadBytes, () => refused('Reads too slowly'));
  let heardAt = clock();
  let refusedJoins = 0;

  const reply = ({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: unknown = {}): void =>
    link.write(written({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } }));
  const close = (code: number, why: string): void => {
    for (const channel of [...channels.values()]) channel.end();
    socket.close(code, why);
    // One that does not answer is not waited for.
    setTimeout(() => socket.terminate(), 2_000).unref();
  };
  const refuse = (frame: Frame, reason: string): void => {
    refused(reason);
    reply(frame, 'error', { reason });
  };

  /** Whether a join is one too many, before it costs anything. */
  function isTooMany(): boolean {
    if (joins.take(clock()) && joinsOfNetwork.take(clock())) return false;
    refusedJoins += 1;
    if (refusedJoins > limits.patience) close(CLOSED.policy, 'Too many joins');
    return true;
  }

  /** What the token lets its bearer do on the topic, or why it cannot be joined. */
  async function admitted(topic: string, token: unknown): Promise<Access | string> {
    if (isTooMany()) return 'ClientJoinRateLimitReached: Too many joins per second';
    if (!channels.has(topic) && channels.size >= limits.channels) {
      return 'ChannelRateLimitReached: Too many channels';
    }
    if (typeof token !== 'string') return 'Unauthorized: A private channel needs an access token';
    if (!isHearing()) return 'RealtimeRestarting: Realtime is restarting, please standby';
    const access = await accessOf(token, topic);
    if (access === 'busy') return 'JoinRateLimitReached: Too many joins per second';
    if (access === null) return 'InvalidJWTToken: The token is not valid';
    return access.hears || access.presence.read
      ? access
      : `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`;
  }

  async function join(frame: Frame, topic: string): Promise<void> {
    const config = configOf(frame.payload);
    if (config === null) {
      refuse(frame, 'PrivateOnly: This project only allows private channels');
      return;
    }
    const access = await admitted(topic, frame.payload['access_token']);
    if (typeof access === 'string') {
      refuse(frame, access);
      return;
    }
    if (socket.readyState !== socket.OPEN) return;
    channels.get(topic)?.end();
    const channel = openChannel(topic, frame, access, config, {
      link,
      rooms,
      limits,
      newRef: ports.newRef,
      refused,
      ended: () => {
        if (channels.get(topic) === channel) channels.delete(topic);
      },
    });
    channels.set(topic, channel);
  }

  async function renew(frame: Frame, channel: Channel): Promise<void> {
    const token = frame.payload['access_token'];
    const access = typeof token === 'string' ? await accessOf(token, channel.topic) : null;
    // It keeps the token that it has, which is good for a while; the client sends the new one again with its next join.
    if (access === 'busy') return;
    const isSame = access !== null && access.bearer.wallet === channel.access().bearer.wallet;
    if (isSame && (access.hears || access.presence.read)) channel.renew(access);
    else channel.close('InvalidJWTToken: The token is not valid');
  }

  function leave(frame: Frame, channel: Channel | undefined): void {
    channel?.end();
    reply(frame, 'ok');
    const { joinRef, topic } = frame;
    link.write(written({ joinRef, topic, event: 'phx_close', payload: {} }));
  }

  async function take(frame: Frame): Promise<void> {
    const { event } = frame;
    const topic = subjectOf(frame.topic);
    const channel = topic === null ? undefined : channels.get(topic);
    if (frame.topic === 'phoenix') reply(frame, 'ok');
    else if (topic === null || Buffer.byteLength(frame.topic) > NAME_BYTES) refuse(frame, 'Malformed');
    else if (event === 'phx_join') await join(frame, topic);
    else if (event === 'phx_leave') leave(frame, channel);
    else if (!channel) refuse(frame, 'unmatched topic');
    else if (event === 'access_token') await renew(frame, channel);
    else if (event === 'presence') channel.presence(frame);
    // The database alone broadcasts: what a client sends could claim to be of anyone (REALTIME-3).
    else if (event === 'broadcast') refuse(frame, 'Unauthorized: Clients do not broadcast');
    else refuse(frame, 'Malformed');
  }

  let turn: Promise<void> = Promise.resolve();
  let queued = 0;
  socket.on('message', (data: Buffer, isBytes: boolean) => {
    heardAt = clock();
    const frame = isBytes ? readBytes(data) : readText(data.toString(), version);
    // A client that floods, or does not speak the protocol, is not this product's.
    if (frame === null || !messages.take(heardAt) || queued > limits.messages.burst) {
      refused(frame === null ? 'Malformed' : 'Too many messages');
      close(CLOSED.policy, frame === null ? 'Malformed message' : 'Too many messages per second');
      return;
    }
    queued += 1;
    turn = turn
      .then(() => take(frame))
      .catch((fault: unknown) => {
        ports.report(fault);
        refuse(frame, 'InternalError: Please try again');
      })
      .finally(() => {
        queued -= 1;
      });
  });
  socket.on('close', () => {
    for (const channel of [...channels.values()]) channel.end();
  });
  // What is wrong with a socket closes it, and 'close' follows.
  socket.on('error', () => undefined);
  return { channels, heardAt: () => heardAt, close };
}
