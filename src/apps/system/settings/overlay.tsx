import { useState } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { Tabs } from '../../../overlays/controls/Tabs.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { DesktopPage } from './DesktopPage.tsx';
import { PAGES, type PageId } from './contents.ts';
import { NewsPage } from './NewsPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { SystemPage } from './SystemPage.tsx';
import { SETTINGS_TEXTS as TEXTS } from './texts.ts';
import { UserPage } from './UserPage.tsx';
// Before the sheet that fits it to small windows.
import styles from './settings.module.css';

/** Settings. Each choice takes hold at once (SETTINGS-1): there is no OK and nothing to lose. */
function SettingsWindow() {
  const { params, services } = useApp();
  const settings = useStore(services.settings);
  const [page, setPage] = useState<PageId>(() => PAGES.find(({ id }) => id === params)?.id ?? 'desktop');
  return (
    <div className={styles.settings}>
      <Tabs label={TEXTS.title} pages={PAGES} current={page} onChoose={setPage}>
        {page === 'desktop' && <DesktopPage settings={settings} onChange={services.settings.change} />}
        {page === 'system' && <SystemPage settings={settings} onChange={services.settings.change} />}
        {page === 'news' && <NewsPage settings={settings} onChange={services.settings.change} />}
        {page === 'privacy' && <PrivacyPage />}
        {page === 'user' && <UserPage settings={settings} onChange={services.settings.change} />}
      </Tabs>
    </div>
  );
}

export default mountReact(SettingsWindow);
