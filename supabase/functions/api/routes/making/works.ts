import type { Redrawn } from '../../../_shared/chain/draw.ts';
import { sha256, successorOf } from '../../../_shared/auth/keys.ts';
import type { Work, worksRoutes } from '../../../_shared/contract/making/works.ts';
import { isSwitchedOff } from '../../../_shared/db/system/flags.ts';
import { decide, report } from '../../../_shared/db/people/moderation.ts';
import { hasProfile } from '../../../_shared/db/people/myPlace.ts';
import type { Transaction } from '../../../_shared/db/port.ts';
import type { Member } from '../../../_shared/db/system/sessions.ts';
import {
  enoughPublished,
  hang,
  hungWork,
  publishedBy,
  react,
  takeDown,
  wallPage,
  type HungWork,
  type Publishing,
} from '../../../_shared/db/making/works.ts';
import { TITLE_RULE } from '../../../_shared/domain/making/works.ts';
import { fromBase64 } from '../../../_shared/kernel/base64.ts';
import { fail, ok, type Result } from '../../../_shared/kernel/result.ts';
import { workAddress } from '../../../_shared/works/address.ts';
import { namesOf } from '../../../_shared/works/pictureStore.ts';
import type { Handlers } from '../../calls.ts';
import type { LiveDeps } from '../../deps.ts';
import { tooManyPictures } from '../../limits.ts';
import { NAMELESS, written, type Written } from '../../writing.ts';

const NO_WORK = fail('NOT_FOUND', 'There is no such work. It may have been taken down.');
const CLOSED = fail('FORBIDDEN', 'The Bulletin Board is closed at the moment.');
const UNREADABLE = fail('BAD_REQUEST', 'picture: not Base64');

/** A work with addresses that its reader's browser can ask for. */
async function signed({ clock, keys }: LiveDeps, work: HungWork): Promise<Work> {
  const [picture, small] = await Promise.all(
    (['whole', 'small'] as const).map((size) =>
      workAddress({ id: work.id, size, view: 'wall' }, clock.now(), keys),
    ),
  );
  return { ...work, picture: picture ?? '', small: small ?? '' };
}

/** Whether the member may publish under this title now, and what is kept of the title. */
async function admitted(tx: Transaction, member: Member, title: string): Promise<Result<Written>> {
  if (await isSwitchedOff(tx, 'showBulletinBoard', member.wallet)) return CLOSED;
  if (!(await hasProfile(tx, member.wallet))) return NAMELESS;
  const kept = await written(tx, member, 'work', title, TITLE_RULE);
  // Asked last: `written` has made the wallet's other transactions wait, so that none slips in between.
  return kept.ok ? ((await enoughPublished(tx, member.wallet)) ?? kept) : kept;
}

type Asked =
  /** The act was done before. */
  { readonly before: HungWork } | { readonly before: null; readonly title: Written };

/** What this act comes to now: the work that it published before, or the title that it may publish under. */
async function askedOf(
  tx: Transaction,
  member: Member,
  publishing: Publishing,
  title: string,
): Promise<Result<Asked>> {
  const may = await admitted(tx, member, title);
  // Asked after that, since `written` waits for the same act in another request, whose title this one then repeats.
  const before = await publishedBy(tx, publishing);
  if (!before.ok) return before;
  if (before.value !== null) return ok({ before: before.value });
  return may.ok ? ok({ before: null, title: may.value }) : may;
}

/** Stores both pictures. UNAVAILABLE where either could not be. */
async function stored(
  { pictureStore }: LiveDeps,
  file: string,
  { whole, small }: Redrawn,
): Promise<Result<null>> {
  const names = namesOf(file, whole.type);
  const done = await Promise.all([
    pictureStore.put(names.whole, whole),
    pictureStore.put(names.small, small),
  ]);
  return done.find((one) => !one.ok) ?? ok(null);
}

