import { useEffect, useId, useRef, useState } from 'react';
import { useSelector } from '@xstate/react';
import { duelCode, duelFrom, type DuelLog } from '@shared/domain/making/juniors/duel.ts';
import { randomTeam } from '@shared/domain/making/juniors/team.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { SEND_TO_ROOM, sendToRoom } from '../../../../overlays/attached.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { CopyButton } from '../../../../overlays/controls/CopyButton.tsx';
import { SPEEDS } from '../duel/duelMachine.ts';
import { momentOf } from '../duel/duelMoment.ts';
import { newDuelSeed } from '../duel/duelSeed.ts';
import { duelLine, seatName, teamName } from '../duel/duelTexts.ts';
import { JUNIORS_TEXTS } from '../texts.ts';
import { useShared, useTeam } from './useShared.ts';
import { StageGap } from './StageGap.tsx';
import juniorsStyles from '../styles/juniors.module.css';
import pagesStyles from '../styles/pages.module.css';

const TEXTS = JUNIORS_TEXTS.duel;

/** A duel between the person's team and another, which follows from teams and seed (JUNIORS-7). */
export function DuelPage() {
  const { duel } = useShared();
  const { team } = useTeam();
  const { random, params } = useApp();
  const [asked, setAsked] = useState(() => (params === undefined ? null : duelFrom(params)));
  const [seed, setSeed] = useState(() => newDuelSeed(random));
  const now = useSelector(duel, (snapshot) => snapshot);
  const { context } = now;
  const isIdle = now.matches('idle');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (params !== undefined && duelFrom(params) !== null) section.current?.scrollIntoView();
  }, [params]);
  const rival = (): void => {
    setAsked(null);
    setSeed(newDuelSeed(random));
  };

  useEffect(() => {
    if (!isIdle) return;
    if (asked !== null) {
      duel.send({ type: 'user.propose', duel: asked });
      return;
    }
    const ours = team.map(({ outfit }) => outfit);
    const theirs = randomTeam(seededRandom(`pocket-juniors/rivals/${seed}`), ours.length);
    duel.send({ type: 'user.propose', duel: { teams: [ours, theirs], seed } });
  }, [duel, isIdle, team, seed, asked]);

  return (
    <section
      ref={section}
      className={`${juniorsStyles.jnrPage} ${juniorsStyles.jnrStacked}`}
      aria-labelledby="jnr-duel"
    >
      <h2 className={juniorsStyles.jnrHeading} id="jnr-duel">
        {TEXTS.heading}
      </h2>
      <p className={juniorsStyles.jnrLead}>{TEXTS.lead}</p>
      <div className={juniorsStyles.jnrShow} data-wide>
        <StageGap
          shot="duel"
          label={JUNIORS_TEXTS.turn(TEXTS.heading)}
          outfits={context.duel?.teams.flat() ?? []}
        />
      </div>
      <div className={juniorsStyles.jnrPanel}>
        <div className={juniorsStyles.jnrRow}>
          <DuelButtons onRival={rival} />
          <span className={pagesStyles.jnrSpeeds} role="group" aria-label={TEXTS.speed}>
            {SPEEDS.map((speed) => (
              <button
                key={speed}
                type="button"
                aria-pressed={speed === context.speed}
                onClick={() => duel.send({ type: 'user.speed', speed })}
              >
                {TEXTS.times(speed)}
              </button>
            ))}
          </span>
        </div>
        {context.log !== null && <DuelBoard log={context.log} shown={context.shown} />}
        <Codes code={context.duel === null ? '' : duelCode(context.duel)} />
      </div>
    </section>
  );
}

