import { settlePushes, takePushes, type DuePush, type PushOutcome } from '../db/people/pushes.ts';
import type { Db } from '../db/port.ts';
import { againAt, messageOf, sendUntil } from '../domain/people/push.ts';
import { quietUntil, readQuiet } from '../domain/people/quietHours.ts';
import type { Clock } from '../kernel/clock.ts';
import { isoOf, type EpochMs } from '../kernel/units.ts';
import type { PushAnswer, PushSender } from './pushService.ts';

export interface PushPorts {
  readonly db: Db;
  readonly push: PushSender;
  readonly clock: Clock;
  readonly report: (fault: unknown) => void;
}

/** What one call does at most. */
export interface PushBounds {
  /** So many pieces of news. */
  readonly most: number;
  /** Ends it between two messages. */
  readonly signal: AbortSignal;
}

/** How many push services are asked at once. */
const AT_ONCE = 10;
/** How long none else gets what was taken (min): longer than all of it can take. */
const LEASE_MINUTES = 5;

/**
 * Sends news that is due to browsers (PUSH-6): what is due to one browser in one message. Answers whether more may be due. Of a push
 * service that does not answer, or takes nothing for now, nothing else is asked in this call. Never rejects.
 */
export async function sendPushes(ports: PushPorts, { most, signal }: PushBounds): Promise<boolean> {
  const { db, push, report } = ports;
  try {
    const due = await takePushes(db, { most, minutes: LEASE_MINUTES, serverKey: push.publicKey });
    const busy = new Set<string>();
    for (let nth = 0; nth < due.length; nth += AT_ONCE) {
      const next = due.slice(nth, nth + AT_ONCE);
      // What is left when this process ends is given back.
      const outcomes = await Promise.all(next.map((one) => sendOne(ports, one, signal.aborted, busy)));
      await settlePushes(db, outcomes);
    }
    return due.reduce((sum, { taken }) => sum + taken.length, 0) === most && !signal.aborted;
  } catch (fault) {
    report(fault);
    return false;
  }
}

/** Sends the news of one browser, unless it is to wait. */
async function sendOne(
  { push, clock, report }: PushPorts,
  { news, taken, tries, subscription, device, me, quiet }: DuePush,
  isEnding: boolean,
  busy: Set<string>,
): Promise<PushOutcome> {
  const now = clock.now();
  const outcome = (became: PushOutcome['became'], at: EpochMs = now, counts = false): PushOutcome => ({
    ...{ subscription, news: taken, became, due_at: isoOf(at), counts },
  });
  const fresh = news.filter((one) => sendUntil(one) > now);
  const message = messageOf(fresh, me);
  if (message === null) return outcome('done');
  if (isEnding) return outcome('later');
  const until = quietUntil(now, readQuiet(quiet));
  if (until !== null) return outcome('later', until);
  const { host } = new URL(device.endpoint);
  const later = (asked: number | null): PushOutcome => {
    const at = againAt(now, tries, asked);
    return at === null ? outcome('done') : outcome('later', at, true);
  };
  if (busy.has(host)) return outcome('later', againAt(now, 1, null) ?? now);
  const seconds = Math.ceil((Math.min(...fresh.map(sendUntil)) - now) / 1000);
  const answer: PushAnswer = await push.send(device, message, seconds);
  if (answer.became === 'gone') return outcome('gone');
  if (answer.became === 'busy') {
    busy.add(host);
    return later(answer.afterMs);
  }
  if (answer.became === 'refused') report(new Error(`${host} refuses a push with status ${answer.status}`));
  return outcome('done');
}
