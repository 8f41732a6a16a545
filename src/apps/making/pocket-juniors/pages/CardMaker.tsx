import { useRef, useEffect, useState, type RefObject } from 'react';
import { useSelector } from '@xstate/react';
import { classOf } from '@shared/domain/making/juniors/team.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import { canPublish } from '../../../../overlays/works/publishWork.ts';
import { printedName } from '../team/team.ts';
import { JUNIORS_TEXTS } from '../texts.ts';
import { useCardPreview } from '../card/useCardPreview.ts';
import { useShared, useTeam } from './useShared.ts';
import { useTilt } from '../card/useTilt.ts';
import { useTurning } from './useTurning.ts';
import cardStyles from '../styles/card.module.css';
import juniorsStyles from '../styles/juniors.module.css';

const TEXTS = JUNIORS_TEXTS.maker;
/** How far a drag of so many pixels turns the card to its end. */
const FULL_PX = 140;

/** The Junior on its card, which is turned in the hand, saved and published (JUNIORS-6). */
export function CardMaker() {
  const { reducedMotion } = useApp();
  const { junior, active } = useTeam();
  const page = useRef<HTMLElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(page);
  const url = useCardPreview(junior, active, isSeen);
  const isCalm = useStore(reducedMotion);
  const tilt = useRef({ x: 0, y: 0 });

  const hold = (x: number, y: number): void => {
    const within = (value: number): number => Math.max(-1, Math.min(1, value));
    tilt.current = { x: within(x), y: within(y) };
    card.current?.style.setProperty('--tilt-x', String(tilt.current.x));
    card.current?.style.setProperty('--tilt-y', String(tilt.current.y));
  };
  const turning = useTurning((x, y) => hold(tilt.current.x + x / FULL_PX, tilt.current.y + y / FULL_PX));
  useTilt(isSeen && !isCalm, hold);

  return (
    <section
      className={`${juniorsStyles.jnrPage} ${juniorsStyles.jnrSplit}`}
      aria-labelledby="jnr-maker"
      ref={page}
    >
      <div className={cardStyles.jnrHand}>
        <div
          {...turning}
          ref={card}
          className={juniorsStyles.jnrTurning}
          role="img"
          tabIndex={0}
          aria-label={TEXTS.alt(printedName(junior, active), classOf(junior.outfit).set)}
          title={JUNIORS_TEXTS.turnHint}
        >
          {url === null ? <p>{TEXTS.drawing}</p> : <img src={url} alt="" draggable={false} />}
          {url !== null && (
            <>
              <span className={cardStyles.jnrFoil} />
              <span className={cardStyles.jnrGlare} />
            </>
          )}
        </div>
      </div>
      <div className={juniorsStyles.jnrPanel}>
        <h2 className={juniorsStyles.jnrHeading} id="jnr-maker">
          {TEXTS.heading}
        </h2>
        <p className={juniorsStyles.jnrLead}>{TEXTS.lead}</p>
        <MakerButtons />
      </div>
    </section>
  );
}

function MakerButtons() {
  const app = useApp();
  const { juniors } = useShared();
  const isSaving = useSelector(juniors, (now) => now.matches({ card: 'saving' }));
  const isPublishing = useSelector(juniors, (now) => now.matches({ card: 'publishing' }));
  return (
    <div className={juniorsStyles.jnrRow}>
      <button
        type="button"
        className={juniorsStyles.jnrButton}
        onClick={() => {
          app.sound('shuffle');
          juniors.send({ type: 'user.randomize' });
        }}
      >
        {TEXTS.randomize}
      </button>
      <button
        type="button"
        className={juniorsStyles.jnrButton}
        data-loud
        aria-busy={isSaving}
        disabled={isSaving || isPublishing}
        onClick={() => juniors.send({ type: 'user.save' })}
      >
        {isSaving ? TEXTS.saving : TEXTS.save}
      </button>
      {canPublish(app) && (
        <button
          type="button"
          className={juniorsStyles.jnrButton}
          aria-busy={isPublishing}
          disabled={isSaving || isPublishing}
          onClick={() => juniors.send({ type: 'user.publish' })}
        >
          {TEXTS.publish}
        </button>
      )}
    </div>
  );
}

/** Whether an element is in sight, or nearly. */
function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '120px',
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isSeen;
}
