import type { Address } from '@shared/kernel/units.ts';
import { ANNOUNCEMENT_TEXTS } from './product/texts/announcements.ts';
import { AUDIT_TEXTS } from './server/texts/audit.ts';
import { BOOKS_TEXTS } from './gum/texts/books.ts';
import { CODE_TEXTS } from './people/texts/codes.ts';
import { EPISODE_TEXTS } from './product/texts/episodes.ts';
import { FEATURE_TEXTS } from './product/texts/features.ts';
import { HEALTH_TEXTS } from './server/texts/health.ts';
import { HELP_TEXTS } from './product/texts/help.ts';
import { HOURS_TEXTS } from './product/texts/hours.ts';
import { INBOX_TEXTS } from './people/texts/inbox.ts';
import { LOCK_CODE_TEXTS } from './product/texts/lockCodes.ts';
import { MODERATION_TEXTS } from './people/texts/moderation.ts';
import { PEOPLE_TEXTS } from './people/texts/people.ts';
import { RECONCILIATION_TEXTS } from './gum/texts/reconciliation.ts';
import { SCORE_TEXTS } from './people/texts/scores.ts';
import { SOURCE_TEXTS } from './gum/texts/sources.ts';
import { THEME_TEXTS } from './product/texts/themes.ts';
import { STATEMENT_TEXTS } from './gum/texts/statements.ts';

/** The pages of the console, in the order of their list. */
export const PAGES = [
  { id: 'audit', title: AUDIT_TEXTS.title },
  { id: 'books', title: BOOKS_TEXTS.title },
  { id: 'statements', title: STATEMENT_TEXTS.title },
  { id: 'reconciliation', title: RECONCILIATION_TEXTS.title },
  { id: 'sources', title: SOURCE_TEXTS.title },
  { id: 'people', title: PEOPLE_TEXTS.title },
  { id: 'moderation', title: MODERATION_TEXTS.title },
  { id: 'codes', title: CODE_TEXTS.title },
  { id: 'scores', title: SCORE_TEXTS.title },
  { id: 'features', title: FEATURE_TEXTS.title },
  { id: 'lock-codes', title: LOCK_CODE_TEXTS.title },
  { id: 'hours', title: HOURS_TEXTS.title },
  { id: 'announcements', title: ANNOUNCEMENT_TEXTS.title },
  { id: 'themes', title: THEME_TEXTS.title },
  { id: 'episodes', title: EPISODE_TEXTS.title },
  { id: 'help', title: HELP_TEXTS.title },
  { id: 'inbox', title: INBOX_TEXTS.title },
  { id: 'health', title: HEALTH_TEXTS.title },
] as const;

export type PageId = (typeof PAGES)[number]['id'];

/** What a page is given. */
export interface PageProps {
  /** The wallet whose statement is shown; null: none was chosen. */
  readonly wallet: Address | null;
  /** Opens the page of statements with this wallet. */
  readonly showStatement: (wallet: Address) => void;
  /** Says in the status bar how something went. */
  readonly report: (message: string) => void;
}
