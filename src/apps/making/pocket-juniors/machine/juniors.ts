import { createActor, type ActorRefFrom } from 'xstate';
import { perBody } from '../../../../kernel/perBody.ts';
import { store, type Writable } from '../../../../kernel/store.ts';
import type { CardPicture } from '../card/drawCard.ts';
import { duelMachine } from '../duel/duelMachine.ts';
import { juniorsActors } from './juniorsActors.ts';
import { juniorsMachine } from './juniorsMachine.ts';
import { KEPT_TEAM, keepTeam, teamOf } from '../team/keptTeam.ts';
import type { Gap } from '../stage/gaps.ts';
import type { StagePort } from './stagePort.ts';

/** What the stage and the pages over it share. */
export interface SharedJuniors {
  readonly juniors: ActorRefFrom<typeof juniorsMachine>;
  readonly duel: ActorRefFrom<typeof duelMachine>;
  /** Where the pages leave room for the stage. */
  readonly gaps: Writable<readonly Gap[]>;
  /** How far the person turned the Junior, in radians. */
  readonly turned: Writable<number>;
  /** How far the page is scrolled, 0 to 1. */
  readonly scrolled: Writable<number>;
  /** The stage, once its models have come. */
  readonly stage: Writable<StagePort | null>;
  /** The person's own figure, once it has come; null: they have none. */
  readonly maker: Writable<CardPicture | null>;
}

export const juniorsOf = perBody((app): SharedJuniors => {
  const { lasting } = app.services.storage;
  const stage = store<StagePort | null>(null);
  const maker = store<CardPicture | null>(null);
  const juniors = createActor(juniorsMachine.provide({ actors: juniorsActors(app, stage, maker) }), {
    input: {
      team: teamOf(lasting.get(KEPT_TEAM)),
      newSeed: () => String(app.random()),
    },
  });
  const stopKeeping = keepTeam(juniors, app.services);
  const duel = createActor(duelMachine);
  const watch = app.visible.subscribe(() =>
    duel.send({ type: app.visible.get() ? 'body.seen' : 'body.hidden' }),
  );
  juniors.start();
  duel.start();
  app.closed.addEventListener('abort', () => {
    watch();
    stopKeeping();
    juniors.stop();
    duel.stop();
  });
  return {
    juniors,
    duel,
    gaps: store<readonly Gap[]>([]),
    turned: store(0),
    scrolled: store(0),
    stage,
    maker,
  };
});
