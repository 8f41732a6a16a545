import type { OutcomeOf, Purpose, PurposeWithOutcome } from '../../kernel/app.ts';
import type { DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { WindowActor } from '../../os/windows/windowMachine.ts';

/** How the purposes end that windows are opened for. */
export interface Outcomes {
  /** The app in this window says how a purpose that it serves ends; what it says last counts. */
  finish<P extends PurposeWithOutcome>(window: WindowActor, purpose: P, outcome: OutcomeOf<P>): void;
  /** How the purpose ended, once the window with this id is closed; null: without an outcome, or no such window is open. */
  whenClosed<P extends PurposeWithOutcome>(id: string, purpose: P): Promise<OutcomeOf<P> | null>;
}

export function createOutcomes(desktop: DesktopActor): Outcomes {
  const reported = new WeakMap<WindowActor, { readonly purpose: Purpose; readonly outcome: string }>();
  return {
    finish: (window, purpose, outcome) => void reported.set(window, { purpose, outcome }),
    whenClosed: <P extends PurposeWithOutcome>(id: string, purpose: P) =>
      new Promise<OutcomeOf<P> | null>((resolve) => {
        const window = desktop.getSnapshot().context.stack.find((open) => open.id === id)?.actor;
        if (window === undefined) {
          resolve(null);
          return;
        }
        window.subscribe({
          complete() {
            const last = reported.get(window);
            // `finish` takes the outcomes of its purpose alone.
            resolve(last?.purpose === purpose ? (last.outcome as OutcomeOf<P>) : null);
          },
        });
      }),
  };
}
