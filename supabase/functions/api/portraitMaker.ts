import type { PictureSource } from '../_shared/chain/pictures.ts';
import type { Resizer } from '../_shared/chain/resizer.ts';
import { keepPortraits, type FoundPortrait, type MadePortrait } from '../_shared/db/collection/portraits.ts';
import type { Db } from '../_shared/db/port.ts';
import { writeName, type Portrait, type PortraitSize } from '../_shared/domain/collection/portraits.ts';
import type { LogFields } from '../_shared/kernel/log.ts';

interface MakerPorts {
  readonly db: Db;
  readonly pictures: PictureSource;
  readonly resizer: Resizer;
  readonly report: (fault: unknown, during: LogFields) => void;
}

/** Null: there will be none, and the whole picture is shown, if there is any. Undefined: not now. */
export type Made = Portrait | null | undefined;

/** Makes portraits, each once at a time, however many ask for it (PORTRAIT-1). */
export interface PortraitMaker {
  /** Makes a portrait that is not kept yet, and has it kept. Never rejects. */
  make(found: FoundPortrait, size: PortraitSize): Promise<Made>;
  /** Resolves when all that was made until now is kept, or cannot be: a hosted function may end then. Never rejects. */
  kept(): Promise<void>;
}

/** Fifty portraits are shown as they are made, and written together: each by itself takes longer to keep than to make. */
export function portraitMaker({ db, pictures, resizer, report }: MakerPorts): PortraitMaker {
  const coming = new Map<string, Promise<Made>>();
  const unkept = new Map<string, MadePortrait>();
  let keeping = Promise.resolve();

  async function keep(): Promise<void> {
    const made = [...unkept];
    if (made.length === 0) return;
    // One that cannot be kept is shown all the same.
    await keepPortraits(
      db,
      made.map(([, portrait]) => portrait),
    ).catch((fault: unknown) => report(fault, {}));
    for (const [key] of made) {
      unkept.delete(key);
      coming.delete(key);
    }
  }

  async function made(key: string, { name, address }: FoundPortrait, size: PortraitSize): Promise<Made> {
    const picture = await pictures.read(address, size);
    if (!picture.ok) return picture.error.code === 'NOT_FOUND' ? null : undefined;
    const portrait = await resizer.portrait(picture.value, size);
    if (portrait !== undefined) unkept.set(key, { name, size, portrait });
    return portrait;
  }

  return {
    make(found, size) {
      const key = `${writeName(found.name)} ${size}`;
      const underWay =
        coming.get(key) ??
        made(key, found, size)
          .catch((fault: unknown) => {
            report(fault, {});
            return undefined;
          })
          .finally(() => {
            if (!unkept.has(key)) coming.delete(key);
          });
      coming.set(key, underWay);
      return underWay;
    },
    kept: () => (keeping = keeping.then(keep)),
  };
}