/** Deletes the pictures of a work that is gone. It is gone whether or not this succeeds, which operators are told of. */
async function forgotten(
  { pictureStore, log }: LiveDeps,
  { file, type }: { readonly file: string; readonly type: Redrawn['whole']['type'] },
): Promise<void> {
  const { whole, small } = namesOf(file, type);
  const done = await pictureStore.remove([whole, small]);
  if (!done.ok) log('warn', 'pictures of a work are left in the store', { file });
}

/** Which act this is: repeated with its key it is the same one. */
async function publishingOf(
  { keys }: LiveDeps,
  { wallet }: Member,
  key: string | null,
  body: object,
): Promise<Publishing> {
  const act = await sha256(`work:${wallet}:${key ?? crypto.randomUUID()}`);
  // Another body is another file, so that it never takes the place of what hangs there.
  const whole = await sha256(`${act} ${JSON.stringify(body)}`);
  return { act, file: (await successorOf(whole, keys)).slice(0, 32) };
}

export const worksHandlers: Handlers<typeof worksRoutes> = {
  'GET /api/works': {
    async procedure({ deps, who }, asked) {
      const { items, next } = await deps.db.transaction(who?.wallet ?? null, (tx) => wallPage(tx, asked));
      return ok({ works: await Promise.all(items.map((work) => signed(deps, work))), next });
    },
  },

  'GET /api/works/one': {
    async procedure({ deps, who }, { id }) {
      const work = await deps.db.transaction(who?.wallet ?? null, (tx) => hungWork(tx, id));
      return work === null ? NO_WORK : ok({ work: await signed(deps, work) });
    },
  },

  'POST /api/works': {
    async procedure({ deps, who, key }, body) {
      const { wallet } = who;
      const publishing = await publishingOf(deps, who, key, body);
      const may = await deps.db.transaction(wallet, async (tx): Promise<Result<HungWork | null>> => {
        const asked = await askedOf(tx, who, publishing, body.title);
        return asked.ok ? ok(asked.value.before) : asked;
      });
      if (!may.ok) return may;
      if (may.value !== null) return ok({ work: await signed(deps, may.value) });
      const bytes = fromBase64(body.picture);
      if (bytes === null) return UNREADABLE;
      const drawn = await deps.redraw(bytes);
      if (drawn === null) throw tooManyPictures();
      if (!drawn.ok) return drawn;
      const { whole, width, height } = drawn.value;
      const kept = await stored(deps, publishing.file, drawn.value);
      if (!kept.ok) return kept;
      const hung = await deps.db.transaction(wallet, async (tx): Promise<Result<HungWork>> => {
        const asked = await askedOf(tx, who, publishing, body.title);
        if (!asked.ok) return asked;
        if (asked.value.before !== null) return ok(asked.value.before);
        const { text, held } = asked.value.title;
        const { kind } = body;
        const { type } = whole;
        return ok(await hang(tx, wallet, { ...publishing, kind, title: text, held, type, width, height }));
      });
      if (!hung.ok) {
        await forgotten(deps, { file: publishing.file, type: whole.type });
        return hung;
      }
      return ok({ work: await signed(deps, hung.value) });
    },
  },

  async 'POST /api/works/reactions'(tx, _member, reacted) {
    const reactions = await react(tx, reacted);
    return reactions === null ? NO_WORK : ok({ reactions });
  },

  'POST /api/works/reports': async (tx, _member, { id, reason }) =>
    (await report(tx, 'work', id, reason)) ? ok({}) : NO_WORK,

  'POST /api/works/removals': {
    async procedure({ deps, who }, { id }) {
      const { wallet, role } = who;
      const gone = await deps.db.transaction(wallet, (tx) => takeDown(tx, wallet, id));
      if (gone !== null) {
        await forgotten(deps, gone);
        return ok({});
      }
      if (role !== 'ADMIN') return NO_WORK;
      const outcome = await deps.db.transaction(wallet, (tx) =>
        decide(tx, wallet, { kind: 'work', id, decision: 'remove' }),
      );
      return outcome === 'done' ? ok({}) : NO_WORK;
    },
  },
};
