import type { z } from 'zod';
import type * as access from './access.ts';
import type * as auth from './auth.ts';
import type * as feedback from './feedback.ts';
import type * as gum from './gum.ts';
import type * as locker from './locker.ts';
import type * as profile from './profile.ts';
import type * as settings from './settings.ts';
import type * as time from './time.ts';
import type { Done } from './values.ts';

export type { AccessAnswer, ValidateAccessAnswer } from './access.ts';
export type { ChainName, CompositeSignature, Session, SessionAnswer, VerifyBody } from './auth.ts';
export type { Refusal } from './errors.ts';
export type { Feedback, FeedbackAnswer } from './feedback.ts';
export type {
  BalanceAnswer,
  CooldownAnswer,
  DailyCheckinAnswer,
  EarnAnswer,
  GumSource,
  GumTransaction,
  SourcesAnswer,
  TransactionsAnswer,
} from './gum.ts';
export type { AssignLockerAnswer, LockerInfoAnswer } from './locker.ts';
export type { Profile, ProfileAnswer } from './profile.ts';
export type { SettingsAnswer } from './settings.ts';
export type { TimeConfigAnswer, TimeConfigRow } from './time.ts';
export type { Role } from './values.ts';

interface Get<Query extends z.ZodType, Answer extends z.ZodType> {
  readonly query: z.input<Query>;
  readonly answer: z.output<Answer>;
}
interface Post<Body extends z.ZodType, Answer extends z.ZodType> {
  readonly body: z.input<Body>;
  readonly answer: z.output<Answer>;
}

/** Every call of the API: what is sent and what a success answers. A refusal is `Refusal` in each of them. */
export interface Contract {
  'POST /api/auth/nonce': Post<typeof auth.NonceBody, typeof auth.NonceAnswer>;
  'POST /api/auth/verify': Post<typeof auth.VerifyBody, typeof auth.SessionAnswer>;
  'POST /api/auth/refresh': Post<typeof auth.RefreshBody, typeof auth.SessionAnswer>;
  'POST /api/auth/sign-out': Post<typeof auth.SignOutBody, typeof Done>;
  'GET /api/locker-info': Get<typeof locker.LockerInfoQuery, typeof locker.LockerInfoAnswer>;
  'POST /api/assign-locker': Post<typeof locker.AssignLockerBody, typeof locker.AssignLockerAnswer>;
  'POST /api/daily-checkin': Post<typeof gum.DailyCheckinBody, typeof gum.DailyCheckinAnswer>;
  'GET /api/gum/balance': Get<typeof gum.BalanceQuery, typeof gum.BalanceAnswer>;
  'GET /api/gum/transactions': Get<typeof gum.TransactionsQuery, typeof gum.TransactionsAnswer>;
  'GET /api/gum/cooldown': Get<typeof gum.CooldownQuery, typeof gum.CooldownAnswer>;
  'GET /api/gum/sources': Get<typeof gum.SourcesQuery, typeof gum.SourcesAnswer>;
  'POST /api/gum/earn': Post<typeof gum.EarnBody, typeof gum.EarnAnswer>;
  'GET /api/profile': Get<typeof profile.ProfileQuery, typeof profile.ProfileAnswer>;
  'POST /api/profile': Post<typeof profile.ProfileBody, typeof profile.ProfileAnswer>;
  'POST /api/validate-access': Post<typeof access.ValidateAccessBody, typeof access.ValidateAccessAnswer>;
  'GET /api/access': Get<typeof access.AccessQuery, typeof access.AccessAnswer>;
  'GET /api/time-config': Get<typeof time.TimeConfigQuery, typeof time.TimeConfigAnswer>;
  'POST /api/time-config': Post<typeof time.TimeConfigBody, typeof time.TimeConfigAnswer>;
  'GET /api/settings': Get<typeof settings.SettingsQuery, typeof settings.SettingsAnswer>;
  'POST /api/settings': Post<typeof settings.SettingsBody, typeof settings.SettingsAnswer>;
  'POST /api/submit-feedback': Post<typeof feedback.SubmitFeedbackBody, typeof Done>;
  'GET /api/feedback': Get<typeof feedback.FeedbackQuery, typeof feedback.FeedbackAnswer>;
}
