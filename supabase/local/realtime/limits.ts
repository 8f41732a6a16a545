/** So many at once, and so many more a second; the next are refused. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface RealtimeLimits {
  /** Sockets that are open at once, in all and of one network address. */
  readonly sockets: number;
  readonly socketsOfOne: number;
  /** Sockets that one network address opens. */
  readonly opens: Rate;
  /** Channels of one socket. The messenger needs two. */
  readonly channels: number;
  /** Joins of one socket. */
  readonly joins: Rate;
  /** Joins that are refused to a socket before it is closed. */
  readonly patience: number;
  /** Joins that ask the database at once, and that wait for them. */
  readonly joining: { readonly atOnce: number; readonly waiting: number };
  /** What one socket sends: presence, tokens, heartbeats. */
  readonly messages: Rate;
  /** Bytes of one message. */
  readonly messageBytes: number;
  /** Keys, and bytes as JSON, of what a person tells by presence. */
  readonly presenceKeys: number;
  readonly presenceBytes: number;
  /** Bytes that wait for a socket that reads slowly, before it is closed. */
  readonly unreadBytes: number;
}

/** As hosted Realtime has them, or less where the product needs less (docs/SERVER.md, Realtime). */
export const REALTIME_LIMITS: RealtimeLimits = {
  sockets: 5_000,
  socketsOfOne: 256,
  opens: { burst: 256, perSecond: 10 },
  channels: 10,
  joins: { burst: 10, perSecond: 1 },
  patience: 30,
  joining: { atOnce: 4, waiting: 2_000 },
  messages: { burst: 60, perSecond: 10 },
  messageBytes: 256 * 1024,
  presenceKeys: 10,
  presenceBytes: 3_000,
  unreadBytes: 1024 * 1024,
};

/** Counts against a rate. */
export interface Bucket {
  /** Takes one at this time (ms); false: there is none left. */
  take(now: number): boolean;
  /** Whether it is as full as it began, so that it need not be kept. */
  isFull(now: number): boolean;
}

/** A bucket that holds the burst and fills up again by the second. */
export function bucketOf({ burst, perSecond }: Rate): Bucket {
  let left = burst;
  let filledAt: number | null = null;
  const fill = (now: number): void => {
    if (filledAt !== null) left = Math.min(burst, left + ((now - filledAt) / 1000) * perSecond);
    filledAt = now;
  };
  return {
    take(now) {
      fill(now);
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    isFull(now) {
      fill(now);
      return left >= burst;
    },
  };
}
