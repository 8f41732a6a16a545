import { z } from 'zod';
import type { AccessLevel } from '../../../_shared/kernel/access.ts';
import { ok } from '../../../_shared/kernel/result.ts';
import type { Address } from '../../../_shared/kernel/units.ts';
import { sha256 } from '../../../_shared/auth/keys.ts';
import {
  type Tracking,
  SessionId,
  Standing,
  OfCommand,
  OfSession,
  OfPerson,
  CommandAnswer,
} from '../../../_shared/contract/town/terminal.ts';
import { levelOf } from '../../../_shared/db/system/access.ts';
import { activeHours } from '../../../_shared/db/system/hours.ts';
import type { Transaction } from '../../../_shared/db/port.ts';
import type { Member } from '../../../_shared/db/system/sessions.ts';
import { recordFacts } from '../../../_shared/db/town/story.ts';
import {
  activityNow,
  noteCommand,
  noteTracking,
  usernameOf,
  type TrackingNote,
} from '../../../_shared/db/town/terminal.ts';
import { isNightHour } from '../../../_shared/domain/town/dayNight.ts';
import type { TrackingName } from '../../../_shared/domain/town/terminal/command.ts';
import {
  DEFAULT_LEVEL,
  listedFor,
  needsOf,
  play,
  promptOf,
  readLine,
  standingOf,
} from '../../../_shared/domain/town/terminal/terminal.ts';
import { localMinute } from '../../../_shared/domain/system/timeWindows.ts';
import { readCookie } from '../../cookies.ts';
import { Done } from '../../../_shared/contract/values.ts';
import { route } from '../../route.ts';

const wallet = '0x0000000000000001';

const sessionId = '2b8f4f5e-8f2b-4d3f-9b0a-6f6f1a2b3c4d';

// They take an Idempotency-Key: the page knows the names of those that do not, and may not know these.
const HEARD = 'Fire and forget, after a special command of the Terminal. It is counted and pays nothing.';

const heardOf = <Body extends z.ZodObject>(body: Body, owner: string, example: Record<string, unknown>) =>
  ({
    caller: 'member',
    about: HEARD,
    body,
    example,
    owner,
    answer: Done,
  }) as const;

const named = { walletAddress: wallet, username: 'Rosie' };

const ofSession = { wallet, username: 'Rosie', accessLevel: 'BETA', sessionId };

const ROOT = { folder: '/', board: null };

/** The person who typed a special command. */
interface Typist {
  readonly wallet: Address;
  readonly username: string | null;
  readonly level: AccessLevel;
  readonly sessionId: string | undefined;
  readonly command: string;
}

/** What the page of a signed-in person is to send after a special command; null: it named no session where one is asked. */
function trackingOf(name: TrackingName, typist: Typist): Tracking | null {
  const { wallet, username, level: accessLevel, sessionId, command } = typist;
  const person = { walletAddress: wallet, username };
  switch (name) {
    case 'wtf':
    case 'fetty-wap':
      return { route: `POST /api/${name}-tracking`, body: { ...person, command } };
    case 'yourmom':
    case 'paradise-motel':
      return { route: `POST /api/${name}-tracking`, body: person };
    case 'magic-carpet':
    case 'flow':
      return sessionId === undefined
        ? null
        : {
            route: `POST /api/log-${name}-command`,
            body: { wallet, username, accessLevel, sessionId, command },
          };
  }
}

/** Notes that a special command was used, by the page's word. */
const heard =
  (name: TrackingName) =>
  async (tx: Transaction, { wallet }: Member, said: Omit<TrackingNote, 'wallet'>) => {
    await noteTracking(tx, name, { ...said, wallet });
    return ok({});
  };

/** The Terminal: every command is decided here (TERMINAL-1). */
export const terminalRoutes = [
  route(
    'POST /api/terminal-commands',
    {
      caller: 'guest',
      about: 'Answers one line of the Terminal. What it is told of the place is checked, and gives no right.',
      // What is too long is answered in character, so that the schema lets it pass.
      body: z.object({
        command: z.string(),
        at: Standing.optional().describe('as the last answer had it; absent: at the root'),
        sessionId: SessionId.optional(),
      }),
      example: { command: 'help', at: { folder: '/', board: null }, sessionId },
      idempotency: 'none',
      answer: CommandAnswer,
    },
    {
      async procedure({ c, deps, who }, { command: typed, at: said = ROOT, sessionId }) {
        const visitor = readCookie(c, deps, 'access');
        const visitorHash = visitor === null ? null : await sha256(visitor);
        const wallet = who?.wallet ?? null;
        const line = readLine(typed);
        const needs = needsOf(line);
        return deps.db.transaction(wallet, async (tx) => {
          const [known, hours, name, activity] = await Promise.all([
            // A guest without a cookie has none.
            visitorHash === null && who === null ? null : levelOf(tx, visitorHash, who),
            activeHours(tx),
            wallet !== null && needs.includes('name') ? usernameOf(tx, wallet) : null,
            needs.includes('activity') ? activityNow(tx) : null,
          ]);
          const level = known ?? DEFAULT_LEVEL;
          const clock = localMinute(hours.timezone, deps.clock.now());
          const isNight = isNightHour(clock.hour, {
            dayStartHour: hours.day_start_hour,
            nightStartHour: hours.night_start_hour,
          });
          const { text, type, isValid, at, facts, words } = play(line, {
            level,
            isSignedIn: wallet !== null,
            name,
            activity,
            clock,
            hour: isNight ? 'night' : 'day',
            at: standingOf(said, level),
            listed: listedFor(level),
          });
          if (wallet !== null) await recordFacts(tx, wallet, facts);
          const command = line.line;
          if (command !== '') {
            const note = { wallet, sessionId: sessionId ?? null, command, type, response: text, isValid };
            await noteCommand(tx, note);
          }
          const special = isValid && type !== 'denied' ? line.command?.tracking : undefined;
          return ok({
            response: text,
            type,
            validCommand: isValid,
            at,
            prompt: promptOf(at),
            words: [...words],
            facts: [...facts],
            tracking:
              wallet === null || special === undefined
                ? null
                : trackingOf(special, { wallet, username: name, level, sessionId, command }),
          });
        });
      },
    },
  ),

  route(
    'POST /api/wtf-tracking',
    heardOf(OfCommand, 'walletAddress', { ...named, command: 'help' }),
    heard('wtf'),
  ),

  route(
    'POST /api/fetty-wap-tracking',
    heardOf(OfCommand, 'walletAddress', { ...named, command: 'help' }),
    heard('fetty-wap'),
  ),

  route(
    'POST /api/log-magic-carpet-command',
    heardOf(OfSession, 'wallet', { ...ofSession, command: 'help' }),
    heard('magic-carpet'),
  ),

  route(
    'POST /api/log-flow-command',
    heardOf(OfSession, 'wallet', { ...ofSession, command: 'help' }),
    heard('flow'),
  ),

  route('POST /api/yourmom-tracking', heardOf(OfPerson, 'walletAddress', named), heard('yourmom')),

  route(
    'POST /api/paradise-motel-tracking',
    heardOf(OfPerson, 'walletAddress', named),
    heard('paradise-motel'),
  ),
] as const;
