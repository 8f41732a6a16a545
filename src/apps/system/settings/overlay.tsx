import { useState } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { Tabs } from '../../../overlays/controls/Tabs.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { DesktopPage } from './DesktopPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { SystemPage } from './SystemPage.tsx';
import { SETTINGS_TEXTS as TEXTS } from './texts.ts';
import { UserPage } from './UserPage.tsx';
// Before the sheet that fits it to small windows.
import styles from './settings.module.css';

const PAGES = [
  { id: 'desktop', title: TEXTS.pages.desktop },
  { id: 'system', title: TEXTS.pages.system },
  { id: 'user', title: TEXTS.pages.user },
  { id: 'privacy', title: TEXTS.pages.privacy },
] as const;

/** Settings. Each choice takes hold at once (SETTINGS-1): there is no OK and nothing to lose. */
function SettingsWindow() {
  const { services } = useApp();
  const settings = useStore(services.settings);
  const [page, setPage] = useState<(typeof PAGES)[number]['id']>('desktop');
  return (
    <div className={styles.settings}>
      <Tabs label={TEXTS.title} pages={PAGES} current={page} onChoose={setPage}>
        {page === 'desktop' && <DesktopPage settings={settings} onChange={services.settings.change} />}
        {page === 'system' && <SystemPage settings={settings} onChange={services.settings.change} />}
        {page === 'privacy' && <PrivacyPage />}
        {page === 'user' && <UserPage settings={settings} onChange={services.settings.change} />}
      </Tabs>
    </div>
  );
}

export default mountReact(SettingsWindow);
