import sharp from 'sharp';
import { fail, ok } from '../../../src/kernel/result.ts';
import type { Picture, PictureSource } from '../../functions/_shared/chain/pictures.ts';
import type { Db } from '../../functions/_shared/db/port.ts';

/** How many drawn pictures are kept, some KB each. */
const MOST_KEPT = 2_000;
const ADDRESS = /^demo:(Flunks|Backpack)\/(\d{1,9})(?:\/(graduated|pixels))?$/;

/** The pixels on a side. */
const SIDE = 96;

function draw(metadata: Readonly<Record<string, string>>, graduated: boolean): string {
  const hue = [...JSON.stringify(metadata)].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360,
    7,
  );
  const cap = graduated ? '<path fill="#181425" d="M20 22h56v8H20zM32 14h32v8H32z"/>' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" shape-rendering="crispEdges">
    <path fill="hsl(${hue} 60% 70%)" d="M0 0h96v96H0z"/><path fill="#181425" d="M22 22h52v52H22z"/>
    <path fill="hsl(${(hue + 120) % 360} 60% 60%)" d="M26 26h44v44H26z"/>${cap}</svg>`;
}

/** The pictures of the demo chain, drawn when they are first asked for. */
export function demoPictures(db: Db): PictureSource {
  const kept = new Map<string, Promise<Picture>>();
  const render = async (metadata: Readonly<Record<string, string>>, which: string): Promise<Picture> => {
    const svg = Buffer.from(draw(metadata, which === 'graduated'));
    const image = sharp(svg).resize(which === 'pixels' ? SIDE : SIDE * 4, null, { kernel: 'nearest' });
    return { bytes: new Uint8Array(await image.png().toBuffer()), type: 'image/png' };
  };

  return {
    async read(address) {
      const [, collection, id, which = 'thumbnail'] = ADDRESS.exec(address) ?? [];
      const known = kept.get(address);
      if (known) return ok(await known);
      const [row] = await db.statement<{ metadata: Readonly<Record<string, string>> }>(
        'select metadata from demo.templates where collection = $1 and template_id = $2::text::bigint',
        [collection ?? '', id ?? '-1'],
      );
      if (!row) return fail('NOT_FOUND', 'There is no such picture.');
      const drawn = render(row.metadata, which);
      kept.set(address, drawn);
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
      return ok(await drawn);
    },
  };
}
