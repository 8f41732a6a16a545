import { useEffect } from 'react';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../overlays/appContext.ts';
import { SceneRoom } from '../../../overlays/controls/SceneRoom.tsx';
import { Tabs, type TabPage } from '../../../overlays/controls/Tabs.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { BoothPage } from './BoothPage.tsx';
import { CardsPage } from './CardsPage.tsx';
import { ZOLTAR_TEXTS as TEXTS } from './texts.ts';
import { zoltarOf, type Page } from './zoltar.ts';
import styles from './zoltar.module.css';

const PAGES: readonly TabPage<Page>[] = [
  { id: 'booth', title: TEXTS.pages.booth },
  { id: 'cards', title: TEXTS.pages.cards },
];

/** Zoltar's window: the scene draws the booth, and beside it is what there is to do. */
function ZoltarWindow() {
  const app = useApp();
  const { desktop, sound } = app;
  const { zoltar, page, room } = zoltarOf(app);
  const current = useStore(page);
  const busy = useSelector(zoltar, (now) => now.hasTag('busy'));

  useEffect(() => {
    const watch = zoltar.on('refused', ({ message }) => {
      sound('error');
      void desktop.ask({ title: TEXTS.title, message, icon: 'warning', picture: 'zoltar', atFoot: true });
    });
    return () => watch.unsubscribe();
  }, [zoltar, desktop, sound]);
  // A play can begin in the picture: its card is shown in the booth.
  useEffect(() => {
    if (busy) page.set('booth');
  }, [busy, page]);

  return (
    <div className={styles.zoltar}>
      <SceneRoom room={room} className={styles.zoltarBooth} />
      <div className={styles.zoltarPage}>
        <Tabs label={TEXTS.title} pages={PAGES} current={current} onChoose={page.set}>
          {current === 'booth' ? <BoothPage /> : <CardsPage />}
        </Tabs>
      </div>
    </div>
  );
}

export default mountReact(ZoltarWindow);
