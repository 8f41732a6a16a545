import { useState, type ComponentType } from 'react';
import type { Address } from '@shared/kernel/units.ts';
import { ListBox } from '../../../overlays/controls/ListBox.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { AnnouncementsPage } from './product/AnnouncementsPage.tsx';
import { AuditPage } from './server/AuditPage.tsx';
import { BooksPage } from './gum/BooksPage.tsx';
import { PAGES, type PageId, type PageProps } from './pages.ts';
import { CodesPage } from './people/CodesPage.tsx';
import { EpisodesPage } from './product/EpisodesPage.tsx';
import { FeaturesPage } from './product/FeaturesPage.tsx';
import { HealthPage } from './server/HealthPage.tsx';
import { HelpPage } from './product/HelpPage.tsx';
import { HoursPage } from './product/HoursPage.tsx';
import { InboxPage } from './people/InboxPage.tsx';
import { LockCodesPage } from './product/LockCodesPage.tsx';
import { ModerationPage } from './people/ModerationPage.tsx';
import { PeoplePage } from './people/PeoplePage.tsx';
import { ReconciliationPage } from './gum/ReconciliationPage.tsx';
import { ScoresPage } from './people/ScoresPage.tsx';
import { SourcesPage } from './gum/SourcesPage.tsx';
import { ThemesPage } from './product/ThemesPage.tsx';
import { StatementsPage } from './gum/StatementsPage.tsx';
import { CONSOLE_TEXTS as TEXTS } from './parts/texts.ts';
import styles from './console.module.css';

const BODIES: Readonly<Record<PageId, ComponentType<PageProps>>> = {
  audit: AuditPage,
  books: BooksPage,
  statements: StatementsPage,
  reconciliation: ReconciliationPage,
  sources: SourcesPage,
  people: PeoplePage,
  moderation: ModerationPage,
  codes: CodesPage,
  scores: ScoresPage,
  features: FeaturesPage,
  'lock-codes': LockCodesPage,
  hours: HoursPage,
  announcements: AnnouncementsPage,
  themes: ThemesPage,
  episodes: EpisodesPage,
  help: HelpPage,
  inbox: InboxPage,
  health: HealthPage,
};

/** The operator's console (CONSOLE-1): a list of pages, and the one that is chosen. */
function ConsoleWindow() {
  const [page, setPage] = useState<PageId>('audit');
  const [wallet, setWallet] = useState<Address | null>(null);
  const [message, setMessage] = useState<string>(TEXTS.kept);
  const Body = BODIES[page];
  const choose = (next: PageId): void => {
    setMessage(TEXTS.kept);
    setPage(next);
  };
  const showStatement = (of: Address): void => {
    setWallet(of);
    choose('statements');
  };
  return (
    <>
      <div className={styles.console}>
        <div className={styles.consolePages}>
          <ListBox label={TEXTS.pages} options={PAGES} value={page} onChoose={choose} />
        </div>
        <div className={styles.consoleChoice}>
          <Select label={TEXTS.pages} options={PAGES} value={page} onChoose={choose} />
        </div>
        <div
          className={styles.consolePage}
          role="group"
          aria-label={PAGES.find(({ id }) => id === page)?.title}
        >
          <Body wallet={wallet} showStatement={showStatement} report={setMessage} />
        </div>
      </div>
      <StatusBar panels={[message]} />
    </>
  );
}

export default mountReact(ConsoleWindow);
