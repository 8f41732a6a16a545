import { z } from 'zod';
import type { Redrawn } from '../../../_shared/chain/draw.ts';
import { sha256, successorOf } from '../../../_shared/auth/keys.ts';
import { type Work, WorksAnswer, WorkAnswer, ReactedAnswer } from '../../../_shared/contract/making/works.ts';
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
import {
  TITLE_RULE,
  MOST_WORK_BYTES,
  WORK_REACTIONS,
  WORK_KINDS,
} from '../../../_shared/domain/making/works.ts';
import { fromBase64 } from '../../../_shared/kernel/base64.ts';
import { fail, ok, type Result } from '../../../_shared/kernel/result.ts';
import { workAddress } from '../../../_shared/works/address.ts';
import { namesOf } from '../../../_shared/works/pictureStore.ts';
import type { LiveDeps } from '../../deps.ts';
import { tooManyPictures } from '../../limits.ts';
import { forgotten } from '../../works.ts';
import { NAMELESS, written, type Written } from '../../writing.ts';
import { REPORT_REASONS } from '../../../_shared/domain/people/writings.ts';
import { Week } from '../../../_shared/contract/making/themes.ts';
import { PageQuery } from '../../../_shared/contract/page.ts';
import { Username } from '../../../_shared/contract/people/myPlace.ts';
import { writtenText } from '../../../_shared/contract/people/publicText.ts';
import { Done, RowId, WalletAddress } from '../../../_shared/contract/values.ts';
import { route } from '../../route.ts';

/** Base64 takes four letters for three bytes. */
const MOST_LETTERS = Math.ceil(MOST_WORK_BYTES / 3) * 4;

const wallet = '0x0000000000000001';

/** The smallest PNG there is: one pixel. */
const EXAMPLE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const WITHOUT_WORK = 'there is no such work, or it was taken down';

const NO_WORK = fail('NOT_FOUND', 'There is no such work. It may have been taken down.');

export const CLOSED = fail('FORBIDDEN', 'The Bulletin Board is closed at the moment.');

const UNREADABLE = fail('BAD_REQUEST', 'picture: not Base64');

