import { useEffect } from 'react';
import { useApp } from '../../overlays/appContext.ts';
import { Button } from '../../overlays/controls/Button.tsx';
import { Icon } from '../../overlays/controls/Icon.tsx';
import { CliqueProfile } from './CliqueProfile.tsx';
import { profileIdOf } from './pages.ts';
import { PROFILES } from './profiles/index.ts';
import { TEXTS } from './texts.ts';
import './page.css';

/** The page that a window was opened with. */
export function ProfileWindow() {
  const { params = '', setTitle } = useApp();
  const id = profileIdOf(params);
  const title = id === null ? null : TEXTS.title(PROFILES[id].label);
  useEffect(() => setTitle(title), [title, setTitle]);
  return id === null ? <NotFound /> : <CliqueProfile profile={PROFILES[id]} />;
}

/** There is no such page. */
export function NotFound() {
  const { desktop } = useApp();
  return (
    <div className="mp-notice" role="alert">
      <Icon name="myplace" />
      <h2>{TEXTS.unknown}</h2>
      <p>{TEXTS.unknownNote}</p>
      <Button default onClick={() => desktop.openFor('myplace')}>
        {TEXTS.back}
      </Button>
    </div>
  );
}
