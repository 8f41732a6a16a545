import { useState } from 'react';
import { bundle } from '@bundles/prizes.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { Sprite, type Atlas } from '../../../overlays/controls/Sprite.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { useCounter, type ShownPrize } from './counter.ts';
import { PrizeDetail } from './PrizeDetail.tsx';
import { COUNTER_TEXTS as TEXTS } from './texts.ts';
import styles from './counter.module.css';

const ATLAS: Atlas = bundle.atlas;

/** The prize counter of the arcade (PRIZE-1): shelves of prizes, and the one on the counter that is looked at. */
function CounterWindow() {
  const { params, services } = useApp();
  const balance = useStore(services.gum.balance)?.balance ?? null;
  const counter = useCounter();
  const { prizes, failure, again, wallet } = counter;
  const [chosen, setChosen] = useState<string | null>(params ?? null);
  const prize = prizes?.find(({ id }) => id === chosen) ?? null;
  return (
    <>
      <div className={styles.counter}>
        <div className={styles.counterAwning} aria-hidden="true">
          <span>{TEXTS.sign}</span>
        </div>
        <div className={styles.counterShop}>
          {prizes === null || prizes.length === 0 ? (
            <div className={styles.counterState}>
              <Icon name="market" />
              {prizes !== null ? (
                <p>{TEXTS.empty}</p>
              ) : failure === null ? (
                <p role="status">{TEXTS.loading}</p>
              ) : (
                <>
                  <p role="alert">{TEXTS.failed}</p>
                  <Button onClick={again}>{TEXTS.tryAgain}</Button>
                </>
              )}
            </div>
          ) : (
            <ul className={styles.counterShelves} aria-label={TEXTS.shelves}>
              {prizes.map((one) => (
                <li key={one.id}>
                  <ShelfItem prize={one} isChosen={one.id === chosen} onChoose={() => setChosen(one.id)} />
                </li>
              ))}
            </ul>
          )}
          <PrizeDetail prize={prize} atlas={ATLAS} balance={balance} counter={counter} />
        </div>
      </div>
      <StatusBar
        panels={[
          wallet === null ? TEXTS.guest : TEXTS.balance(balance),
          prizes === null ? '' : TEXTS.owned(prizes.filter(({ isOwned }) => isOwned).length, prizes.length),
        ]}
      />
    </>
  );
}

interface ShelfItemProps {
  readonly prize: ShownPrize;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A prize on its shelf, with its tag on the edge below it. */
function ShelfItem({ prize, isChosen, onChoose }: ShelfItemProps) {
  const state = prize.isOn ? TEXTS.worn : prize.isOwned ? TEXTS.yours : null;
  const frame = ATLAS.frames[prize.id];
  return (
    <button
      type="button"
      className={styles.counterItem}
      aria-label={TEXTS.spoken(prize, state)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className={styles.counterPicture}>{frame && <Sprite atlas={ATLAS} frame={frame} />}</span>
      <span className={styles.counterEdge}>
        <span
          className={styles.counterTag}
          data-state={prize.isOn ? 'on' : prize.isOwned ? 'owned' : undefined}
        >
          <span>{state ?? TEXTS.tag(prize.price)}</span>
        </span>
      </span>
    </button>
  );
}

export default mountReact(CounterWindow);
