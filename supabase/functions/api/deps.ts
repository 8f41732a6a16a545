import { Hono, type Context } from 'hono';
import type { Clock } from '../_shared/kernel/clock.ts';
import type { Log, LogFields } from '../_shared/kernel/log.ts';
import type { Metrics } from '../_shared/kernel/metrics.ts';
import type { Address, EpochMs } from '../_shared/kernel/units.ts';
import type { SessionKeys } from '../_shared/auth/keys.ts';
import type { PictureSource } from '../_shared/chain/pictures.ts';
import type { Following } from '../_shared/chain/followAccounts.ts';
import type { ChainSource } from '../_shared/chain/source.ts';
import type { WalletTracker } from '../_shared/chain/tracker.ts';
import type { ChainVerifier } from '../_shared/chain/verifier.ts';
import type { BoardTail } from '../_shared/contract/town/board.ts';
import type { ChatTail } from '../_shared/contract/people/chat.ts';
import type { ChainAnswer } from '../_shared/contract/collection/collection.ts';
import type { HealthAnswer } from '../_shared/contract/system/server.ts';
import type { DatabaseFacts } from '../_shared/db/system/databaseFacts.ts';
import type { Db } from '../_shared/db/port.ts';
import type { Limits } from '../_shared/domain/system/limits.ts';
import type { PushSender } from '../_shared/push/pushService.ts';
import type { PictureStore } from '../_shared/works/pictureStore.ts';
import type { Redraw } from '../_shared/works/redrawn.ts';
import type { CountRead } from './reads.ts';
import type { Turns } from '../_shared/kernel/turns.ts';
import type { CallMetrics } from './callMetrics.ts';
import type { Model } from './model.ts';
import type { Health, Work } from './health.ts';

/** The outside world of the API. */
export interface ApiDeps {
  readonly db: Db;
  /** The same database by a connection of its own, which answers however busy the others are. */
  readonly watchDb: Db;
  /** What this process does beside its calls. */
  readonly work: () => Work;
  /** How many sockets of Realtime are open; null: this server has none. */
  readonly sockets: () => number | null;
  readonly chain: ChainVerifier;
  /** The chain as the index reads it. */
  readonly source: ChainSource;
  /** What tells of the FLOW of accounts. */
  readonly tracker: WalletTracker;
  /** The account of the time-machine fund; null: none is configured. */
  readonly fund: Address | null;
  /** How a schedule has the index brought forward; null: it cannot, since the server does so by itself. */
  readonly schedule: Schedule | null;
  /** Where the pictures are that templates name. */
  readonly pictures: PictureSource;
  /** Where the pictures of works lie. */
  readonly pictureStore: PictureStore;
  /** Where portraits lie, for all to read. */
  readonly portraitStore: PictureStore;
  /** Decodes what people send as a picture, and encodes it again. */
  readonly redraw: Redraw;
  /** What this server was not given and goes without. */
  readonly lacks: Readonly<HealthAnswer['lacks']>;
  /** The page as it is built, for links to works; null: it cannot be had here. */
  readonly page: () => Promise<BuiltPage | null>;
  /** What pages need to reach Flow by themselves; null on the demo chain. */
  readonly flow: ChainAnswer['flow'];
  /** When the graduation day begins for every Flunk that has none of its own; null: any day is one. */
  readonly graduationOpensAt: EpochMs | null;
  /** What answers for the personas of the messenger beside the built-in engine; null: none is configured. */
  readonly model: Model | null;
  /** What sends news to browsers whose page is closed; null: no key is configured. */
  readonly push: PushSender | null;
  readonly keys: SessionKeys;
  /** Our origin as the server knows it, without a trailing slash: what an account proof names. */
  readonly origin: string;
  /** Every origin that browsers may call from; `origin` and, on this machine, its other spellings. */
  readonly origins: readonly string[];
  readonly limits: Limits;
  /** Of the tokens, and of what one process keeps in memory; days and windows are the database's. */
  readonly clock: Clock;
  /** The network address that is counted, which depends on what stands in front. */
  readonly clientAddress: (c: Context) => Promise<string>;
  /** Sees to it that this process lives until some work is done, though its calls are answered. The work never rejects. */
  readonly background: (work: Promise<unknown>) => void;
  /** Called with every fault that is answered with 500 or 503, and the route and id of its request. */
  readonly report: (fault: unknown, during: LogFields) => void;
  /** Takes an entry for each call. */
  readonly log: Log;
  /** Where what operators measure is registered. */
  readonly metrics: Metrics;
}

/** The page that the build made, and what it is sent with. */
export interface BuiltPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Schedule {
  /** The chain, at the pace of the index, which has time. */
  readonly source: ChainSource;
  /** The height that an empty index begins with; null: the newest. */
  readonly from: number | null;
  readonly following: Following;
  /** Makes portraits of some pictures that came or changed; absent: nothing can be drawn or stored. Never rejects. */
  readonly makePortraits?: () => Promise<unknown>;
  /** What the schedule has to send. */
  readonly secret: string;
}

/** The same with what a running API keeps in memory. */
export interface LiveDeps extends ApiDeps {
  readonly health: () => Promise<Health>;
  readonly databaseFacts: () => Promise<DatabaseFacts>;
  readonly callMetrics: CallMetrics;
  readonly countRead: CountRead;
  readonly countPicture: CountRead;
  readonly countPortrait: CountRead;
  /** The end of a room, read once in a while for all who ask (CHAT-11). */
  readonly roomTail: (room: string) => Promise<ChatTail>;
  /** What the two at a board of the Case File are told of it, read as seldom (CASE-15). */
  readonly boardTail: (board: string) => Promise<BoardTail | null>;
  /** Of one name so many expensive reads run at once. */
  readonly readInTurn: Turns;
  /** The same of pictures. */
  readonly pictureInTurn: Turns;
  /** The writes that carry a picture, of all and of each client. */
  readonly uploads: Turns;
  readonly uploadsOfClient: Turns;
}

/** What an application knows of a request. */
interface ApiEnv {
  readonly Variables: { readonly requestId: string };
}

/** An application without routes; their paths follow /api. */
export const emptyApi = () => new Hono<ApiEnv>().basePath('/api');
export type Api = ReturnType<typeof emptyApi>;

/** Supabase's own form of an issuer, so that hosted Realtime takes the same tokens. */
export const issuerOf = (deps: Pick<ApiDeps, 'origin'>): string => `${deps.origin}/auth/v1`;
