import { useRef, useState } from 'react';
import { useMachine } from '@xstate/react';
import { everythingOf } from '@shared/domain/collection/tokenQuery.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { browseActors } from '../../../overlays/collection/browseActors.ts';
import { browseMachine, tokenAt } from '../../../overlays/collection/browseMachine.ts';
import { BROWSE_TEXTS as BROWSE } from '../../../overlays/collection/browseTexts.ts';
import { Portrait, PortraitWall } from '../../../overlays/collection/Portrait.tsx';
import { SearchField } from '../../../overlays/collection/SearchField.tsx';
import { tokenName } from '../../../overlays/collection/tokenTexts.ts';
import { useDensity } from '../../../overlays/collection/useDensity.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import { lineMetrics } from '../../../overlays/list/gridMetrics.ts';
import { ItemList } from '../../../overlays/list/ItemList.tsx';
import type { Offered } from './takePicture.ts';
import { MEME_TEXTS as TEXTS } from './texts.ts';
import styles from './meme.module.css';

interface TokenSourceProps {
  readonly whose: 'wallet' | 'everybody';
  readonly onTake: (offered: Offered) => void;
}

const LINE = { leastWidth: 130, height: 40, picture: 32 };

/** The tokens of the wallet or of everybody, found by the same search as everywhere. */
export function TokenSource({ whose, onTake }: TokenSourceProps) {
  const { services } = useApp();
  const root = useRef<HTMLDivElement>(null);
  const density = useDensity(root);
  const [machine] = useState(() => browseMachine.provide({ actors: browseActors(services, whose) }));
  const [snapshot, send] = useMachine(machine, { input: { query: everythingOf('Flunks') } });
  const { context } = snapshot;
  const { fresh, failure, typed } = context;
  const total = context.total ?? 0;
  const isAway = snapshot.hasTag('outage');
  const isRefused = snapshot.matches({ open: 'refused' });
  if (snapshot.matches('locked')) return <p>{TEXTS.tokensLocked}</p>;
  return (
    <div className={styles.memeTokens} ref={root} aria-busy={!fresh}>
      <SearchField typed={typed} onSearch={(text) => send({ type: 'user.search', text })} />
      {isAway && <p role="status">{BROWSE.away}</p>}
      {isRefused && (
        <>
          <p role="alert">{failure?.message}</p>
          <Button onClick={() => send({ type: 'user.retry' })}>{TEXTS.tryAgain}</Button>
        </>
      )}
      {total === 0 && !fresh && !isAway && !isRefused && <ProgressBar label={BROWSE.reading} />}
      {total === 0 && fresh && <p>{TEXTS.tokensNone}</p>}
      {total > 0 && (
        <PortraitWall density={density}>
          <ItemList
            label={TEXTS.tokens(total)}
            count={total}
            metricsOf={(space) => lineMetrics(LINE, space)}
            itemAt={(index) => tokenAt(context, index)}
            onSee={(span) => send({ type: 'user.see', ...span })}
            render={({ item: token, tabStop }) =>
              token && (
                <button
                  type="button"
                  className={styles.memeToken}
                  tabIndex={tabStop ? 0 : -1}
                  onClick={() => onTake({ url: token.image, name: tokenName(token) })}
                >
                  <Portrait token={token} size={LINE.picture} alt="" />
                  <span>{tokenName(token)}</span>
                </button>
              )
            }
          />
        </PortraitWall>
      )}
    </div>
  );
}
