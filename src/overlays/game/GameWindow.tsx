import { useId, type ReactNode } from 'react';
import { MACHINES } from '@shared/domain/arcade/games/games.ts';
import { useSelector } from '@xstate/react';
import { counted } from '@shared/kernel/counted.ts';
import { useApp } from '../appContext.ts';
import { Button, Link } from '../controls/Button.tsx';
import { PixelPicture } from '../controls/PixelPicture.tsx';
import { useStore } from '../useStore.ts';
import type { OpenedRun } from './gameMachine.ts';
import { GameTitle, type GameProps } from './GameTitle.tsx';
import { medalFor, type Medal } from './playable.ts';
import { TEXTS, MEDAL_TITLES } from './texts.ts';
import './game.css';

const ROWS = [
  '.rrr......bbb.',
  '.rrrr....bbbb.',
  '..rrrr..bbbb..',
  '...rrrrbbbb...',
  '....rrrbbb....',
  '....kkkkkk....',
  '..kklmmmmdkk..',
  '.kllmmmmmmddk.',
  '.klmmmllmmmdk.',
  'klmmmlddlmmmdk',
  'kmmmmmmlmmmmdk',
  'kmmmlllllmmmdk',
  'kmmmmllldmmmdk',
  '.kmmldmldmmdk.',
  '.kmmmmmmmmddk.',
  '..kkmmmmddkk..',
  '....kkkkkk....',
];
const METALS: Readonly<Record<Medal, readonly [light: string, middle: string, dark: string]>> = {
  bronze: ['#f0b080', '#c87840', '#8a4a28'],
  silver: ['#ffffff', '#c0cbdc', '#8b9bb4'],
  gold: ['#fff6b0', '#feae34', '#c87020'],
  platinum: ['#ffffff', '#a8f0ff', '#4aa8d8'],
};

/** The medal of a run on its ribbon. */
function MedalPicture({ medal }: { readonly medal: Medal }) {
  const [l, m, d] = METALS[medal];
  const colors = { k: '#181425', r: '#e43b44', b: '#3f7fd0', l, m, d };
  return <PixelPicture rows={ROWS} colors={colors} scale={3} label={MEDAL_TITLES[medal]} />;
}

const PACES = [1, 2, 4] as const;

