import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../../overlays/appContext.ts';
import { dialIn } from './intro.ts';
import { ProfileWindow } from './ProfileWindow.tsx';
import { Selector } from './Selector.tsx';

/** The selector; or the page that the window was opened with. */
export function MyPlace() {
  const app = useApp();
  const begin = useEffectEvent(() => void dialIn(app).catch(app.fail));
  useEffect(() => begin(), []);
  return app.params === undefined ? <Selector /> : <ProfileWindow page={app.params} />;
}
