import { useId, type ReactNode } from 'react';
import { MACHINES } from '@shared/domain/arcade/games/games.ts';
import { useSelector } from '@xstate/react';
import { counted } from '@shared/kernel/counted.ts';
import { useApp } from '../appContext.ts';
import { Select } from '../controls/Select.tsx';
import { Sprite } from '../controls/Sprite.tsx';
import { TextField } from '../controls/TextField.tsx';
import { useStore } from '../useStore.ts';
import { MODES, type Mode } from './gameMachine.ts';
import type { OpenGame } from './gameOf.ts';
import type { PlayableGame } from './playable.ts';
import { OWN } from './player.ts';
import { MODE_TITLES, TEXTS } from './texts.ts';

export interface GameProps {
  readonly game: PlayableGame;
  readonly open: OpenGame;
}

/** What lies over a game that plays by itself: who is to play, and for what. */
export function GameTitle({ game, open }: GameProps) {
  const { services } = useApp();
  const { actor, ghosts } = open;
  const { mode, seed } = useSelector(actor, ({ context }) => context);
  const isOpening = useSelector(actor, (snapshot) => snapshot.matches('opening'));
  const isGuest = useStore(services.session).wallet === null;
  const { own, leader, rival } = useStore(ghosts);
  const offered = MODES.filter((one) => {
    if (one === 'own') return own !== null;
    if (one === 'leader') return leader !== null;
    if (one === 'rival') return rival !== null;
    return !isGuest || one === 'practice';
  });
  const { art } = game;
  const logo = art.frames[game.logo];
  return (
    <>
      <h1 className="game-logo" aria-label={MACHINES[game.id].name}>
        {logo && <Sprite atlas={art} frame={logo} scale={2} />}
      </h1>
      <section className="game-panel w95-solid" aria-label={MACHINES[game.id].name}>
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
        <Foot game={game} open={open} />
      </section>
    </>
  );
}

/** The last line: what is under way, what went wrong or was heard late, or what there is to beat. */
function Foot({ game, open: { actor, bestOf, ghosts, triesLeft } }: GameProps) {
  const { services } = useApp();
  const { mode, failure } = useSelector(actor, ({ context }) => context);
  const isOpening = useSelector(actor, (snapshot) => snapshot.matches('opening'));
  const isSlow = useSelector(actor, (snapshot) => snapshot.matches({ opening: 'slow' }));
  const late = useStore(services.games.late);
  const best = bestOf(mode);
  const { rival } = useStore(ghosts);
  const told = (): string | null => {
    if (isSlow) return TEXTS.openingSlowly;
    if (isOpening) return TEXTS.opening;
    if (failure !== null) return failure.message;
    if (late?.game === game.id) return late.refusal ?? TEXTS.lateCounted(counted(late.score, game.noun));
    if (mode === 'rival' && rival !== null) return TEXTS.toBeat(counted(rival.score, game.noun));
    if (mode === 'day') return TEXTS.tries(triesLeft());
    return best === null ? null : TEXTS.bestSoFar(counted(best, game.noun));
  };
  return <p role="status">{told()}</p>;
}

/** The person's own Flunk, where they have one, and the guests. */
function Players({ game: { guests, art }, open: { players } }: GameProps) {
  const player = useStore(players.player);
  const own = useStore(players.own);
  const name = useId();
  const one = (id: string, isChosen: boolean, label: string, picture: ReactNode) => (
    <label key={id} className="game-player">
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={isChosen}
        onChange={() => players.choice.set(id)}
      />
      <span className="game-player-picture">{picture}</span>
    </label>
  );
  return (
    <fieldset className="game-players">
      <legend>{TEXTS.player}</legend>
      {own !== null &&
        one(
          OWN,
          player === own,
          TEXTS.yours,
          <img src={own} alt="" width={48} height={48} draggable={false} />,
        )}
      {guests.map(({ id, name: label, frame }) => {
        const cut = art.frames[frame];
        return cut && one(id, player === id, label, <Sprite atlas={art} frame={cut} scale={1} />);
      })}
    </fieldset>
  );
}