/** What lies over the canvas of a game: title, pause, result, a recorded run's speed, and the bar at the foot. */
export function GameWindow(props: GameProps) {
  const { actor } = props.open;
  const state = useSelector(actor, (snapshot) => snapshot);
  const { run } = state.context;
  const isPractising = state.matches({ opening: 'practising' });
  return (
    <div className="game">
      <div className="game-middle">
        {(state.matches('title') || (state.matches('opening') && !isPractising)) && <GameTitle {...props} />}
        {isPractising && (
          <p role="status" className="game-beside">
            <span>{TEXTS.practising}</span>
          </p>
        )}
        {state.matches('loading') && <p className="game-note w95-solid">{TEXTS.loading}</p>}
        {state.matches({ playing: 'paused' }) && <Paused {...props} />}
        {state.matches({ playing: 'running' }) && run !== null && <Beside run={run} />}
        {state.matches('over') && <Result {...props} />}
        {state.matches('watching') && <Watching {...props} />}
      </div>
      <Bar {...props} />
    </div>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="game-panel w95-solid" aria-labelledby={id}>
      <h2 className="game-panel-title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Paused({ open: { actor, giveUp } }: GameProps) {
  const counts = useSelector(actor, ({ context: { run } }) => run?.standing.get() === 'ranked');
  const hasPractised = useSelector(actor, ({ context: { practice } }) => practice !== null);
  return (
    <Panel title={TEXTS.paused}>
      <p>
        {hasPractised ? TEXTS.coinIn : TEXTS.pausedHint} {counts && TEXTS.givenUpCounts}
      </p>
      <div className="game-buttons">
        <Button default onClick={() => actor.send({ type: 'user.resume' })}>
          {TEXTS.resume}
        </Button>
        <Button onClick={giveUp}>{TEXTS.giveUp}</Button>
      </div>
    </Panel>
  );
}

/** What is told while a run goes on: that it waits for its course, or no longer counts. */
function Beside({ run }: { readonly run: OpenedRun }) {
  const standing = useStore(run.standing);
  return (
    <p role="status" className="game-beside">
      {(standing === 'waiting' || standing === 'unranked') && <span>{TEXTS[standing]}</span>}
    </p>
  );
}

function Result({ game, open }: GameProps) {
  const { actor } = open;
  const { ended, closed, run } = useSelector(actor, ({ context }) => context);
  const isSending = useSelector(actor, (snapshot) => snapshot.matches({ over: { sending: 'underWay' } }));
  const canStart = useSelector(actor, (snapshot) => snapshot.can({ type: 'user.start' }));
  const score = ended?.score ?? 0;
  const best = closed === null ? run?.best : closed.best;
  const triesLeft = run?.triesLeft ?? null;
  const medal = medalFor(score, game.medals);
  return (
    <Panel title={TEXTS.over}>
      <div className="game-result">
        {medal === null ? <span className="game-no-medal" /> : <MedalPicture medal={medal} />}
        <dl>
          <dt>{TEXTS.score}</dt>
          <dd>{score}</dd>
          {best != null && (
            <>
              <dt>{TEXTS.best}</dt>
              <dd>{best}</dd>
            </>
          )}
        </dl>
      </div>
      <div role="status" className="game-status">
        <p>
          {closed?.isNewBest === true
            ? TEXTS.newBest
            : medal === null && TEXTS.noMedal(counted(game.medals.bronze - score, game.noun))}
        </p>
        <p>
          {isSending
            ? TEXTS.sending
            : (closed?.message ?? (closed?.rank == null ? '' : TEXTS.rank(closed.rank)))}{' '}
          {triesLeft !== null && TEXTS.tries(triesLeft)}
        </p>
      </div>
      <div className="game-buttons">
        <Button default disabled={!canStart} onClick={() => actor.send({ type: 'user.start' })}>
          {TEXTS.again}
        </Button>
        <Button onClick={() => actor.send({ type: 'user.leave' })}>{TEXTS.change}</Button>
      </div>
    </Panel>
  );
}

function Watching({ open: { actor } }: GameProps) {
  const pace = useSelector(actor, ({ context }) => context.pace);
  const ended = useSelector(actor, ({ context }) => context.ended);
  return (
    <div className="game-watching w95-solid" role="group" aria-label={TEXTS.watching}>
      <span>{ended === null ? TEXTS.watching : `${TEXTS.score}: ${ended.score}`}</span>
      <span className="game-paces" role="group" aria-label={TEXTS.pace}>
        {PACES.map((one) => (
          <Button
            key={one}
            aria-pressed={pace === one}
            onClick={() => actor.send({ type: 'user.pace', pace: one })}
          >
            {`${one}x`}
          </Button>
        ))}
      </span>
      {ended !== null && <Link onClick={() => actor.send({ type: 'user.replay' })}>{TEXTS.replay}</Link>}
      <Link onClick={() => actor.send({ type: 'user.leave' })}>{TEXTS.title}</Link>
    </div>
  );
}

function Bar({ game, open: { actor, hasSound } }: GameProps) {
  const { desktop } = useApp();
  const isOn = useStore(hasSound);
  const state = useSelector(actor, (snapshot) => snapshot);
  const isPaused = state.can({ type: 'user.resume' });
  return (
    <div className="game-bar w95-solid" role="toolbar" aria-label={MACHINES[game.id].name}>
      <Button onClick={() => desktop.openFor('leaderboard', game.id)}>{TEXTS.scores}</Button>
      {isPaused || state.can({ type: 'user.pause' }) ? (
        <Button
          aria-pressed={isPaused}
          onClick={() => actor.send({ type: isPaused ? 'user.resume' : 'user.pause' })}
        >
          {TEXTS.pause}
        </Button>
      ) : (
        <Button
          default
          disabled={!state.can({ type: 'user.start' })}
          onClick={() => actor.send({ type: 'user.start' })}
        >
          {TEXTS.start}
        </Button>
      )}
      <Button onClick={() => hasSound.set(!isOn)}>{isOn ? TEXTS.soundOn : TEXTS.soundOff}</Button>
    </div>
  );
}
