import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useSelector } from '@xstate/react';
import { bundle as music } from '@bundles/pocket-juniors-music.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { errorDialog } from '../../../overlays/dialogTexts.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { useTune } from '../../../overlays/useTune.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { CardMaker } from './pages/CardMaker.tsx';
import { Catalogue } from './pages/Catalogue.tsx';
import { Classes } from './pages/Classes.tsx';
import { DuelPage } from './pages/DuelPage.tsx';
import { Equip } from './pages/Equip.tsx';
import { Hero } from './pages/Hero.tsx';
import { SavedCard } from './pages/SavedCard.tsx';
import { TeamPage } from './pages/TeamPage.tsx';
import { JUNIORS_TEXTS as TEXTS } from './texts.ts';
import { useAskedJunior } from './pages/useAskedJunior.ts';
import { useShared } from './pages/useShared.ts';
import type { SharedJuniors } from './machine/juniors.ts';
import type { Gap, Shot } from './stage/gaps.ts';
import styles from './styles/juniors.module.css';

/** The attribute of an element that leaves room for the stage: how the stage is looked at there. */
const SHOT = 'data-shot';

/** Tells the stage where the pages leave room for it, as they are scrolled and laid out. */
function useGaps(scroller: RefObject<HTMLElement | null>, { gaps, scrolled }: SharedJuniors): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const measure = (): void => {
      const body = element.getBoundingClientRect();
      if (body.width === 0 || body.height === 0) return;
      const shares = [...element.querySelectorAll(`[${SHOT}]`)].map((gap): Gap => {
        const { left, top, width, height } = gap.getBoundingClientRect();
        return {
          // The attribute is set by StageGap alone.
          shot: gap.getAttribute(SHOT) as Shot,
          rect: {
            x: (left - body.left) / body.width,
            y: (top - body.top) / body.height,
            width: width / body.width,
            height: height / body.height,
          },
        };
      });
      gaps.set(shares);
      scrolled.set(element.scrollTop / Math.max(1, element.scrollHeight - element.clientHeight));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    for (const page of element.children) watch.observe(page);
    return () => {
      element.removeEventListener('scroll', measure);
      watch.disconnect();
    };
  }, [scroller, gaps, scrolled]);
}

/** The catalogue: one long page, through which the stage beneath it shows (JUNIORS-1). */
function JuniorsWindow() {
  const { reducedMotion, desktop } = useApp();
  const shared = useShared();
  const { juniors } = shared;
  const scroller = useRef<HTMLDivElement>(null);
  const isLoading = useSelector(juniors, (now) => now.matches({ stage: 'loading' }));
  const isStill = useSelector(juniors, (now) => now.matches({ stage: 'still' }));
  const card = useSelector(juniors, ({ context }) => context.card);
  const moves = !useStore(reducedMotion);
  useGaps(scroller, shared);
  useTune(music.tracks['pocket-juniors']);
  useAskedJunior();
  const tell = useEffectEvent(() => void desktop.ask(errorDialog(TEXTS.maker.heading, TEXTS.maker.failed)));
  useEffect(() => {
    const watch = juniors.on('undrawn', () => tell());
    return () => watch.unsubscribe();
  }, [juniors]);

  return (
    <div className={styles.jnr} data-moves={moves || undefined} data-loading={isLoading || undefined}>
      <div
        className={styles.jnrScroll}
        ref={scroller}
        role="region"
        aria-label={TEXTS.page}
        tabIndex={0}
        inert={isLoading || card !== null}
      >
        <div className={styles.jnrPages}>
          {isStill && (
            <div className={styles.jnrNote} role="status">
              <p>{TEXTS.still}</p>
              <button
                type="button"
                className={styles.jnrButton}
                onClick={() => juniors.send({ type: 'user.retry' })}
              >
                {TEXTS.retry}
              </button>
            </div>
          )}
          <Hero />
          <Catalogue />
          <Classes />
          <Equip />
          <TeamPage />
          <DuelPage />
          <CardMaker />
        </div>
      </div>
      <Loading isLoading={isLoading} moves={moves} />
      {card !== null && <SavedCard card={card} />}
    </div>
  );
}

/** What lies over the page while the models are on their way; it fades away. */
function Loading({ isLoading, moves }: { readonly isLoading: boolean; readonly moves: boolean }) {
  const { juniors } = useShared();
  const [isFading, setFading] = useState(false);
  if (isLoading && !isFading && moves) setFading(true);
  const progress = useSelector(juniors, ({ context }) => context.progress);
  const percent = Math.floor(progress * 100);
  if (!isLoading && !(moves && isFading)) return null;
  return (
    <div className={styles.jnrLoading} aria-hidden={!isLoading} onTransitionEnd={() => setFading(false)}>
      <p className={styles.jnrHeading}>{TEXTS.title}</p>
      <div
        className={styles.jnrBar}
        role="progressbar"
        aria-label={TEXTS.loading}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <p>
        {TEXTS.loading} {TEXTS.percent(percent)}
      </p>
    </div>
  );
}

export default mountReact(JuniorsWindow);