/** What can be done with the duel now. `onRival` chooses another team to play against. */
function DuelButtons({ onRival }: { readonly onRival: () => void }) {
  const { duel } = useShared();
  const { sound } = useApp();
  const now = useSelector(duel, (snapshot) => snapshot);
  const start = (): void => {
    sound('select');
    duel.send({ type: 'user.start' });
  };
  return (
    <>
      {now.matches('idle') && (
        <>
          <button type="button" className={juniorsStyles.jnrButton} data-loud onClick={start}>
            {TEXTS.start}
          </button>
          <button type="button" className={juniorsStyles.jnrButton} onClick={onRival}>
            {TEXTS.rival}
          </button>
        </>
      )}
      {now.matches('playing') && (
        <button
          type="button"
          className={juniorsStyles.jnrButton}
          data-loud
          onClick={() => duel.send({ type: 'user.skip' })}
        >
          {TEXTS.skip}
        </button>
      )}
      {now.matches('over') && (
        <>
          <button
            type="button"
            className={juniorsStyles.jnrButton}
            data-loud
            onClick={() => duel.send({ type: 'user.again' })}
          >
            {TEXTS.again}
          </button>
          <button
            type="button"
            className={juniorsStyles.jnrButton}
            onClick={() => {
              onRival();
              duel.send({ type: 'user.leave' });
            }}
          >
            {TEXTS.leave}
          </button>
        </>
      )}
    </>
  );
}

/** The newest lines that stay in sight. */
const LINES = 5;

/** How a duel stands: the health of all, and what happened last. */
function DuelBoard({ log, shown }: { readonly log: DuelLog; readonly shown: number }) {
  const { standing, round } = momentOf(log, shown);
  const lines = log.events
    .slice(0, shown)
    .map((event, nth) => ({ nth, text: duelLine(event, log) }))
    .filter(({ text }) => text !== null)
    .slice(-LINES);
  return (
    <div className={pagesStyles.jnrBoard}>
      <p className={pagesStyles.jnrRound}>{TEXTS.round(round)}</p>
      <div className={pagesStyles.jnrSides}>
        {([0, 1] as const).map((side) => (
          <ul key={side} aria-label={teamName(side)} data-side={side}>
            {log.fighters
              .filter(({ team }) => team === side)
              .map((fighter) => {
                const { health = 0, most = 1 } = standing.find(({ seat }) => seat === fighter.seat) ?? {};
                const name = seatName(fighter);
                return (
                  <li key={fighter.seat} data-out={health === 0 || undefined}>
                    <span>{name}</span>
                    <span
                      className={pagesStyles.jnrHealth}
                      role="img"
                      aria-label={TEXTS.health(name, health, most)}
                    >
                      <i style={{ width: `${(health / most) * 100}%` }} />
                      <b>{health}</b>
                    </span>
                  </li>
                );
              })}
          </ul>
        ))}
      </div>
      <ol className={pagesStyles.jnrLog} aria-label={TEXTS.log} aria-live="polite">
        {lines.map(({ nth, text }) => (
          <li key={nth}>{text}</li>
        ))}
      </ol>
    </div>
  );
}

/** The code of the duel, and another to be played. */
function Codes({ code }: { readonly code: string }) {
  const { desktop, services } = useApp();
  const { duel } = useShared();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const play = (): void => {
    const found = duelFrom(typed);
    setUnknown(found === null);
    if (found === null) return;
    setTyped('');
    duel.send({ type: 'user.leave' });
    duel.send({ type: 'user.propose', duel: found });
    duel.send({ type: 'user.start' });
  };
  return (
    <form
      className={pagesStyles.jnrCodes}
      onSubmit={(event) => {
        event.preventDefault();
        play();
      }}
    >
      <p>
        {TEXTS.code} <code>{code}</code> <CopyButton text={() => code}>{TEXTS.copy}</CopyButton>{' '}
        {code !== '' && desktop.hasFor('chat') && (
          <Button
            onClick={() =>
              void sendToRoom({ desktop, services }, { kind: 'duel', ref: code }, TEXTS.challenge)
            }
          >
            {SEND_TO_ROOM}
          </Button>
        )}
      </p>
      <p className={juniorsStyles.jnrRow}>
        <label htmlFor={id}>{TEXTS.codeHint}</label>
        <input
          id={id}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          aria-invalid={isUnknown || undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setUnknown(false);
          }}
        />
        <button type="submit" className={juniorsStyles.jnrButton} disabled={typed.trim() === ''}>
          {TEXTS.play}
        </button>
      </p>
      {isUnknown && <p role="alert">{TEXTS.codeUnknown}</p>}
    </form>
  );
}
