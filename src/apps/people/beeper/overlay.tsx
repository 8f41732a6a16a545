import { useState } from 'react';
import { isWanted, NEWS_KIND_NAMES, NEWS_KINDS, wanting } from '@shared/domain/people/news.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { Tabs } from '../../../overlays/controls/Tabs.tsx';
import { WithoutWallet } from '../../../overlays/controls/WindowState.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { NewsList } from './NewsList.tsx';
import { TEXTS } from './texts.ts';
import styles from './beeper.module.css';

const PAGES = [
  { id: 'news', title: TEXTS.news },
  { id: 'kinds', title: TEXTS.kinds },
] as const;

/** What happened to the person, and which of it they want to hear (NEWS-1, NEWS-7). */
function Beeper() {
  const { openedFor, services } = useApp();
  const { status, wallet, username } = useStore(services.session);
  const opened = useStore(openedFor);
  const [chosen, setChosen] = useState<{ readonly page: 'news' | 'kinds'; readonly opened: typeof opened }>({
    page: 'news',
    opened,
  });
  // Pressed in the tray, it shows the news, whatever page was open.
  const page = chosen.opened === opened ? chosen.page : 'news';

  if (wallet === null && status !== 'restoring') return <WithoutWallet icon="beeper" texts={TEXTS} />;
  return (
    <div className={styles.beeper}>
      <Tabs label={TEXTS.pages} pages={PAGES} current={page} onChoose={(page) => setChosen({ page, opened })}>
        {page === 'kinds' ? <Kinds /> : wallet !== null && <NewsList wallet={wallet} username={username} />}
      </Tabs>
    </div>
  );
}

/** The kinds of news, each with a box that switches it on and off (NEWS-7, NEWS-11). */
function Kinds() {
  const { settings } = useApp().services;
  const choices = useStore(settings);
  return (
    <div className={styles.beeperKinds}>
      <p>{TEXTS.kindsIntro}</p>
      {NEWS_KIND_NAMES.map((kind) => (
        <Checkbox
          key={kind}
          checked={isWanted(kind, choices)}
          onCheck={(isOn) => settings.change(wanting(kind, isOn, choices))}
        >
          {NEWS_KINDS[kind].label}
        </Checkbox>
      ))}
      <p>{TEXTS.kindsNote}</p>
    </div>
  );
}

export default mountReact(Beeper);
