import { z } from 'zod';
import { parseFact, type Fact } from '../../domain/town/story.ts';
import { REPLY_TYPES } from '../../domain/town/terminal/command.ts';
import { LONGEST_LINE } from '../../domain/town/terminal/line.ts';
import type { RouteTable } from '../table.ts';
import { Done, Role, WalletAddress } from '../values.ts';

const SessionId = z.uuid().describe('of the window, made by the page');
const Command = z.string().max(LONGEST_LINE);
const Username = z.string().max(40).nullable().describe('null: they have none');

const Standing = z.object({
  folder: z.string().max(LONGEST_LINE),
  board: z.string().max(20).nullable().describe('null: nothing is dialed'),
});

const OfCommand = z.object({ walletAddress: WalletAddress, username: Username, command: Command });
const OfSession = z.object({
  wallet: WalletAddress,
  username: Username,
  accessLevel: Role,
  sessionId: SessionId,
  command: Command,
});
const OfPerson = z.object({ walletAddress: WalletAddress, username: Username });

const to = <Path extends string, Body extends z.ZodType>(route: Path, body: Body) =>
  z.object({ route: z.literal(route), body });
/** What the page sends after a special command, as it is told to: it knows none of them. */
export const Tracking = z.discriminatedUnion('route', [
  to('POST /api/wtf-tracking', OfCommand),
  to('POST /api/fetty-wap-tracking', OfCommand),
  to('POST /api/log-magic-carpet-command', OfSession),
  to('POST /api/log-flow-command', OfSession),
  to('POST /api/yourmom-tracking', OfPerson),
  to('POST /api/paradise-motel-tracking', OfPerson),
]);
export type Tracking = z.infer<typeof Tracking>;

export const CommandAnswer = Done.extend({
  response: z.string().describe('__CLEAR__ empties the screen'),
  type: z.enum(REPLY_TYPES),
  validCommand: z.boolean(),
  at: Standing.describe('where the person stands now, to be sent with the next command'),
  prompt: z.string(),
  words: z.array(z.string()).describe('what Tab completes: what help names, and what is in the folder'),
  facts: z
    .array(z.string().refine((text): text is Fact => parseFact(text) !== null))
    .describe('what the server has recorded of the wallet'),
  tracking: Tracking.nullable().describe('what the page is to send next; null: nothing'),
});
export type CommandAnswer = z.infer<typeof CommandAnswer>;

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

/** The Terminal: every command is decided here (TERMINAL-1). */
export const terminalRoutes = {
  'POST /api/terminal-commands': {
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
  'POST /api/wtf-tracking': heardOf(OfCommand, 'walletAddress', { ...named, command: 'help' }),
  'POST /api/fetty-wap-tracking': heardOf(OfCommand, 'walletAddress', { ...named, command: 'help' }),
  'POST /api/log-magic-carpet-command': heardOf(OfSession, 'wallet', { ...ofSession, command: 'help' }),
  'POST /api/log-flow-command': heardOf(OfSession, 'wallet', { ...ofSession, command: 'help' }),
  'POST /api/yourmom-tracking': heardOf(OfPerson, 'walletAddress', named),
  'POST /api/paradise-motel-tracking': heardOf(OfPerson, 'walletAddress', named),
} as const satisfies RouteTable;
