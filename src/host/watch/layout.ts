import { layoutText, type DeskLayout } from '@shared/domain/system/disk/layout.ts';
import * as shape from '../../kernel/shape.ts';
import type { DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { LayoutPort } from '../../services/disk/followLayout.ts';
import type { Store, StoredValue } from '../../services/storage/storage.ts';
import { topicOf, type Tabs } from '../../services/tabs/tabs.ts';
import { HIDDEN_ICONS, ICON_PLACES } from '../programs/iconMemory.ts';

/** Whose the layout is that this browser remembers: absent, a guest's. */
const OWNER: StoredValue<string> = { name: 'icons-of', version: 1, read: shape.reader(shape.words) };

const SHAPE: shape.Shape<DeskLayout> = shape.object({
  places: shape.made(shape.unknown, ICON_PLACES.read),
  hidden: shape.made(shape.unknown, HIDDEN_ICONS.read),
});

/** What wallets moved here that others have covered before it was sent. */
const LEFT: StoredValue<Readonly<Record<string, DeskLayout>>> = {
  name: 'icons-left',
  version: 1,
  read: shape.reader(shape.eachIn(SHAPE)),
};

/** The layout of the desktop, told from tab to tab. */
const LAYOUT = topicOf<DeskLayout>({
  name: 'desktop-layout',
  version: 1,
  read: (found) => shape.reader(SHAPE)(found),
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
  function leave(wallet: string, layout: DeskLayout | null): void {
    const { [wallet]: _before, ...others } = lasting.get(LEFT) ?? {};
    lasting.set(LEFT, layout === null ? others : { ...others, [wallet]: layout });
  }
  tabs.on(LAYOUT, show);
  return {
    get,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    owner: () => lasting.get(OWNER),
    own: (wallet) => void lasting.set(OWNER, wallet),
    left: (wallet) => lasting.get(LEFT)?.[wallet] ?? null,
    leave,
    set(layout, wallet) {
      lasting.set(OWNER, wallet);
      show(layout);
      leave(wallet, null);
      tabs.tell(LAYOUT, layout);
    },
  };
}
