import { createActor, type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { CommandAnswer } from '@shared/contract/town/terminal.ts';
import { PARADISE_CODE } from '@shared/domain/town/townEvents.ts';
import type { Result } from '@shared/kernel/result.ts';
import type { AppContext, Sound } from '../../../kernel/app.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { NO_ROOM, type Room } from '../../../kernel/room.ts';
import { store, type Readable, type Writable } from '../../../kernel/store.ts';
import { randomId } from '../../../kernel/randomId.ts';
import { NOTHING_TYPED, pageOf, screenOn, type Page, type Screen, type Typed } from './screen.ts';
import { terminalMachine, type Asked } from './terminalMachine.ts';
import { createTypedBefore, type TypedBefore } from './typedBefore.ts';

/** Between two steps of what is typed out. */
const STEP_MS = 25;
/** The printer is heard at one step of so many. */
const HEARD_STEP = 3;

/** The effects of the Terminal's machine. */
function terminalActors({ services, visible, reducedMotion, sound }: AppContext, sessionId: string) {
  return {
    ask: fromPromise<Result<CommandAnswer>, Asked>(async ({ input, signal }) =>
      services.api.call('POST /api/terminal-commands', { ...input, sessionId }, { signal }),
    ),
    typing: fromCallback(({ sendBack }) => {
      let timer: ReturnType<typeof setInterval> | undefined;
      let steps = 0;
      const run = (): void => {
        clearInterval(timer);
        if (reducedMotion.get()) sendBack({ type: 'user.key' });
        else if (visible.get()) {
          timer = setInterval(() => {
            if (steps % HEARD_STEP === 0) sound('printer');
            steps += 1;
            sendBack({ type: 'system.tick' });
          }, STEP_MS);
        }
      };
      const stops = [visible.subscribe(run), reducedMotion.subscribe(run)];
      run();
      return () => {
        clearInterval(timer);
        for (const stop of stops) stop();
      };
    }),
  };
}

/** The sounds of answers; all others come without. */
const SOUNDS: Readonly<Partial<Record<CommandAnswer['type'], Sound>>> = {
  error: 'incorrect',
  denied: 'locked',
  secret: 'rightWord',
  dial: 'modem',
};

/** What the tube and the field over it share. */
export interface SharedTerminal {
  readonly terminal: ActorRefFrom<typeof terminalMachine>;
  readonly typedBefore: TypedBefore;
  /** Where the glass is. */
  readonly glass: Writable<Room>;
  readonly typed: Writable<Typed>;
  /** How far down the page is scrolled, in whole pixels. */
  readonly scrolled: Writable<number>;
  readonly screen: Readable<Screen>;
  readonly page: Readable<Page>;
}

/** Tells the story and the server what came of a command (TERMINAL-7). */
function follow({ services: { api, story, discoveries } }: AppContext, answer: CommandAnswer): void {
  for (const fact of answer.facts) story.record(fact);
  if (answer.facts.includes(PARADISE_CODE)) discoveries.happened('paradise-code');
  const { tracking } = answer;
  // Fire and forget: nothing hangs on its answer.
  if (tracking !== null) void api.call(tracking.route, tracking.body, { keepalive: true });
}

export const terminalOf = perBody((app): SharedTerminal => {
  const machine = terminalMachine.provide({ actors: terminalActors(app, randomId()) });
  const terminal = createActor(machine);
  const glass = store<Room>(NO_ROOM);
  const typed = store(NOTHING_TYPED);
  const screen = store(screenOn(glass.get()));
  const layOut = (): Page => {
    const { context, ...now } = terminal.getSnapshot();
    const busy = now.value.talk === 'asking' || now.value.print === 'typing';
    return pageOf({ ...context, busy }, typed.get(), screen.get().columns);
  };
  const page = store(layOut());
  const show = (): void => page.set(layOut());

  terminal.on('answered', ({ result }) => {
    const heard = result.ok ? SOUNDS[result.value.type] : 'incorrect';
    if (heard !== undefined) app.sound(heard);
    if (result.ok) follow(app, result.value);
  });
  terminal.subscribe(show);
  typed.subscribe(show);
  glass.subscribe(() => {
    screen.set(screenOn(glass.get()));
    show();
  });
  terminal.start();
  app.closed.addEventListener('abort', () => terminal.stop());
  return {
    terminal,
    typedBefore: createTypedBefore(),
    glass,
    typed,
    scrolled: store(0),
    screen,
    page,
  };
});
