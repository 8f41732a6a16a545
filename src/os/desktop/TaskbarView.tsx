import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { Pictures } from '../../engine/assets/texture.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import { taskbarHeight } from '../../engine/widgets/taskbarMetrics.ts';
import { startMenuApps } from '../apps/registry.ts';
import type { Shell } from '../shell.ts';
import { useReadable } from '../useReadable.tsx';
import type { WorkArea } from '../windows/windowSpec.ts';
import type { OpenWindow } from './desktopMachine.ts';

interface Props {
  readonly shell: Shell;
  readonly stage: Stage;
  readonly icons: Pictures;
  readonly art: Pictures;
  readonly area: WorkArea;
}

const BANNER = 'Flunks 95';

/** The taskbar and the menu that its Start button opens. */
export function TaskbarView({ shell, stage, icons, art, area }: Props) {
  const person = useReadable(shell.person);
  const clock = useReadable(shell.clock);
  const muted = useReadable(shell.muted);
  const pile = useSelector(shell.desktop, (snapshot) => snapshot.context.pile);
  const order = useSelector(shell.desktop, (snapshot) => snapshot.context.tasks);
  const active = useSelector(shell.desktop, (snapshot) => snapshot.context.active);
  const startOpen = useSelector(shell.desktop, (snapshot) => snapshot.hasTag('start-open'));
  const titles = useTitles(pile);
  const height = taskbarHeight(area.compact);

  const tasks = useMemo(
    () =>
      order.flatMap((id) => {
        const window = pile.find((open) => open.id === id);
        if (window === undefined) return [];
        const icon = icons(`${window.actor.getSnapshot().context.spec.icon}-16`);
        return [{ id, title: titles.get(id) ?? '', icon, active: id === active }];
      }),
    [order, pile, icons, titles, active],
  );
  const taskbar = useMemo(
    () => ({
      rect: { x: 0, y: area.height, width: area.width, height },
      tasks,
      startIcon: art('start-flag'),
      startOpen,
      clock,
      muted,
      speakerIcon: art(muted ? 'speaker-off' : 'speaker-on'),
      gum:
        area.compact && person.balance !== null
          ? { text: person.balance.toLocaleString('en-US'), icon: icons('gum-16') }
          : null,
      events: {
        start: () => {
          shell.actions.sound('menu');
          shell.desktop.send({ type: 'user.start' });
        },
        task: (id: string) => shell.desktop.send({ type: 'user.task', id }),
        mute: shell.actions.toggleMute,
        gum: () => shell.actions.openFor('gum'),
      },
    }),
    [area, height, tasks, art, icons, startOpen, clock, muted, person.balance, shell],
  );
  const menu = useMemo(() => {
    const items = startMenuApps(shell.registry, person.level).map((app) => ({
      id: app.id,
      label: app.startMenuLabel?.(person.signedIn) ?? app.title,
      icon: icons(`${app.icon}-32`),
    }));
    return {
      open: startOpen,
      items,
      banner: BANNER,
      anchor: { x: 2, y: area.height + 2 },
      events: {
        choose: (id: string) => {
          shell.desktop.send({ type: 'user.dismiss' });
          shell.actions.open(id);
        },
        close: (refocus: boolean) => {
          shell.desktop.send({ type: 'user.dismiss' });
          if (refocus) document.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus();
        },
      },
    };
  }, [shell, person.level, person.signedIn, icons, startOpen, area.height]);

  return (
    <>
      <pixiTaskbar stage={stage} view={taskbar} />
      <pixiStartMenu stage={stage} view={menu} />
    </>
  );
}

type Titles = ReadonlyMap<string, string>;

const readTitles = (pile: readonly OpenWindow[]): Titles =>
  new Map(pile.map(({ id, actor }) => [id, actor.getSnapshot().context.title]));

/** The titles of the open windows, which their apps may change. */
function useTitles(pile: readonly OpenWindow[]): Titles {
  const [titles, setTitles] = useState<Titles>(() => readTitles(pile));
  useEffect(() => {
    const update = (): void => {
      setTitles((before) => {
        const now = readTitles(pile);
        const same = now.size === before.size && [...now].every(([id, title]) => before.get(id) === title);
        return same ? before : now;
      });
    };
    update();
    const subscriptions = pile.map(({ actor }) => actor.subscribe(update));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [pile]);
  return titles;
}
