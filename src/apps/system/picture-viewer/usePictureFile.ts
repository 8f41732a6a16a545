import { useEffect, useState } from 'react';
import type { FileEntry } from '@shared/domain/system/disk/entries.ts';
import { DISK_TEXTS } from '../../../overlays/disk/texts.ts';
import { makerOf } from '../../../overlays/pictures/maker.ts';
import { FILE_MOST, OPEN_TEXTS, PIXELS_MOST } from '../../../overlays/pictures/openPicture.ts';
import { pictureHeader } from '../../../overlays/pictures/pictureHeader.ts';
import { fileOf } from '../../../services/disk/content.ts';
import type { DiskService } from '../../../services/disk/disk.ts';

/** A picture of the disk that can be shown. */
export interface OpenPicture {
  readonly blob: Blob;
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What it says that it was made of. */
  readonly maker: ReturnType<typeof makerOf>;
}

type Opened = OpenPicture | { readonly problem: string };

/** What a file shows, read again with each save of it; null: not yet. */
export function usePictureFile(disk: DiskService, file: FileEntry | null): Opened | null {
  const [shown, setShown] = useState<{ readonly of: string; readonly opened: Opened } | null>(null);
  const { id = null, version = 0, name = '' } = file ?? {};
  const of = `${id} ${version}`;
  useEffect(() => {
    if (id === null) return undefined;
    let url: string | null = null;
    let isOver = false;
    void opened(disk, id, name).then((found) => {
      if ('blob' in found && !isOver) url = URL.createObjectURL(found.blob);
      if (!isOver)
        setShown({
          of: `${id} ${version}`,
          opened: 'problem' in found ? found : { ...found, url: url ?? '' },
        });
    });
    return () => {
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [disk, id, version, name]);
  return shown?.of === of ? shown.opened : null;
}

type Found = Omit<OpenPicture, 'url'> | { readonly problem: string };

/** Reads what kind of picture it is from its content: a file from elsewhere may be called anything. */
async function opened(disk: DiskService, id: string, name: string): Promise<Found> {
  const content = await disk.content(id);
  if (!content.ok) return { problem: DISK_TEXTS.problems[content.error] };
  try {
    const file = fileOf(name, content.value);
    if (file.size > FILE_MOST) return { problem: OPEN_TEXTS.tooLong };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const header = pictureHeader(bytes);
    if (header === null) return { problem: OPEN_TEXTS.notPicture };
    const { type, width, height } = header;
    if (width * height > PIXELS_MOST) {
      return { problem: OPEN_TEXTS.tooLarge(Math.ceil((width * height) / 1_000_000)) };
    }
    return { blob: new Blob([bytes], { type }), width, height, maker: makerOf(bytes) };
  } catch {
    return { problem: OPEN_TEXTS.broken };
  }
}
