import { useEffect, useState } from 'react';
import { bundle as jukebox } from '@bundles/jukebox-music.ts';
import { tooLittleGum } from '@shared/domain/school/prizes.ts';
import { PRIZE_THEMES } from '../../../appearance/themes.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Sprite, type Atlas } from '../../../overlays/controls/Sprite.tsx';
import { PRIZE_SCREENS } from '../../../screens/catalogue.ts';
import { cssColor as css, type Theme } from '../../../kernel/theme.ts';
import type { ShownPrize, useCounter } from './counter.ts';
import { COUNTER_TEXTS as TEXTS } from './texts.ts';
import styles from './counter.module.css';

/** A window on a desktop in the colors of a theme. */
function ThemeSample({ theme }: { readonly theme: Theme }) {
  const edges = {
    boxShadow: `inset 1px 1px ${css(theme.highlight)}, inset -1px -1px ${css(theme.shadow)}`,
  };
  const face = { background: css(theme.face), color: css(theme.text), ...edges };
  return (
    <div className={styles.counterSample} style={{ background: css(theme.desktop) }} aria-hidden="true">
      <div style={face}>
        <p style={{ background: css(theme.titleActive), color: css(theme.titleActiveText) }}>
          {TEXTS.sample}
        </p>
        <p style={{ background: css(theme.window), color: css(theme.windowText) }}>{TEXTS.sampleText}</p>
        <p style={{ background: css(theme.selection), color: css(theme.selectionText) }}>
          {TEXTS.sampleChosen}
        </p>
      </div>
    </div>
  );
}

/** As long as Settings previews one (SETTINGS-4). */
const PREVIEW_MS = 4_000;

interface PrizeDetailProps {
  readonly prize: ShownPrize | null;
  readonly atlas: Atlas;
  readonly balance: number | null;
  readonly counter: ReturnType<typeof useCounter>;
}

/** What lies on the counter: the chosen prize from close by, and what can be done with it. */
export function PrizeDetail({ prize, atlas, balance, counter }: PrizeDetailProps) {
  if (prize === null) {
    return (
      <div className={styles.counterDetail}>
        <div className={styles.counterGlass} />
        <p>{counter.wallet === null ? TEXTS.lookOnly : TEXTS.choose}</p>
        {counter.wallet === null && <SignIn />}
      </div>
    );
  }
  const frame = atlas.frames[prize.id];
  return (
    <div className={styles.counterDetail} role="group" aria-label={prize.name}>
      <div className={styles.counterGlass}>{frame && <Sprite atlas={atlas} frame={frame} scale={2} />}</div>
      <div className={styles.counterWords}>
        <h2>{prize.name}</h2>
        <p className={styles.counterKind}>
          {TEXTS.kinds[prize.kind]}
          {!prize.isOwned && <b>{TEXTS.price(prize.price)}</b>}
        </p>
        <p>{prize.description}</p>
        <Trial key={prize.id} prize={prize} />
        <Purchase prize={prize} balance={balance} counter={counter} />
      </div>
    </div>
  );
}

function SignIn() {
  const { desktop } = useApp();
  return (
    <Button default onClick={() => desktop.openFor('sign-in')}>
      {TEXTS.signIn}
    </Button>
  );
}

/** Buy, or put on and back. */
function Purchase({
  prize,
  balance,
  counter,
}: Omit<PrizeDetailProps, 'prize' | 'atlas'> & { readonly prize: ShownPrize }) {
  const { buying, buy, wear, wallet } = counter;
  if (wallet === null) {
    return (
      <>
        <p className={styles.counterNote}>{TEXTS.lookOnly}</p>
        <SignIn />
      </>
    );
  }
  if (prize.isOwned) {
    return (
      <>
        <p className={styles.counterNote} role="status">
          {prize.isOn ? TEXTS.wornNow[prize.kind] : ''}
        </p>
        <Button default={!prize.isOn} onClick={() => wear(prize, !prize.isOn)}>
          {prize.isOn ? TEXTS.takeOff : TEXTS.putOn}
        </Button>
      </>
    );
  }
  const problem = balance === null ? null : tooLittleGum(prize.price, balance);
  return (
    <>
      {problem !== null && <p className={styles.counterNote}>{problem}</p>}
      <Button
        default
        disabled={balance === null || problem !== null || buying !== null}
        onClick={() => void buy(prize, balance ?? 0)}
      >
        {buying === prize.id ? TEXTS.buying : TEXTS.buy}
      </Button>
    </>
  );
}

/** What the prize is like, before it is bought. */
function Trial({ prize }: { readonly prize: ShownPrize }) {
  const { desktop } = useApp();
  if (prize.kind === 'theme') {
    const theme = PRIZE_THEMES.find(({ id }) => id === prize.id);
    return theme === undefined ? null : <ThemeSample theme={theme} />;
  }
  if (prize.kind === 'boot-picture') {
    const entry = PRIZE_SCREENS.find(({ id }) => id === prize.id);
    if (entry === undefined) return null;
    return (
      <Button
        onClick={() =>
          void desktop.present({ screen: entry.load }, { label: entry.title, lastsMs: PREVIEW_MS })
        }
      >
        {TEXTS.preview}
      </Button>
    );
  }
  return prize.kind === 'tune' ? <Listening /> : null;
}

/** Plays the record while the window is seen, until it is stopped. */
function Listening() {
  const { services, visible } = useApp();
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const playing = services.audio.music.play(jukebox.tracks['last-quarter'], { visible: visible.get() });
    const unwatch = visible.subscribe(() => playing.setVisible(visible.get()));
    return () => {
      unwatch();
      playing.stop();
    };
  }, [isOn, services, visible]);
  return (
    <Button aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      {isOn ? TEXTS.stop : TEXTS.listen}
    </Button>
  );
}
