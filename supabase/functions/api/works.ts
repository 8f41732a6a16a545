import type { Context } from 'hono';
import type { PictureBytes } from '../_shared/chain/pictures.ts';
import { RowId } from '../_shared/contract/values.ts';
import { keptPicture, sharedWork, type KeptPicture } from '../_shared/db/making/works.ts';
import { readWorkAddress, type WorkSight } from '../_shared/works/address.ts';
import { workPage } from '../_shared/works/page.ts';
import { namesOf, type WorkFiles } from '../_shared/works/pictureStore.ts';
import { Refused } from './answers.ts';
import type { Api, LiveDeps } from './deps.ts';
import { MINUTES, missing, pictureAnswer } from './pictures.ts';

/** A signed address is its bearer's own: no cache on the way keeps the picture, and a browser not for long. */
const PRIVATE_MINUTES = 'private, max-age=600';

const maySee = ({ removed }: KeptPicture, { view }: Pick<WorkSight, 'view'>): boolean =>
  view === 'queue' || !removed;

async function read(
  deps: LiveDeps,
  id: string,
  mayBe: (kept: KeptPicture) => boolean,
  size: WorkSight['size'],
): Promise<PictureBytes> {
  const kept = await deps.db.transaction(null, (tx) => keptPicture(tx, id));
  if (kept === null || !mayBe(kept)) throw missing();
  const picture = await deps.pictureStore.read(namesOf(kept)[size]);
  if (!picture.ok) throw new Refused(picture.error.code, picture.error.message);
  return picture.value;
}

/**
 * What of works is no JSON: their pictures by signed address (WORK-5), the picture that goes with a link, and the page
 * that a link leads to (WORK-6).
 */
export function mountWorks(app: Api, deps: LiveDeps): void {
  const idOf = (c: Context): string => {
    const id = RowId.safeParse(c.req.param('id'));
    if (!id.success) throw missing();
    return id.data;
  };
  app.get('/works/picture/:id', (c) =>
    pictureAnswer(c, deps, PRIVATE_MINUTES, async () => {
      const sight = await readWorkAddress(idOf(c), (name) => c.req.query(name), deps.clock.now(), deps.keys);
      if (sight === null) throw missing();
      return read(deps, sight.id, (kept) => maySee(kept, sight), sight.size);
    }),
  );
  app.get('/works/preview/:id', (c) =>
    pictureAnswer(c, deps, MINUTES, () =>
      read(deps, idOf(c), ({ held, removed }) => !held && !removed, 'small'),
    ),
  );
  app.get('/works/page/:id', async (c) => {
    const page = await deps.page();
    if (page === null) throw new Refused('NOT_FOUND', 'The page is not served here.');
    const id = RowId.safeParse(c.req.param('id'));
    const work = id.success ? await deps.db.transaction(null, (tx) => sharedWork(tx, id.data)) : null;
    const html = work === null ? page.html : workPage(page.html, work, deps.origin);
    return c.body(html, work === null ? 404 : 200, {
      ...page.headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });
}

/** Deletes the pictures of a work that is gone. It is gone whether or not this succeeds, which operators are told of. */
export async function forgotten({ pictureStore, log }: LiveDeps, files: WorkFiles): Promise<void> {
  const { whole, small } = namesOf(files);
  const done = await pictureStore.remove([whole, small]);
  if (!done.ok) log('warn', 'pictures of a work are left in the store', { file: files.file });
}
