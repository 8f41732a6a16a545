import { useState } from 'react';
import { shortAddress } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { Tabs, type TabPage } from '../../../overlays/controls/Tabs.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { AttendancePage } from './AttendancePage.tsx';
import { ChartsPage } from './ChartsPage.tsx';
import { LedgerPage } from './LedgerPage.tsx';
import { CENTER_TEXTS as TEXTS } from './texts.ts';
import { TodayPage } from './TodayPage.tsx';
import styles from './gumCenter.module.css';

type Page = keyof typeof TEXTS.tabs;

const PAGES: readonly TabPage<Page>[] = [
  { id: 'today', title: TEXTS.tabs.today },
  { id: 'attendance', title: TEXTS.tabs.attendance },
  { id: 'ledger', title: TEXTS.tabs.ledger },
  { id: 'charts', title: TEXTS.tabs.charts },
];

/** The Gum Center (GUM-17): everything about the GUM of the wallet that is signed in. */
function GumCenterWindow() {
  const { services, desktop } = useApp();
  const { wallet, username } = useStore(services.session);
  const balance = useStore(services.gum.balance);
  const [page, setPage] = useState<Page>('today');
  if (wallet === null) {
    return (
      <>
        <div className={styles.gumCenterGuest}>
          <Icon name="gum" />
          <p>{TEXTS.connect}</p>
          <Button default onClick={() => desktop.openFor('sign-in')}>
            {TEXTS.signIn}
          </Button>
        </div>
        <StatusBar panels={[TEXTS.notSignedIn]} />
      </>
    );
  }
  return (
    <>
      <div className={styles.gumCenter} key={wallet}>
        <Tabs label={TEXTS.title} pages={PAGES} current={page} onChoose={setPage}>
          {page === 'today' && <TodayPage />}
          {page === 'attendance' && <AttendancePage />}
          {page === 'ledger' && <LedgerPage />}
          {page === 'charts' && <ChartsPage />}
        </Tabs>
      </div>
      <StatusBar
        panels={[username ?? TEXTS.title, shortAddress(wallet), `${balance?.balance ?? '...'} GUM`]}
      />
    </>
  );
}

export default mountReact(GumCenterWindow);
