import { fromCallback, fromPromise } from 'xstate';
import type { CommandAnswer } from '@shared/contract/index.ts';
import type { Result } from '@shared/kernel/result.ts';
import type { AppContext } from '../../../kernel/app.ts';
import type { Asked } from './terminalMachine.ts';

/** Between two steps of what is typed out. */
export const STEP_MS = 25;
/** The printer is heard at one step of so many. */
const HEARD_STEP = 3;

/** The effects of the Terminal's machine. */
export function terminalActors({ services, visible, reducedMotion, sound }: AppContext, sessionId: string) {
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
