import { useSelector } from '@xstate/react';
import { memo, useCallback, useEffect, useMemo } from 'react';
import type { DeskThing } from '../../kernel/desk.ts';
import type { Pictures } from '../../engine/assets/texture.ts';
import type { Point } from '../../engine/mirror/menuRequests.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import type { DesktopIconView } from '../../engine/widgets/desktopIcon.ts';
import type { NameColors } from '../../engine/widgets/wallpaper.ts';
import { unreadText } from '@shared/domain/people/unread.ts';
import { accessTexts } from './accessTexts.ts';
import { desktopApps, labelOf } from '../apps/registry.ts';
import type { Shell } from '../shell.ts';
import { useStore } from '../../overlays/useStore.ts';
import { cellBounds, droppedAt, iconCells, iconUnder } from './iconGrid.ts';
import type { Bounds, WorkArea } from '../windows/windowSpec.ts';

interface Props {
  readonly shell: Shell;
  readonly stage: Stage;
  readonly icons: Pictures;
  readonly area: WorkArea;
  /** What the icons' names stand on; null: whatever the picture has there. */
  readonly names: NameColors | null;
}

interface Placed {
  readonly rect: Bounds;
}

/** One icon. It is laid out again only when it changed. */
const Icon = memo(function Icon({ stage, ...shown }: DesktopIconView & { readonly stage: Stage }) {
  const { id, title, icon, rect, selected, isShortcut, badge, names, events } = shown;
  const view = useMemo(
    () => ({ id, title, icon, rect, selected, isShortcut, badge, names, events }),
    [id, title, icon, rect, selected, isShortcut, badge, names, events],
  );
  return <pixiDesktopIcon stage={stage} view={view} />;
});

/** Everything under the windows: icons, and the balance at the top right. */
export function DesktopView({ shell, stage, icons, area, names }: Props) {
  const person = useStore(shell.person);
  const mode = useStore(shell.mode);
  const { byApp } = useStore(shell.news);
  const selected = useSelector(shell.desktop, (snapshot) => snapshot.context.selectedIcons);
  const places = useSelector(shell.desktop, (snapshot) => snapshot.context.iconPlaces);
  const shown = useShown(shell);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const rects = useMemo(
    () => iconCells(ids, places, area).map((cell) => cellBounds(cell, area)),
    [ids, places, area],
  );
  useEffect(() => shell.desktop.send({ type: 'system.icons', bounds: rects }), [shell, rects]);
  const select = useCallback(
    (ids: readonly string[]) => shell.desktop.send({ type: 'user.selectIcons', ids }),
    [shell],
  );
  const events = useMemo(() => iconEvents(shell, select, ids, area), [shell, select, ids, area]);
  const placed = useMemo(
    () =>
      shown.flatMap(({ id, title, icon, isShortcut = false }, index) => {
        const rect = rects[index];
        return rect === undefined ? [] : [{ id, title, icon: icons(`${icon}-32`), rect, isShortcut }];
      }),
    [shown, rects, icons],
  );
  const field = useMemo(
    () => ({
      rect: { x: 0, y: 0, width: area.width, height: area.height },
      icons: placed.map(({ id, title, rect }) => ({ id, title, rect })).sort(area.compact ? byRow : byColumn),
      events: {
        press: () => select([]),
        band: select,
        keys: (id: string, event: KeyboardEvent) => shell.desk.get().press(event, thingsOf(shell, id)),
        menu: (at: Point) =>
          shell.desktop.send({ type: 'user.menu', menu: { target: { kind: 'desktop' }, at } }),
      },
    }),
    [placed, area, shell, select],
  );
  const badge = useMemo(
    () => ({
      text: person.balance === null || area.compact ? null : gumText(person.balance),
      icon: icons('gum-16'),
      events: { press: () => shell.actions.openFor('gum') },
    }),
    [person.balance, area.compact, icons, shell],
  );
  const access = useMemo(() => {
    const texts = area.compact ? null : accessTexts(person, mode);
    return { icon: icons('access-key-16'), text: texts?.level ?? null, notice: texts?.notice ?? null };
  }, [person, mode, area.compact, icons]);
  return (
    <>
      <pixiIconField stage={stage} view={field}>
        {placed.map((icon) => (
          <Icon
            key={icon.id}
            {...{ stage, names, events }}
            {...icon}
            selected={selected.includes(icon.id)}
            badge={badgeOf(byApp[icon.id])}
          />
        ))}
      </pixiIconField>
      <pixiAccessBadge stage={stage} view={access} />
      <pixiGumBadge stage={stage} view={badge} />
    </>
  );
}

