import type { PictureSource } from '../_shared/chain/pictures.ts';
import type { Resizer } from '../_shared/chain/resizer.ts';
import { keepPortraits, type FoundPortrait, type MadePortrait } from '../_shared/db/collection/portraits.ts';
import type { Db } from '../_shared/db/port.ts';
import { writeName, type Portrait, type PortraitSize } from '../_shared/domain/collection/portraits.ts';
import { kept } from '../_shared/kernel/kept.ts';
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

/** A portrait as it is asked for. */
interface Wanted extends Pick<MadePortrait, 'name' | 'size'> {
  /** Where its picture is. */
  readonly address: string;
}

const keyOf = ({ name, size }: Wanted): string => `${writeName(name)} ${size}`;

/** Fifty portraits are shown as they are made, and written together: each by itself takes longer to keep than to make. */
export function portraitMaker({ db, pictures, resizer, report }: MakerPorts): PortraitMaker {
  const unkept = new Map<string, Wanted & MadePortrait>();
  let keeping = Promise.resolve();

  async function keep(): Promise<void> {
    const made = [...unkept.values()];
    if (made.length === 0) return;
    // One that cannot be kept is shown all the same.
    await keepPortraits(db, made).catch((fault: unknown) => report(fault, {}));
    for (const one of made) {
      unkept.delete(keyOf(one));
      portraits.forget(one);
    }
  }

  async function make(wanted: Wanted): Promise<Made> {
    const { address, size } = wanted;
    const picture = await pictures.read(address, size);
    if (!picture.ok) return picture.error.code === 'NOT_FOUND' ? null : undefined;
    const portrait = await resizer.portrait(picture.value, size);
    if (portrait !== undefined) unkept.set(keyOf(wanted), { ...wanted, portrait });
    return portrait;
  }

  async function makeOrReport(wanted: Wanted): Promise<Made> {
    try {
      return await make(wanted);
    } catch (fault) {
      report(fault, {});
      return undefined;
    }
  }

  // One that was made is answered from here until it is in the database.
  const portraits = kept(makeOrReport, { forMs: Infinity, failed: (made) => !made, keyOf });

  return {
    make: ({ name, address }, size) => portraits({ name, address, size }),
    kept: () => (keeping = keeping.then(keep)),
  };
}
