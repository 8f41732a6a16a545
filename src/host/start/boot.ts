import { createActor, fromCallback, fromPromise } from 'xstate';
import { bundle } from '@bundles/shell.ts';
import { DEFAULT_SETTINGS } from '@shared/domain/system/settings.ts';
import type { Clock } from '@shared/kernel/clock.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import { bootMachine, type BootEvent } from '../../os/boot/bootMachine.ts';
import { enliven, hideBootPicture, showBootPicture } from '../../probe/bootPicture.ts';
import { BOOTED } from '../../services/restart/restart.ts';
import type { Store } from '../../services/storage/storage.ts';

/** What shows while the computer starts. */
export interface Boot {
  /** True while it shows. */
  readonly booting: Readable<boolean>;
  /** To be called when the desktop is drawn and its icons take clicks. */
  readonly ready: () => void;
}

interface Parts {
  readonly tab: Store;
  readonly reducedMotion: boolean;
  /** The id of the screen that is chosen to start with. */
  readonly screen: string;
  readonly stage: Promise<Stage>;
  readonly clock: Clock;
  readonly chime: () => void;
}

/**
 * Boots visibly once a tab session, and never under reduced motion. The desktop beneath is live: the first key, tap or
 * focus ends it and reaches its target as well.
 */
export function startBoot({ tab, reducedMotion, screen, stage, clock, chime }: Parts): Boot {
  const boot = createActor(
    bootMachine.provide({
      actors: {
        firstInput: fromCallback<BootEvent>(({ sendBack }) => {
          const listening = new AbortController();
          const options = { capture: true, signal: listening.signal };
          for (const event of ['keydown', 'pointerdown', 'focusin']) {
            addEventListener(event, () => sendBack({ type: 'user.input' }), options);
          }
          return () => listening.abort();
        }),
        playScreen: fromPromise<void, string>(async ({ input, signal }) => {
          const { playBootScreen } = await import('../../screens/bootPicture.ts');
          await playBootScreen(input, { stage, clock, signal });
        }),
      },
      actions: {
        remember: () => tab.set(BOOTED, true),
        chime,
        report: (_, { fault }) => console.error(fault),
      },
    }),
    {
      input: {
        shows: tab.get(BOOTED) === null && !reducedMotion,
        // The code of the standard one is waited for by nothing else.
        ownScreen: screen === DEFAULT_SETTINGS.bootScreen ? null : screen,
      },
    },
  ).start();
  // The page shows it already, where it knew that it is to be shown.
  if (boot.getSnapshot().matches({ booting: { screen: 'picture' } })) {
    showBootPicture();
  } else {
    hideBootPicture();
  }
  const booting = store(boot.getSnapshot().hasTag('booting'));
  booting.subscribe(hideBootPicture);
  boot.subscribe((snapshot) => booting.set(snapshot.hasTag('booting')));
  return {
    booting,
    ready() {
      // The rendered picture loads only now: before, it would delay the desktop.
      enliven(bundle.pictures['boot-logo'].url);
      boot.send({ type: 'system.ready' });
    },
  };
}
