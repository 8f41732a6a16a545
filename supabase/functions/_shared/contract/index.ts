import { accessRoutes } from './access.ts';
import { authRoutes } from './auth.ts';
import { chatRoutes } from './chat.ts';
import { collectionRoutes } from './collection.ts';
import { consoleRoutes } from './console.ts';
import { feedbackRoutes } from './feedback.ts';
import { fundRoutes } from './fund.ts';
import { gamesRoutes } from './games.ts';
import { gumRoutes } from './gum.ts';
import { gumCenterRoutes } from './gumCenter.ts';
import { lockerRoutes } from './locker.ts';
import { locksRoutes } from './locks.ts';
import { memesRoutes } from './memes.ts';
import { myPlaceRoutes } from './myPlace.ts';
import { objectivesRoutes } from './objectives.ts';
import { personasRoutes } from './personas.ts';
import { pictureDayRoutes } from './pictureDay.ts';
import { profileRoutes } from './profile.ts';
import { prizesRoutes } from './prizes.ts';
import { schoolRoutes } from './school.ts';
import { serverRoutes } from './server.ts';
import { settingsRoutes } from './settings.ts';
import { storyRoutes } from './story.ts';
import { joined, type Answer, type Declaration, type RouteTable, type Sent } from './table.ts';
import { terminalRoutes } from './terminal.ts';
import { timeRoutes } from './time.ts';
import { townRoutes } from './town.ts';
import { worksRoutes } from './works.ts';
import { yearbookRoutes } from './yearbook.ts';
import { zoltarRoutes } from './zoltar.ts';

export type { AccessAnswer, ValidateAccessAnswer } from './access.ts';
export type { Announcement, KeptAnnouncement } from './announcements.ts';
export type { AuditAnswer, AuditEntry } from './audit.ts';
export type { ChainName, CompositeSignature, Session, SessionAnswer, VerifyBody } from './auth.ts';
export type {
  ChainAnswer,
  CliqueAccessAnswer,
  LinkedWalletsAnswer,
  Token,
  TokenAnswer,
  TokensAnswer,
  TraitsAnswer,
} from './collection.ts';
export type { AnomaliesAnswer, StatementAnswer, StatementLine, TrialBalanceAnswer } from './books.ts';
export type { AccessCode } from './codes.ts';
export type { Refusal } from './errors.ts';
export type { SetFlag } from './features.ts';
export type { Feedback, FeedbackAnswer } from './feedback.ts';
export type { FundTransfer, WalletTrackerAnswer } from './fund.ts';
export type { BoardAnswer, BoardEntry, RunAnswer } from './games.ts';
export type {
  BalanceAnswer,
  CooldownAnswer,
  DailyCheckinAnswer,
  EarnAnswer,
  GumMovement,
  GumNews,
  GumSource,
  GumTransaction,
  SourcesAnswer,
  TransactionsAnswer,
} from './gum.ts';
export type { AttendanceAnswer, ChartsAnswer, EarnableSource, TodayAnswer, UsedSource } from './gumCenter.ts';
export type { AssignLockerAnswer, LockerInfoAnswer } from './locker.ts';
export type { MemeLinesAnswer } from './memes.ts';
export type { KeptLockCode, LockCodesAnswer, LockOpening } from './lockCodes.ts';
export type { LockAttemptAnswer, LockClaimAnswer, LockStateAnswer } from './locks.ts';
export type { Queue, QueuedText } from './moderation.ts';
export type { PageComment, PersonPage, SavePageBody } from './myPlace.ts';
export type { Objective, ObjectivesAnswer } from './objectives.ts';
export type { Person, PeopleFilter } from './people.ts';
export type { AiChatAnswer } from './personas.ts';
export type { PictureDayAnswer } from './pictureDay.ts';
export type { Profile, ProfileAnswer } from './profile.ts';
export type { BuyPrizeAnswer, Prize, PrizesAnswer } from './prizes.ts';
export type { GuestBookLine } from './school.ts';
export type { Reconciliation } from './reconciliation.ts';
export type { StruckRun } from './scores.ts';
export type { SettingsAnswer } from './settings.ts';
export type { SetCap, SetSource } from './sources.ts';
export type { CommandAnswer, Tracking } from './terminal.ts';
export type { TimeConfigAnswer, TimeConfigRow } from './time.ts';
export type { PresenceAnswer, TownAccessAnswer } from './town.ts';
export type { Role } from './values.ts';
export type { WatchAnswer, WatchedRoute } from './watch.ts';
export type { Work, WorkAnswer } from './works.ts';
export type { Signature, SignaturesAnswer } from './yearbook.ts';
export type { BoothAnswer, CardsAnswer, PlayAnswer, ZoltarCard } from './zoltar.ts';

/** Every route of the API, by area. The server has a handler for each (api/routes); browsers take the types alone. */
export const AREAS = {
  access: accessRoutes,
  auth: authRoutes,
  chat: chatRoutes,
  collection: collectionRoutes,
  console: consoleRoutes,
  feedback: feedbackRoutes,
  fund: fundRoutes,
  games: gamesRoutes,
  gum: gumRoutes,
  gumCenter: gumCenterRoutes,
  locker: lockerRoutes,
  locks: locksRoutes,
  memes: memesRoutes,
  myPlace: myPlaceRoutes,
  objectives: objectivesRoutes,
  personas: personasRoutes,
  pictureDay: pictureDayRoutes,
  profile: profileRoutes,
  prizes: prizesRoutes,
  school: schoolRoutes,
  server: serverRoutes,
  settings: settingsRoutes,
  story: storyRoutes,
  terminal: terminalRoutes,
  time: timeRoutes,
  town: townRoutes,
  works: worksRoutes,
  yearbook: yearbookRoutes,
  zoltar: zoltarRoutes,
} as const satisfies Readonly<Record<string, RouteTable>>;

type Tables = (typeof AREAS)[keyof typeof AREAS];
/** For example 'POST /api/daily-checkin'. */
export type Route = Tables extends infer Table ? (Table extends Table ? keyof Table : never) : never;
/** The same as one table. */
export const ROUTES = joined<Declaration>(AREAS);

type DeclarationOf<R extends Route> = Extract<Tables, Readonly<Record<R, Declaration>>>[R];

type DeclaredAs<Part> = { [R in Route]: DeclarationOf<R> extends Part ? R : never }[Route];

/** The routes that take no session, or none is needed: what browsers know of them by value (src/services/api). */
export type OpenRoutes = {
  readonly [R in DeclaredAs<{ readonly caller: 'anyone' | 'guest' }>]: DeclarationOf<R>['caller'];
};
/** The writes that take no Idempotency-Key, known in the same way. */
export type KeylessRoutes = {
  readonly [R in DeclaredAs<{ readonly idempotency: 'none' }>]: true;
};
/** The writes that set something, known in the same way. */
export type SettingRoutes = {
  readonly [R in DeclaredAs<{ readonly sets: true }>]: true;
};

/** Every route with what is sent and what a success answers. A refusal is `Refusal` in each of them. */
export type Contract = {
  readonly [R in Route]: {
    readonly input: Sent<DeclarationOf<R>>;
    readonly answer: Answer<DeclarationOf<R>>;
  };
};
