import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import type { GameId } from '@shared/domain/arcade/games/games.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import * as shape from '../../kernel/shape.ts';
import type { AppContext } from '../../kernel/app.ts';
import { store, type Readable, type Writable } from '../../kernel/store.ts';
import type { Ghosts } from '../../services/games/gameRun.ts';
import type { StoredValue } from '../../services/storage/storage.ts';
import { direct, type Director } from './director.ts';
import { gameMachine, type Mode, type PlayedRun } from './gameMachine.ts';
import type { PlayableGame } from './playable.ts';
import { playersOf, type Players } from './player.ts';
import { createRuns, playedRun, type Runs } from './runs.ts';

/** A game in its window: what the canvas and the overlay over it share. */
export interface OpenGame {
  readonly actor: ActorRefFrom<typeof gameMachine>;
  /** For engine/game. */
  readonly director: Director;
  readonly ghosts: Readable<Ghosts>;
  readonly players: Players;
  readonly hasSound: Writable<boolean>;
  readonly bestOf: Runs['bestOf'];
  readonly triesLeft: Runs['triesLeft'];
  /** Ends a run that is paused where it stands. */
  giveUp(): void;
}

const WATCH = 'watch:';
const NO_GHOSTS: Ghosts = { own: null, leader: null };
const GONE = 'That run is not kept any more.';

const SOUND: StoredValue<boolean> = {
  name: 'games.sound',
  version: 1,
  read: shape.reader(shape.boolean),
};

/** Begins a game in its window; `params` that name a run have it watched. */
export function startGame(
  app: AppContext,
  { id: game, firstGuest }: Pick<PlayableGame, 'id' | 'firstGuest'>,
): OpenGame {
  const { session, storage } = app.services;
  const { lasting } = storage;
  const ghosts = store<Ghosts>(NO_GHOSTS);
  const hasSound = store(lasting.get(SOUND) ?? true);
  hasSound.subscribe(() => lasting.set(SOUND, hasSound.get()));
  const players = playersOf(app.services, game, firstGuest, app.closed);
  const runs = createRuns(app, game);

  const watched = app.params?.startsWith(WATCH) === true ? app.params.slice(WATCH.length) : null;
  const mode: Mode = session.get().wallet === null ? 'practice' : 'ranked';
  const actor = createActor(machineOf(app, game, runs, ghosts), { input: { mode, seed: '', watched } });
  const { director, standing } = direct(actor);
  actor.start();
  const stops = followPerson(app, game, actor, ghosts);
  app.closed.addEventListener('abort', () => {
    for (const stop of stops) stop();
    const last = actor.getSnapshot();
    if (last.matches('playing')) last.context.run?.abandon();
    actor.stop();
  });

  return {
    ...{ actor, director, ghosts, players, hasSound },
    bestOf: runs.bestOf,
    triesLeft: runs.triesLeft,
    giveUp: () => actor.send({ type: 'user.giveUp', ...standing() }),
  };
}

/** The machine, with what it does to the world. */
const machineOf = (
  { services: { games }, visible, inFront }: AppContext,
  game: GameId,
  runs: Runs,
  ghosts: Readable<Ghosts>,
) =>
  gameMachine.provide({
    actors: {
      world: fromCallback(({ sendBack }) => {
        const look = (): void => {
          if (!visible.get() || !inFront.get()) sendBack({ type: 'system.unseen' });
        };
        look();
        const stops = [visible.subscribe(look), inFront.subscribe(look)];
        return () => {
          for (const stop of stops) stop();
        };
      }),
      open: fromPromise(({ input }) => runs.open(input, ghosts.get())),
      close: fromPromise(async ({ input: { run, ended } }) => {
        if (run === null || ended === null) throw new Error('there is no run that could end');
        return run.close(ended);
      }),
      load: fromPromise(async ({ input }): Promise<Result<PlayedRun>> => {
        const record = await games.record(input);
        if (!record.ok) return record;
        return record.value.game === game ? ok(playedRun(record.value)) : fail('NOT_FOUND', GONE);
      }),
    },
  });

/** Has the game follow who is signed in, and which of their runs were accepted. */
function followPerson(
  { services: { games, session } }: AppContext,
  game: GameId,
  actor: OpenGame['actor'],
  ghosts: Writable<Ghosts>,
): readonly (() => void)[] {
  let known = 0;
  let { wallet } = session.get();
  function loadGhosts(): void {
    known = games.accepted.get();
    void games.ghosts(game).then((found) => ghosts.set(found));
  }
  /** A run of this browser that was accepted may be the best: the title offers to race that one. */
  function renewGhosts(): void {
    if (games.accepted.get() !== known && actor.getSnapshot().matches('title')) loadGhosts();
  }
  loadGhosts();
  actor.subscribe(renewGhosts);
  return [
    games.accepted.subscribe(renewGhosts),
    session.subscribe(() => {
      if (session.get().wallet === wallet) return;
      wallet = session.get().wallet;
      // A guest who signed in plays for the board from then on; one who signed out practises.
      actor.send({ type: 'user.choose', mode: wallet === null ? 'practice' : 'ranked' });
      loadGhosts();
    }),
  ];
}
