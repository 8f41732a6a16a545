import { layoutText, type DeskLayout } from '@shared/domain/system/disk/layout.ts';
import * as shape from '../../kernel/shape.ts';
import type { DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { LayoutPort } from '../../services/disk/followLayout.ts';
import type { Store, StoredValue } from '../../services/storage/storage.ts';
import { topicOf, type Tabs } from '../../services/tabs/tabs.ts';
import { HIDDEN_ICONS, ICON_PLACES } from '../programs/iconMemory.ts';

/** Whose the layout is that this browser remembers: absent, a guest's. */
const OWNER: StoredValue<string> = { name: 'icons-of', version: 1, read: shape.reader(shape.words) };

/** The layout of the desktop, told from tab to tab. */
const LAYOUT = topicOf<DeskLayout>({
  name: 'desktop-layout',
  version: 1,
  read: (found) =>
    shape.reader(
      shape.object({
        places: shape.made(shape.unknown, ICON_PLACES.read),
        hidden: shape.made(shape.unknown, HIDDEN_ICONS.read),
      }),
    )(found),
});

/** Where icons lie and which are hidden, the same in all tabs of this browser from now on. */
export function layoutOf(desktop: DesktopActor, lasting: Store, tabs: Tabs): LayoutPort {
  const get = (): DeskLayout => {
    const { iconPlaces, hiddenIcons } = desktop.getSnapshot().context;
    return { places: iconPlaces, hidden: hiddenIcons };
  };
  const listeners = new Set<() => void>();
  let shown = layoutText(get());
  function show({ places, hidden }: DeskLayout): void {
    shown = layoutText({ places, hidden });
    if (layoutText(get()) === shown) return;
    desktop.send({ type: 'system.layIcons', iconPlaces: places, hiddenIcons: hidden });
  }
  desktop.subscribe(() => {
    const text = layoutText(get());
    if (text === shown) return;
    shown = text;
    tabs.tell(LAYOUT, get());
    for (const listener of listeners) listener();
  });
  tabs.on(LAYOUT, show);
  return {
    get,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    owner: () => lasting.get(OWNER),
    own: (wallet) => void lasting.set(OWNER, wallet),
    set(layout, wallet) {
      lasting.set(OWNER, wallet);
      show(layout);
      tabs.tell(LAYOUT, layout);
    },
  };
}
