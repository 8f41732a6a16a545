import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import type { MachineId } from '@shared/domain/arcade/games/games.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { AppContext } from '../../kernel/app.ts';
import { store, type Readable, type Writable } from '../../kernel/store.ts';
import type { RunRecord } from '../../services/games/gameRun.ts';
import { direct, type Director } from './director.ts';
import { gameMachine, type Mode, type PlayedRun } from './gameMachine.ts';
import type { PlayableGame } from './playable.ts';
import { playersOf, type Players } from './player.ts';
import { gameSound } from './gameSound.ts';
import { createRuns, playedRun, type Rivals, type Runs } from './runs.ts';
import { MODE_TITLES } from './texts.ts';

/** A game in its window: what the canvas and the overlay over it share. */
export interface OpenGame {
  readonly actor: ActorRefFrom<typeof gameMachine>;
  /** For engine/game. */
  readonly director: Director;
  readonly ghosts: Readable<Rivals>;
  readonly players: Players;
  readonly hasSound: Writable<boolean>;
  readonly bestOf: Runs['bestOf'];
  readonly triesLeft: Runs['triesLeft'];
  /** Ends a run that is paused where it stands. */
  giveUp(): void;
}

const WATCH = 'watch:';
const RACE = 'race:';
const NO_GHOSTS: Rivals = { own: null, leader: null, rival: null };
const GONE = 'That run is not kept any more.';

/** Begins a game in its window; `params` that name a run have it watched, or raced. */
export function startGame(
  app: AppContext,
  { id: game, firstGuest }: Pick<PlayableGame, 'id' | 'firstGuest'>,
): OpenGame {
  const { session, storage } = app.services;
  const ghosts = store<Rivals>(NO_GHOSTS);
  const hasSound = gameSound(storage.lasting);
  const players = playersOf(app.services, game, firstGuest, app.closed);
  const runs = createRuns(app, game);

  const watched = namedAfter(WATCH, app.params);
  const mode: Mode = session.get().wallet === null ? 'practice' : 'ranked';
  const actor = createActor(machineOf(app, game, runs, ghosts), { input: { mode, seed: '', watched } });
  const { director, standing } = direct(actor);
  actor.start();
  const raced = namedAfter(RACE, app.params);
  if (raced !== null) void challenge(raced);
  const stops = followPerson(app, game, actor, ghosts);
  app.closed.addEventListener('abort', () => {
    for (const stop of stops) stop();
    const last = actor.getSnapshot();
    if (last.matches('playing')) last.context.run?.abandon();
    actor.stop();
  });

  /** Has the person race a run that another has challenged them with, and tells them why they cannot (GAME-5). */
  async function challenge(run: string): Promise<void> {
    const record = await recordOf(app.services, game, run);
    if (app.closed.aborted) return;
    if (!record.ok) {
      await app.desktop.ask({ title: MODE_TITLES.rival, message: record.error.message, icon: 'error' });
      return;
    }
    ghosts.set({ ...ghosts.get(), rival: record.value });
    actor.send({ type: 'user.choose', mode: 'rival' });
  }

  return {
    ...{ actor, director, ghosts, players, hasSound },
    bestOf: runs.bestOf,
    triesLeft: runs.triesLeft,
    giveUp: () => actor.send({ type: 'user.giveUp', ...standing() }),
  };
}

/** The run that the params of a window name after a word; null: they name none so. */
const namedAfter = (word: string, params: string | undefined): string | null =>
  params?.startsWith(word) === true ? params.slice(word.length) : null;

/** A run of this game as it was played. */
async function recordOf(
  { games }: AppContext['services'],
  game: MachineId,
  run: string,
): Promise<Result<RunRecord>> {
  const record = await games.record(run);
  return record.ok && record.value.game !== game ? fail('NOT_FOUND', GONE) : record;
}

/** The machine, with what it does to the world. */
const machineOf = (
  { services, visible, inFront }: AppContext,
  game: MachineId,
  runs: Runs,
  ghosts: Readable<Rivals>,
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
        const record = await recordOf(services, game, input);
        return record.ok ? ok(playedRun(record.value)) : record;
      }),
    },
  });

/** Has the game follow who is signed in, and which of their runs were accepted. */
function followPerson(
  { services: { games, session } }: AppContext,
  game: MachineId,
  actor: OpenGame['actor'],
  ghosts: Writable<Rivals>,
): readonly (() => void)[] {
  let known = 0;
  let { wallet } = session.get();
  function loadGhosts(): void {
    known = games.accepted.get();
    void games.ghosts(game).then((found) => ghosts.set({ ...ghosts.get(), ...found }));
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
