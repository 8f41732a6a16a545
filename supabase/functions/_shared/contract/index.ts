import { accessRoutes } from './system/access.ts';
import { authRoutes } from './system/auth.ts';
import { chatRoutes } from './people/chat.ts';
import { collectionRoutes } from './collection/collection.ts';
import { consoleRoutes } from './office/console.ts';
import { feedbackRoutes } from './school/feedback.ts';
import { fundRoutes } from './town/fund.ts';
import { gamesRoutes } from './arcade/games.ts';
import { gumRoutes } from './school/gum.ts';
import { gumCenterRoutes } from './school/gumCenter.ts';
import { lockerRoutes } from './school/locker.ts';
import { locksRoutes } from './town/locks.ts';
import { memesRoutes } from './making/memes.ts';
import { myPlaceRoutes } from './people/myPlace.ts';
import { objectivesRoutes } from './school/objectives.ts';
import { personasRoutes } from './people/personas.ts';
import { pictureDayRoutes } from './school/pictureDay.ts';
import { profileRoutes } from './people/profile.ts';
import { prizesRoutes } from './school/prizes.ts';
import { schoolRoutes } from './school/school.ts';
import { serverRoutes } from './system/server.ts';
import { settingsRoutes } from './system/settings.ts';
import { storyRoutes } from './town/story.ts';
import { joined, type Answer, type Declaration, type RouteTable, type Sent } from './table.ts';
import { terminalRoutes } from './town/terminal.ts';
import { timeRoutes } from './system/time.ts';
import { townRoutes } from './town/town.ts';
import { worksRoutes } from './making/works.ts';
import { yearbookRoutes } from './school/yearbook.ts';
import { zoltarRoutes } from './town/zoltar.ts';

export type { AccessAnswer, ValidateAccessAnswer } from './system/access.ts';
export type { Announcement, KeptAnnouncement } from './office/announcements.ts';
export type { AuditAnswer, AuditEntry } from './office/audit.ts';
export type { ChainName, CompositeSignature, Session, SessionAnswer, VerifyBody } from './system/auth.ts';
export type {
  ChainAnswer,
  CliqueAccessAnswer,
  LinkedWalletsAnswer,
  Token,
  TokenAnswer,
  TokensAnswer,
  TraitsAnswer,
} from './collection/collection.ts';
export type { AnomaliesAnswer, StatementAnswer, StatementLine, TrialBalanceAnswer } from './office/books.ts';
export type { AccessCode } from './office/codes.ts';
export type { Refusal } from './errors.ts';
export type { SetFlag } from './system/features.ts';
export type { Feedback, FeedbackAnswer } from './school/feedback.ts';
export type { FundTransfer, WalletTrackerAnswer } from './town/fund.ts';
export type { BoardAnswer, BoardEntry, RunAnswer } from './arcade/games.ts';
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
} from './school/gum.ts';
export type {
  AttendanceAnswer,
  ChartsAnswer,
  EarnableSource,
  TodayAnswer,
  UsedSource,
} from './school/gumCenter.ts';
export type { AssignLockerAnswer, LockerInfoAnswer } from './school/locker.ts';
export type { MemeLinesAnswer } from './making/memes.ts';
export type { KeptLockCode, LockCodesAnswer, LockOpening } from './town/lockCodes.ts';
export type { LockAttemptAnswer, LockClaimAnswer, LockStateAnswer } from './town/locks.ts';
export type { Queue, QueuedText } from './people/moderation.ts';
export type { PageComment, PersonPage, SavePageBody } from './people/myPlace.ts';
export type { Objective, ObjectivesAnswer } from './school/objectives.ts';
export type { Person, PeopleFilter } from './people/people.ts';
export type { AiChatAnswer } from './people/personas.ts';
export type { PictureDayAnswer } from './school/pictureDay.ts';
export type { Profile, ProfileAnswer } from './people/profile.ts';
export type { BuyPrizeAnswer, Prize, PrizesAnswer } from './school/prizes.ts';
export type { GuestBookLine } from './school/school.ts';
export type { Reconciliation } from './office/reconciliation.ts';
export type { StruckRun } from './arcade/scores.ts';
export type { SettingsAnswer } from './system/settings.ts';
export type { SetCap, SetSource } from './school/sources.ts';
export type { CommandAnswer, Tracking } from './town/terminal.ts';
export type { TimeConfigAnswer, TimeConfigRow } from './system/time.ts';
export type { PresenceAnswer, TownAccessAnswer } from './town/town.ts';
export type { Role } from './values.ts';
export type { WatchAnswer, WatchedRoute } from './system/watch.ts';
export type { Work, WorkAnswer } from './making/works.ts';
export type { Signature, SignaturesAnswer } from './school/yearbook.ts';
export type { BoothAnswer, CardsAnswer, PlayAnswer, ZoltarCard } from './town/zoltar.ts';

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
/** The routes of all areas in one table. */
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
