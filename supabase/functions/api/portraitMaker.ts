import type { PictureSource } from '../_shared/chain/pictures.ts';
import type { Resizer } from '../_shared/chain/resizer.ts';
import { keepPortrait, type FoundPortrait } from '../_shared/db/portraits.ts';
import type { Db } from '../_shared/db/port.ts';
import { writeName, type Portrait, type PortraitSize } from '../_shared/domain/portraits.ts';
import type { LogFields } from '../_shared/kernel/log.ts';

interface MakerPorts {
  readonly db: Db;
  readonly pictures: PictureSource;
  readonly resizer: Resizer;
  readonly report: (fault: unknown, during: LogFields) => void;
}

/** Null: there will be none, and the whole picture is shown, if there is any. Undefined: not now. */
export type Made = Portrait | null | undefined;

/** Makes a portrait that is not kept yet, and keeps it. Never rejects. */
export type MakePortrait = (found: FoundPortrait, size: PortraitSize) => Promise<Made>;

/** Makes each portrait once at a time, however many ask for it (CHAIN-20). */
export function portraitMaker({ db, pictures, resizer, report }: MakerPorts): MakePortrait {
  const coming = new Map<string, Promise<Made>>();

  async function made({ name, address }: FoundPortrait, size: PortraitSize): Promise<Made> {
    const picture = await pictures.read(address, size);
    if (!picture.ok) return picture.error.code === 'NOT_FOUND' ? null : undefined;
    const portrait = await resizer.portrait(picture.value, size);
    // One that cannot be kept is shown all the same.
    await keepPortrait(db, name, size, portrait).catch((fault: unknown) => report(fault, {}));
    return portrait;
  }

  return (found, size) => {
    const key = `${writeName(found.name)} ${size}`;
    const underWay =
      coming.get(key) ??
      made(found, size)
        .catch((fault: unknown) => {
          report(fault, {});
          return undefined;
        })
        .finally(() => coming.delete(key));
    coming.set(key, underWay);
    return underWay;
  };
}
