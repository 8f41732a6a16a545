import type { DesktopSettings } from '@shared/domain/system/settings.ts';
import type { Readable } from '../../kernel/store.ts';
import { ACCESS_REQUIRED, PRODUCT } from '@shared/kernel/product.ts';
import { ok } from '@shared/kernel/result.ts';
import type { Access, Gate } from '../../services/access/access.ts';
import { NO_OWN, type OwnWallpaper } from '../../services/wallpaper/ownWallpaper.ts';
import type { Api } from '../../services/api/api.ts';

/** While the gate is not open the page says so in its title, and no key outside the gate does anything. */
export function guardGate(gate: Readable<Gate>): void {
  const closed = (): boolean => gate.get() !== 'open';
  const name = (): void => {
    document.title = closed() ? ACCESS_REQUIRED : PRODUCT;
  };
  gate.subscribe(name);
  name();
  addEventListener(
    'keydown',
    (event) => {
      const inside = event.target instanceof Element && event.target.closest('.gate') !== null;
      if (closed() && !inside) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** While the gate is not open, the background is the picture of the school, whatever the settings say. */
export function schoolBehind(
  gate: Readable<Gate>,
  settings: Readable<DesktopSettings>,
): Readable<DesktopSettings> {
  return {
    get() {
      const chosen = settings.get();
      if (gate.get() === 'open') return chosen;
      return { ...chosen, desktopBackgroundType: 'image', desktopBackground: 'flunks-high' };
    },
    subscribe(listener) {
      const stops = [settings.subscribe(listener), gate.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** The person's own picture while the gate is open, and none before. The settings behind it tell of the gate, too. */
export const openOnly = (gate: Readable<Gate>, own: Readable<OwnWallpaper>): Readable<OwnWallpaper> => ({
  ...own,
  get: () => (gate.get() === 'open' ? own.get() : NO_OWN),
});

interface Parts {
  readonly access: Access;
  readonly api: Pick<Api, 'call'>;
  readonly mirror: HTMLElement;
  /** True while the boot picture shows; the gate waits until it is over. */
  readonly booting: Readable<boolean>;
  readonly sound: (patch: 'error' | 'open') => void;
}

/** Shows the gate whenever it is not open. Its code is loaded only then, so never in the public mode. */
export function keepGate({ access, api, mirror, booting, sound }: Parts): void {
  const { gate } = access;
  let unmount: Promise<() => void> | null = null;

  async function mount(): Promise<() => void> {
    const { mountGate } = await import('../../overlays/gate/AccessGate.tsx');
    return mountGate(mirror, {
      sound,
      confirming: { get: () => gate.get() === 'checking', subscribe: gate.subscribe },
      async validate(code) {
        const answer = await api.call('POST /api/validate-access', { code });
        if (!answer.ok) return answer;
        access.grant(answer.value.accessLevel, answer.value.code);
        return ok(null);
      },
    });
  }
  const follow = (): void => {
    const needed = gate.get() !== 'open' && !booting.get();
    if (needed) unmount ??= mount();
    else if (gate.get() === 'open' && unmount !== null) {
      void unmount.then((take) => take());
      unmount = null;
    }
  };
  gate.subscribe(follow);
  booting.subscribe(follow);
  follow();
}
