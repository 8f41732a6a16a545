import type { Prize } from '@shared/contract/school/prizes.ts';
import { DEFAULT_SETTINGS, type DesktopSettings } from '@shared/domain/system/settings.ts';

type Worn = Pick<DesktopSettings, 'theme' | 'bootScreen' | 'lockerStickers' | 'jukebox'>;
type Thing = Pick<Prize, 'id' | 'kind'>;

/** The setting of which a prize of a kind is the value; stickers lie beside each other. */
const SETTING_OF = { theme: 'theme', 'boot-picture': 'bootScreen', tune: 'jukebox' } as const;

/** Whether a prize is on: the theme, the boot picture, a sticker of the locker, the record of the jukebox. */
export const isWorn = (settings: Worn, { id, kind }: Thing): boolean =>
  kind === 'sticker' ? settings.lockerStickers.includes(id) : settings[SETTING_OF[kind]] === id;

/** The change of the settings that puts a prize on, or takes it off: then the default is there again. */
export function wearing(settings: Worn, { id, kind }: Thing, on: boolean): Partial<Worn> {
  if (kind !== 'sticker') return { [SETTING_OF[kind]]: on ? id : DEFAULT_SETTINGS[SETTING_OF[kind]] };
  const others = settings.lockerStickers.filter((one) => one !== id);
  return { lockerStickers: on ? [...others, id] : others };
}
