import type { ReactNode } from 'react';
import { useApp } from '../../overlays/appContext.ts';
import { Button } from '../../overlays/controls/Button.tsx';
import { Icon } from '../../overlays/controls/Icon.tsx';
import { ProgressBar } from '../../overlays/controls/panels.tsx';
import { useStore } from '../../overlays/useStore.ts';
import { TEXTS as WAY_TEXTS } from '../../town/play/texts.ts';
import { entryTo } from '../../services/town/town.ts';
import { placeOf } from './placeOf.ts';
import { accessDenied, LOCATION_TEXTS as TEXTS } from './texts.ts';
import { tourOf } from './tour.ts';

/** Why the person is not in the place; nothing once they are. */
export function EntryNotice() {
  const app = useApp();
  const { services, desktop, params, mode, close } = app;
  const isComing = useStore(tourOf(app).isComing);
  const place = placeOf(params, useStore(mode));
  const state = useStore(services.town);
  if (place === null) {
    return (
      <Notice title={TEXTS.noPlace}>
        <Button default onClick={close}>
          {TEXTS.close}
        </Button>
      </Notice>
    );
  }
  const entry = entryTo(place, state);
  switch (entry.status) {
    case 'entered':
      return isComing ? <Waiting>{WAY_TEXTS.onTheWay}</Waiting> : null;
    case 'checking':
      return <Waiting>{TEXTS.checking}</Waiting>;
    case 'unknown':
      return (
        <Notice title={TEXTS.unknown}>
          <Button default onClick={() => void services.town.refresh()}>
            {TEXTS.tryAgain}
          </Button>
          <Button onClick={close}>{TEXTS.close}</Button>
        </Notice>
      );
    case 'refused': {
      const [title, message] = accessDenied(place, entry);
      return (
        <Notice title={title} message={message}>
          {entry.refusal === 'NO_WALLET' && (
            <Button default onClick={() => desktop.openFor('sign-in')}>
              {TEXTS.connect}
            </Button>
          )}
          <Button default={entry.refusal !== 'NO_WALLET'} onClick={close}>
            {TEXTS.close}
          </Button>
        </Notice>
      );
    }
  }
}

/** Says what is waited for; not at once, for most of it comes sooner. */
function Waiting({ children }: { readonly children: string }) {
  return (
    <div className="location-notice location-waiting" role="status">
      <p>{children}</p>
      <ProgressBar label={children} />
    </div>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly message?: string;
  readonly children: ReactNode;
}

function Notice({ title, message, children }: NoticeProps) {
  return (
    <div className="location-notice w95-solid" role="alert">
      <Icon name="dialog-error" size={32} />
      <div>
        <strong>{title}</strong>
        {message !== undefined && <p>{message}</p>}
        <div className="location-notice-buttons">{children}</div>
      </div>
    </div>
  );
}