/** A work with addresses that its reader's browser can ask for. */
export async function signed({ clock, keys }: LiveDeps, work: HungWork): Promise<Work> {
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
  const names = namesOf({ file, type: whole.type, small: small.type });
  const done = await Promise.all([
    pictureStore.put(names.whole, whole),
    pictureStore.put(names.small, small),
  ]);
  return done.find((one) => !one.ok) ?? ok(null);
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

/** What people make and pin to the wall of the Bulletin Board (WORK-1 to WORK-6). */
export const worksRoutes = [
  route(
    'GET /api/works',
    {
      caller: 'guest',
      about: 'The wall: what people have made, and what the caller made that is held.',
      query: PageQuery.extend({
        limit: z.coerce.number().int().min(1).max(30).default(12),
        theme: Week.optional().describe('those alone that were handed in to the theme of this week'),
        maker: Username.optional().describe('those alone of this person'),
      }),
      example: { limit: 12 },
      cost: 5,
      answer: WorksAnswer,
    },
    {
      async procedure({ deps, who }, asked) {
        const { items, next } = await deps.db.transaction(who?.wallet ?? null, (tx) => wallPage(tx, asked));
        return ok({ works: await Promise.all(items.map((work) => signed(deps, work))), next });
      },
    },
  ),

  route(
    'GET /api/works/one',
    {
      caller: 'guest',
      about: 'One work of the wall.',
      query: z.object({ id: RowId }),
      example: { id: '1' },
      answer: WorkAnswer,
      refusals: { NOT_FOUND: WITHOUT_WORK },
    },
    {
      async procedure({ deps, who }, { id }) {
        const work = await deps.db.transaction(who?.wallet ?? null, (tx) => hungWork(tx, id));
        return work === null ? NO_WORK : ok({ work: await signed(deps, work) });
      },
    },
  ),

  route(
    'POST /api/works',
    {
      caller: 'member',
      about:
        'Publishes a picture. It is decoded and encoded again, so that nothing else of the file is kept.',
      body: z.object({
        wallet: WalletAddress,
        kind: z.enum(WORK_KINDS),
        title: writtenText(TITLE_RULE),
        picture: z.base64().max(MOST_LETTERS).describe('a PNG, JPEG or WebP of at most 4 MB'),
      }),
      example: { wallet, kind: 'meme', title: 'Monday, 8:04', picture: EXAMPLE },
      owner: 'wallet',
      maxBytes: MOST_LETTERS + 4096,
      upload: true,
      // The picture is stored between two transactions.
      idempotency: 'own',
      limit: { calls: 20, minutes: 60, addressShare: 10 },
      answer: WorkAnswer,
      refusals: {
        BAD_REQUEST:
          'it is no picture that is taken, or its title is not (domain/people/moderation.ts says why)',
        FORBIDDEN: 'an operator has muted the wallet, or closed the board',
        PROFILE_REQUIRED: 'a work hangs under the name of its maker',
        CONFLICT:
          'the title says again what the same wallet just wrote, or the key was used for another work',
        RATE_LIMITED: 'the wallet has published enough for a day, or has enough on the wall',
        UNAVAILABLE: 'the picture could not be stored',
      },
    },
    {
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
        const { whole, small, width, height } = drawn.value;
        const files = { file: publishing.file, type: whole.type, small: small.type };
        const kept = await stored(deps, publishing.file, drawn.value);
        if (!kept.ok) return kept;
        const hung = await deps.db.transaction(wallet, async (tx): Promise<Result<HungWork>> => {
          const asked = await askedOf(tx, who, publishing, body.title);
          if (!asked.ok) return asked;
          if (asked.value.before !== null) return ok(asked.value.before);
          const { text, held } = asked.value.title;
          const { kind } = body;
          return ok(
            await hang(tx, wallet, { ...publishing, ...files, kind, title: text, held, width, height }),
          );
        });
        if (!hung.ok) {
          await forgotten(deps, files);
          return hung;
        }
        return ok({ work: await signed(deps, hung.value) });
      },
    },
  ),

  route(
    'POST /api/works/reactions',
    {
      caller: 'member',
      about: 'Reacts to a work, or takes the reaction back. To say the same again changes nothing.',
      sets: true,
      body: z.object({
        wallet: WalletAddress,
        id: RowId,
        reaction: z.enum(WORK_REACTIONS),
        isOn: z.boolean(),
      }),
      example: { wallet, id: '1', reaction: 'joy', isOn: true },
      owner: 'wallet',
      limit: { calls: 120, minutes: 10, addressShare: 10 },
      answer: ReactedAnswer,
      refusals: { NOT_FOUND: WITHOUT_WORK },
    },
    async (tx, _member, reacted) => {
      const reactions = await react(tx, reacted);
      return reactions === null ? NO_WORK : ok({ reactions });
    },
  ),

  route(
    'POST /api/works/reports',
    {
      caller: 'member',
      about: "Reports a work to the operators' queue; once a person and work.",
      body: z.object({ wallet: WalletAddress, id: RowId, reason: z.enum(REPORT_REASONS) }),
      example: { wallet, id: '1', reason: 'spam' },
      owner: 'wallet',
      limit: { calls: 10, minutes: 10, addressShare: 10 },
      answer: Done,
      refusals: { NOT_FOUND: WITHOUT_WORK },
    },
    async (tx, _member, { id, reason }) => ((await report(tx, 'work', id, reason)) ? ok({}) : NO_WORK),
  ),

  route(
    'POST /api/works/removals',
    {
      caller: 'member',
      about:
        "Takes a work down: the maker's own, whose pictures are deleted, or any by an administrator. Audited.",
      body: z.object({ wallet: WalletAddress, id: RowId }),
      example: { wallet, id: '1' },
      owner: 'wallet',
      // What is gone stays gone.
      idempotency: 'none',
      answer: Done,
      refusals: { NOT_FOUND: WITHOUT_WORK },
    },
    {
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
  ),
] as const;
