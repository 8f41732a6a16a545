import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { NotRead } from '../../../overlays/controls/WindowState.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { dialIn } from '../../../screens/dialIn.ts';
import { FundPage } from './FundPage.tsx';
import { TEXTS } from './texts.ts';

/** With about twenty steps the overlay is there for two seconds (FUND-5). */
const INTRO = { banner: TEXTS.banner, name: 'delorean-fund-dialed', stepSeconds: 0.09 };

/** The window of the fund: the overlay, then the page of the chain that the server is on. */
function FundWindow() {
  const app = useApp();
  const { api } = app.services;
  const [hasArrived, setHasArrived] = useState(false);
  const arrive = useEffectEvent(() => {
    dialIn(app, INTRO)
      .then(() => setHasArrived(true))
      .catch(app.fail);
  });
  useEffect(() => arrive(), []);
  const { value, failure, again } = useLoaded((signal) => api.call('GET /api/chain', {}, { signal }), []);
  if (value !== null) return <FundPage chain={value.chain} fund={value.fund} hasArrived={hasArrived} />;
  const texts = { loading: TEXTS.loading, failed: failure?.message ?? '', tryAgain: TEXTS.tryAgain };
  return <NotRead icon="delorean-fund" {...{ failure, texts, again }} />;
}

export default mountReact(FundWindow);
