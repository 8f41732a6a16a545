import { extend, type PixiReactElementProps } from '@pixi/react';
import { useMemo } from 'react';
import type { Pictures } from '../../engine/assets/texture.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import { Switcher } from '../../engine/widgets/switcher.ts';
import type { Switching } from './desktopMachine.ts';
import type { OpenWindow } from './stack.ts';

declare module '@pixi/react' {
  interface PixiElements {
    pixiSwitcher: PixiReactElementProps<typeof Switcher>;
  }
}

// Registered here and not in os/widgets.ts, because the switcher is loaded when it is first used.
extend({ Switcher });

interface Props {
  readonly stage: Stage;
  readonly icons: Pictures;
  readonly stack: readonly OpenWindow[];
  readonly switching: Switching;
}

/** The windows that the keys of the switcher go through, each by its icon, and the name of the chosen one. */
export function SwitcherView({ stage, icons, stack, switching }: Props) {
  const { ids, at } = switching;
  const windows = useMemo(
    () =>
      ids.flatMap((id) => {
        const window = stack.find((open) => open.id === id);
        if (window === undefined) return [];
        const { title, spec } = window.actor.getSnapshot().context;
        return [{ id, title, icon: icons(`${spec.icon}-32`) }];
      }),
    [ids, stack, icons],
  );
  const view = useMemo(() => ({ windows, at }), [windows, at]);
  return <pixiSwitcher stage={stage} view={view} />;
}
