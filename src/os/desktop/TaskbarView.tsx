import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Texture } from 'pixi.js';
import type { Pictures } from '../../engine/assets/texture.ts';
import type { Point } from '../../engine/mirror/menuRequests.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import type { TaskbarView as TaskbarLook } from '../../engine/widgets/taskbar.ts';
import { taskbarHeight } from '../../engine/widgets/taskbarMetrics.ts';
import { perform } from '../commands/command.ts';
import { minimizeAll, startMenu, undoMinimizeAll } from '../commands/desktopCommands.ts';
import type { Shell } from '../shell.ts';
import { useStore } from '../../overlays/useStore.ts';
import type { WorkArea } from '../windows/windowSpec.ts';
import { unreadText } from '@shared/domain/people/unread.ts';
import { accessTexts, type AccessTexts } from './accessTexts.ts';
import type { OpenWindow } from './stack.ts';

interface Props {
  readonly shell: Shell;
  readonly stage: Stage;
  readonly icons: Pictures;
  readonly art: Pictures;
  readonly area: WorkArea;
}

/** Shown before the time while the server cannot be reached. */
const OFFLINE = 'Offline';

/** The taskbar: Start, the open windows, and the tray. */
export function TaskbarView({ shell, stage, icons, art, area }: Props) {
  const person = useStore(shell.person);
  const mode = useStore(shell.mode);
  const online = useStore(shell.online);
  const time = useStore(shell.clock);
  const clock = online ? time : `${OFFLINE}  ${time}`;
  const muted = useStore(shell.muted);
  const { unread } = useStore(shell.news);
  const stack = useSelector(shell.desktop, (snapshot) => snapshot.context.stack);
  const order = useSelector(shell.desktop, (snapshot) => snapshot.context.tasks);
  const active = useSelector(shell.desktop, (snapshot) => snapshot.context.active);
  const startOpen = useSelector(shell.desktop, (snapshot) => snapshot.context.menu?.target.kind === 'start');
  const titles = useTitles(stack);
  const height = taskbarHeight(useStore(stage.display).thumb);

  const tasks = useMemo(
    () =>
      order.flatMap((id) => {
        const window = stack.find((open) => open.id === id);
        const spec = window?.actor.getSnapshot().context.spec;
        // A dialog lies over all windows, and needs no button.
        if (spec === undefined || spec.dialog) return [];
        const icon = icons(`${spec.icon}-16`);
        return [{ id, title: titles.get(id) ?? '', icon, active: id === active }];
      }),
    [order, stack, icons, titles, active],
  );
  const news = useMemo(
    () => beeper(person.signedIn, unread, area.compact, icons('beeper-16')),
    [person.signedIn, unread, area.compact, icons],
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
      news,
      gum: gumCenter(person.balance, area.compact, icons('gum-16')),
      // A phone has room for one of the two.
      access: area.compact && news === null ? accessBadge(accessTexts(person, mode), icons) : null,
      events: {
        start: () => perform(startMenu, shell, null),
        desktop: () => {
          const back = undoMinimizeAll.enabled(shell, null);
          perform(back ? undoMinimizeAll : minimizeAll, shell, null);
        },
        task: (id: string) => shell.desktop.send({ type: 'user.task', id }),
        volume: shell.actions.openVolume,
        gum: () => shell.actions.openFor('gum'),
        news: () => shell.actions.openFor('news'),
        clock: () => shell.actions.openFor('date-time'),
        list: (at: Point) =>
          shell.desktop.send({ type: 'user.menu', menu: { target: { kind: 'windows' }, at } }),
        menu: (id: string | null, at: Point) => {
          const target = id === null ? ({ kind: 'taskbar' } as const) : ({ kind: 'window', id } as const);
          shell.desktop.send({ type: 'user.menu', menu: { target, at } });
        },
      },
    }),
    [area, height, tasks, art, icons, startOpen, clock, muted, news, person, mode, shell],
  );
  return <pixiTaskbar stage={stage} view={taskbar} />;
}

/** The Gum Center. On a phone it shows the balance, which elsewhere lies on the desktop (SHELL-17). */
function gumCenter(balance: number | null, compact: boolean, icon: Texture): TaskbarLook['gum'] {
  if (!compact || balance === null) return { label: 'Gum Center', text: '', icon };
  const text = balance.toLocaleString('en-US');
  return { label: `GUM balance: ${text}`, text, icon };
}

/** The beeper of who is signed in; on a phone, which has little room, only while something is unread (NEWS-9). */
function beeper(signedIn: boolean, unread: number, compact: boolean, icon: Texture): TaskbarLook['news'] {
  if (!signedIn || (compact && unread === 0)) return null;
  const text = unread === 0 ? '' : unreadText(unread);
  return { label: `Beeper, ${text === '' ? 'nothing' : text} unread`, text, icon };
}

/** The badge of the access level, which on a phone is an icon of a key. */
function accessBadge(texts: AccessTexts | null, icons: Pictures): TaskbarLook['access'] {
  if (texts === null) return null;
  const { level, notice } = texts;
  return { label: notice === null ? level : `${level}, ${notice}`, icon: icons('access-key-16') };
}

const titleOf = ({ actor }: OpenWindow): string => actor.getSnapshot().context.title;

/** The titles of the open windows, which their apps may change. */
function useTitles(stack: readonly OpenWindow[]): ReadonlyMap<string, string> {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscriptions = stack.map(({ actor }) => actor.subscribe(changed));
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    },
    [stack],
  );
  const titles = useSyncExternalStore(subscribe, () =>
    JSON.stringify(stack.map((window) => [window.id, titleOf(window)])),
  );
  // As text they are the same while no title changes; it is this function's own.
  return useMemo(() => new Map(JSON.parse(titles) as [string, string][]), [titles]);
}
