import { z } from 'zod';
import { parseFact, type Fact } from '../../domain/town/story.ts';
import { REPLY_TYPES } from '../../domain/town/terminal/command.ts';
import { LONGEST_LINE } from '../../domain/town/terminal/line.ts';
import { Done, Role, WalletAddress } from '../values.ts';

export const SessionId = z.uuid().describe('of the window, made by the page');

const Command = z.string().max(LONGEST_LINE);

const Username = z.string().max(40).nullable().describe('null: they have none');

export const Standing = z.object({
  folder: z.string().max(LONGEST_LINE),
  board: z.string().max(20).nullable().describe('null: nothing is dialed'),
});

export const OfCommand = z.object({ walletAddress: WalletAddress, username: Username, command: Command });

export const OfSession = z.object({
  wallet: WalletAddress,
  username: Username,
  accessLevel: Role,
  sessionId: SessionId,
  command: Command,
});

export const OfPerson = z.object({ walletAddress: WalletAddress, username: Username });

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
