import { useEffect, useId, useState, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { counted } from '../../../supabase/functions/_shared/kernel/counted.ts';
import { useApp } from '../appContext.ts';
import { Button, Link } from '../controls/Button.tsx';
import { Select } from '../controls/Select.tsx';
import { Sprite } from '../controls/Sprite.tsx';
import { TextField } from '../controls/TextField.tsx';
import { useStore } from '../useStore.ts';
import type { OpenGame } from './gameOf.ts';
import { MedalPicture } from './Medal.tsx';
import { MODES, type Mode } from './gameMachine.ts';
import { medalFor, type PlayableGame } from './playable.ts';
import { MODE_TITLES, TEXTS } from './texts.ts';
import './game.css';

interface GameProps {
  readonly game: PlayableGame;
  readonly open: OpenGame;
}

const PACES = [1, 2, 4] as const;

/** What lies over the canvas of a game: title, pause, result, a recorded run's speed, and the bar at the foot. */
export function GameWindow(props: GameProps) {
  const { actor } = props.open;
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div className="game">
      <div className="game-middle">
        {(state.matches('title') || state.matches('opening')) && <Title {...props} />}
        {state.matches('loading') && <p className="game-note w95-solid">{TEXTS.loading}</p>}
        {state.matches({ playing: 'paused' }) && <Paused {...props} />}
        {state.matches({ playing: 'running' }) && <Beside open={props.open} />}
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

function Title({ game, open }: GameProps) {
  const { services } = useApp();
  const { actor, ghosts } = open;
  const { mode, seed, failure } = useSelector(actor, ({ context }) => context);
  const isOpening = useSelector(actor, (snapshot) => snapshot.matches('opening'));
  const isGuest = useStore(services.session).wallet === null;
  const { own, leader } = useStore(ghosts);
  const offered = MODES.filter((one) => {
    if (one === 'own') return own !== null;
    if (one === 'leader') return leader !== null;
    return !isGuest || one === 'practice';
  });
  const { art } = game;
  const logo = art.frames[game.logo];
  return (
    <>
      <h1 className="game-logo" aria-label={game.name}>
        {logo && <Sprite atlas={art} frame={logo} scale={2} />}
      </h1>
      <section className="game-panel w95-solid" aria-label={game.name}>
        <p>{game.how}</p>
        <Players game={game} open={open} />
        <Select<Mode>
          label={TEXTS.mode}
          value={mode}
          disabled={isOpening}
          options={offered.map((id) => ({ id, title: MODE_TITLES[id] }))}
          onChoose={(chosen) => actor.send({ type: 'user.choose', mode: chosen })}
        />
        {mode === 'practice' && (
          <TextField
            label={TEXTS.seed}
            value={seed}
            maxLength={40}
            note={TEXTS.seedHint}
            onValue={(value) => actor.send({ type: 'user.name', seed: value })}
          />
        )}
        {isGuest && <p className="game-small">{TEXTS.guest}</p>}
        <p role="status" className="game-status">
          {isOpening ? TEXTS.opening : failure?.message}
        </p>
      </section>
    </>
  );
}

/** The person's own Flunk, where they have one, and the guests. */
function Players({ game: { guests, art }, open: { player } }: GameProps) {
  const { services } = useApp();
  const chosen = useStore(player);
  const { wallet } = useStore(services.session);
  const [found, setFound] = useState<{ readonly wallet: string; readonly url: string } | null>(null);
  const own = found !== null && found.wallet === wallet ? found.url : null;
  useEffect(() => {
    let here = true;
    if (wallet === null) return undefined;
    void import('./ownFlunk.ts')
      .then(({ ownFlunkUrl }) => ownFlunkUrl(services))
      .catch(() => null)
      .then((url) => {
        if (!here || url === null) return;
        setFound({ wallet, url });
        // A person who has a Flunk plays it, until they choose a guest.
        if (!guests.some(({ id }) => id === player.get()) || player.get() === guests[0]?.id) player.set(url);
      });
    return () => {
      here = false;
    };
  }, [wallet, services, player, guests]);
  const name = useId();
  const one = (id: string, label: string, picture: ReactNode) => (
    <label key={id} className="game-player">
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={chosen === id}
        onChange={() => player.set(id)}
      />
      <span className="game-player-picture">{picture}</span>
    </label>
  );
  return (
    <fieldset className="game-players">
      <legend>{TEXTS.player}</legend>
      {own !== null &&
        one(own, TEXTS.yours, <img src={own} alt="" width={48} height={48} draggable={false} />)}
      {guests.map(({ id, name: label, frame }) => {
        const cut = art.frames[frame];
        return cut && one(id, label, <Sprite atlas={art} frame={cut} scale={1} />);
      })}
    </fieldset>
  );
}

function Paused({ open: { actor } }: GameProps) {
  return (
    <Panel title={TEXTS.paused}>
      <p>{TEXTS.pausedHint}</p>
      <div className="game-buttons">
        <Button default onClick={() => actor.send({ type: 'user.resume' })}>
          {TEXTS.resume}
        </Button>
      </div>
    </Panel>
  );
}

/** What is told while a run goes on. */
function Beside({ open: { notice } }: { readonly open: OpenGame }) {
  const now = useStore(notice);
  return (
    <p role="status" className="game-beside">
      {now !== null && <span>{TEXTS[now]}</span>}
    </p>
  );
}

function Result({ game, open }: GameProps) {
  const { actor, isNewBest } = open;
  const { ended, closed } = useSelector(actor, ({ context }) => context);
  const isSending = useSelector(actor, (snapshot) => snapshot.matches({ over: { sending: 'underWay' } }));
  const known = useStore(open.best);
  const isNew = useStore(isNewBest);
  const score = ended?.score ?? 0;
  const best = Math.max(known, closed?.best ?? 0);
  const medal = medalFor(score, game.medals);
  return (
    <Panel title={TEXTS.over}>
      <div className="game-result">
        {medal === null ? <span className="game-no-medal" /> : <MedalPicture medal={medal} />}
        <dl>
          <dt>{TEXTS.score}</dt>
          <dd>{score}</dd>
          <dt>{TEXTS.best}</dt>
          <dd>{best}</dd>
        </dl>
      </div>
      <div role="status" className="game-status">
        <p>
          {isNew
            ? TEXTS.newBest
            : medal === null && TEXTS.noMedal(counted(game.medals.bronze - score, game.noun))}
        </p>
        <p>
          {isSending
            ? TEXTS.sending
            : (closed?.message ?? (closed?.rank == null ? '' : TEXTS.rank(closed.rank)))}
        </p>
      </div>
      <div className="game-buttons">
        <Button default onClick={() => actor.send({ type: 'user.start' })}>
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
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('opening'));
  return (
    <div className="game-bar w95-solid" role="toolbar" aria-label={game.name}>
      <Button onClick={() => desktop.openFor('leaderboard', game.id)}>{TEXTS.scores}</Button>
      <Button default disabled={isBusy} onClick={() => actor.send({ type: 'user.start' })}>
        {TEXTS.start}
      </Button>
      <Button aria-pressed={isOn} onClick={() => hasSound.set(!isOn)}>
        {isOn ? TEXTS.soundOn : TEXTS.soundOff}
      </Button>
    </div>
  );
}
