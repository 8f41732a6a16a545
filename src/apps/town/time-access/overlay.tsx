import { useState } from 'react';
import { localMinute } from '@shared/domain/system/timeWindows.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { Tabs, type TabPage } from '../../../overlays/controls/Tabs.tsx';
import { useMinute } from '../../../overlays/useMinute.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { Explanation } from './Explanation.tsx';
import { Places } from './Places.tsx';
import { TIME_ACCESS_TEXTS as TEXTS } from './texts.ts';

type Page = 'places' | 'explained';
const PAGES: readonly TabPage<Page>[] = [
  { id: 'places', title: TEXTS.places },
  { id: 'explained', title: TEXTS.explained },
];

/** Time-Based Location Access: six doors that open by Arcadia's clock, and an explanation of their rules (DOOR-3). */
function TimeAccess() {
  const { services } = useApp();
  const { timezone } = useStore(services.time.config);
  const now = useMinute();
  const [page, setPage] = useState<Page>('places');
  const local = localMinute(timezone, now);
  const time = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <>
      <Tabs label={TEXTS.places} pages={PAGES} current={page} onChoose={setPage}>
        {page === 'places' ? <Places now={local} /> : <Explanation now={local} />}
      </Tabs>
      <StatusBar panels={[`${TEXTS.now}: ${time.format(now)}`]} />
    </>
  );
}

export default mountReact(TimeAccess);