/** What lies on the desktop: the programs that this person has there, and what they put there themselves. */
function useShown(shell: Shell): readonly DeskThing[] {
  const person = useStore(shell.person);
  const mode = useStore(shell.mode);
  const desk = useStore(shell.desk);
  const hidden = useSelector(shell.desktop, (snapshot) => snapshot.context.hiddenIcons);
  const apps = useMemo(
    () => desktopApps(shell.registry, person.level, mode).filter(({ id }) => !hidden.includes(id)),
    [shell.registry, person.level, mode, hidden],
  );
  return useMemo(
    () => [
      ...apps.map((app) => ({ id: app.id, title: labelOf(app, person), icon: app.icon })),
      ...desk.things,
    ],
    [apps, person, desk],
  );
}

/** How much news belongs to an icon, as its badge says it. */
const badgeOf = (unread: number | undefined): string => (unread === undefined ? '' : unreadText(unread));

/** What the person does to an icon, with all that are selected beside it. */
function iconEvents(
  shell: Shell,
  select: (ids: readonly string[]) => void,
  ids: readonly string[],
  area: Props['area'],
) {
  const selectedNow = () => shell.desktop.getSnapshot().context.selectedIcons;
  /** The icon, with all that are selected beside it. */
  const together = (id: string) => (selectedNow().includes(id) ? selectedNow() : [id]);
  return {
    select: (id: string) => select([id]),
    focus: (id: string) => select(together(id)),
    toggle: (id: string) => {
      const others = selectedNow().filter((other) => other !== id);
      select(others.length < selectedNow().length ? others : [...others, id]);
    },
    open: (id: string) =>
      together(id).forEach((one) =>
        shell.registry.has(one) ? shell.actions.open(one) : shell.desk.get().open(one),
      ),
    menu: (id: string, at: Point) =>
      shell.desktop.send({ type: 'user.menu', menu: { target: { kind: 'icon', id }, at } }),
    drop: (id: string, at: Point) => {
      const { iconPlaces } = shell.desktop.getSnapshot().context;
      // What is no program and no longer there needs no place any more.
      const places = Object.fromEntries(
        Object.entries(iconPlaces).filter(([one]) => ids.includes(one) || shell.registry.has(one)),
      );
      const moved = together(id);
      const drop = { held: id, at, moved };
      const onto = iconUnder(drop, { ids, places, area });
      const things = thingsOf(shell, id);
      const isTaken = onto !== null && things.length === moved.length && shell.desk.get().drop(things, onto);
      shell.desktop.send({
        type: 'user.placeIcons',
        places: isTaken ? places : droppedAt(drop, { ids, places, area }),
      });
    },
  };
}

/** What of the person's own is meant by an icon: it, with all of it that is selected beside it; nothing by a program's. */
function thingsOf({ desk, desktop }: Shell, id: string): readonly string[] {
  const ids = desk.get().things.map((thing) => thing.id);
  const { selectedIcons } = desktop.getSnapshot().context;
  return selectedIcons.includes(id)
    ? ids.filter((one) => selectedIcons.includes(one))
    : ids.filter((one) => one === id);
}

/** The orders in which icons are read. */
const byColumn = ({ rect: a }: Placed, { rect: b }: Placed): number => a.x - b.x || a.y - b.y;
const byRow = ({ rect: a }: Placed, { rect: b }: Placed): number => a.y - b.y || a.x - b.x;

/** The balance as the desktop shows it. */
export const gumText = (balance: number): string => `${balance.toLocaleString('en-US')} GUM`;
