import type { Writable } from '../../kernel/store.ts';
import type { SettingsService } from '../settings/settings.ts';
import { topicOf, type Tabs } from '../tabs/tabs.ts';
import { NO_OWN, OWN_WALLPAPER, type OwnWallpaper } from './ownWallpaper.ts';

/** The same in all tabs of this browser. */
export function inAllTabs(
  own: Writable<OwnWallpaper>,
  tabs: Pick<Tabs, 'tell' | 'on'>,
): Writable<OwnWallpaper> {
  const topic = topicOf(OWN_WALLPAPER);
  tabs.on(topic, own.set);
  return {
    ...own,
    set(chosen) {
      own.set(chosen);
      tabs.tell(topic, chosen);
    },
  };
}

/** The settings, in which another background takes the place of the person's own picture, and a reset forgets it. */
export function settingsOver(own: Writable<OwnWallpaper>, settings: SettingsService): SettingsService {
  return {
    ...settings,
    change(patch) {
      if (own.get().shown && ('desktopBackground' in patch || 'desktopBackgroundType' in patch))
        own.set({ ...own.get(), shown: false });
      settings.change(patch);
    },
    reset() {
      own.set(NO_OWN);
      settings.reset();
    },
  };
}
