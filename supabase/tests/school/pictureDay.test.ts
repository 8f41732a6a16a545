import { expect, it } from 'vitest';
import { ObjectivesAnswer } from '@shared/contract/school/objectives.ts';
import { PictureDayAnswer } from '@shared/contract/school/pictureDay.ts';
import { CLIQUES, type Clique } from '@shared/domain/collection/collection.ts';
import { SILENT_SOURCE } from '@shared/chain/silent.ts';
import { parseAddress } from '@shared/kernel/units.ts';
import { demoChain, newDemoKeys } from '../../local/demo/chain.ts';
import { booksOf } from '../support/books.ts';
import { votePictureDay } from '../../local/demo/pictureDay.ts';
import { onPostgresAlone, onProductionEngine } from '../support/engines.ts';
import { administrator, HIGH_LIMITS, startProduct } from '../support/product.ts';
import { withTown } from '../support/town.ts';
import { walletOf, type Reply, type Visitor } from '../support/visitor.ts';

/** Known accounts of the demo chain: one holds sixteen Flunks, two of them in a linked account, one a single Flunk. */
const FULL = parseAddress('0xd300000000000001') ?? undefined;
const GEEK = parseAddress('0xd300000000000002') ?? undefined;
const LINKED = parseAddress('0xd300000000000011') ?? undefined;
const ROUTE = 'POST /api/picture-day/vote';
const demo = await demoChain(await newDemoKeys());

const look = async (browser: Visitor) => (await browser.get('/api/picture-day')).as(PictureDayAnswer);
const vote = (browser: Visitor, photo: string, headers: Record<string, string> = {}) =>
  browser.post('/api/picture-day/vote', { wallet: browser.wallet, photo }, headers);
const votesIn = ({ photos }: PictureDayAnswer) => photos.map(({ votes }) => votes);
const HIDDEN = [null, null, null, null];
const paidIn = (reply: Reply) => reply.news()?.movements.map(({ source, amount }) => [source, amount]) ?? [];

onProductionEngine('Picture Day', (open) => {
  const product = startProduct(withTown(open), { demo, limits: HIGH_LIMITS });
  const cast = () =>
    product.db.asOwner<{ wallet: string; photo: Clique }>(
      'select wallet::text as wallet, photo from app.picture_day_votes order by created_at, wallet',
    );
  const forget = () => product.db.asOwner('delete from app.picture_day_votes');
  /** Votes of wallets that no test signs in with, with Flunks that none of them holds. */
  const others = async (votes: Partial<Record<Clique, number>>) => {
    await product.db.asOwner(`insert into app.wallets (wallet)
      select '0xee' || lpad(nth::text, 14, '0') from generate_series(1, 40) as nth on conflict do nothing`);
    await product.db.asOwner(
      `insert into app.picture_day_votes (wallet, token_id, photo)
       select '0xee' || lpad((row_number() over ())::text, 14, '0'), 900000 + row_number() over (), photo
       from json_each_text($1::text::json) as asked (photo, votes), generate_series(1, votes::int)`,
      [JSON.stringify(votes)],
    );
  };

  it('shows the four photos to a guest, who learns nothing of the votes (PICTURE-3)', async () => {
    const day = await look(product.visitor());
    expect(day).toMatchObject({ standing: 'guest', vote: null });
    expect(day.photos.map(({ clique }) => clique)).toEqual(CLIQUES);
    expect(votesIn(day)).toEqual(HIDDEN);
  });

  it('pays the objective of chapter 3 once, with the answer to the first vote of two tabs (PICTURE-4)', async () => {
    const browser = await product.member(GEEK);
    const objective = async () =>
      (await browser.get(`/api/objectives?wallet=${walletOf(browser)}`))
        .as(ObjectivesAnswer)
        .objectives.find(({ id }) => id === 'chapter3_slacker');
    expect(await objective()).toMatchObject({ isOpen: true, feature: 'showPictureDay', completed: false });
    const replies = await Promise.all([vote(browser, 'JOCK'), vote(browser, 'JOCK')]);
    expect(replies.flatMap(paidIn)).toEqual([['objective_slacker', 50]]);
    expect(await objective()).toMatchObject({ completed: true });
    expect(paidIn(await vote(browser, 'JOCK'))).toEqual([]);
    expect(await booksOf(product.db)).toMatchObject({ sum: 0, wrongBalances: 0 });
    await forget();
  });

  it('shows the results to a wallet once it has voted, and its next look has the votes of others (PICTURE-3)', async () => {
    await others({ GEEK: 2, FREAK: 3 });
    const browser = await product.member(GEEK);
    const before = await look(browser);
    expect([before.standing, before.vote, votesIn(before)]).toEqual(['open', null, HIDDEN]);
    const day = (await vote(browser, 'GEEK')).as(PictureDayAnswer);
    expect([day.standing, day.vote, votesIn(day)]).toEqual(['voted', 'GEEK', [3, 0, 0, 3]]);
    await vote(await product.member(FULL), 'PREP');
    expect(votesIn(await look(browser))).toEqual([3, 0, 1, 3]);
    await forget();
  });

  it('counts one vote of a wallet that votes from two tabs at once, for one photo or for two (PICTURE-2)', async () => {
    const browser = await product.member(FULL);
    const same = await Promise.all(Array.from({ length: 10 }, () => vote(browser, 'JOCK')));
    expect(same.map(({ status }) => status)).toEqual(same.map(() => 200));
    expect(await cast()).toEqual([{ wallet: FULL, photo: 'JOCK' }]);
    await forget();
    const mixed = await Promise.all([vote(browser, 'GEEK'), vote(browser, 'PREP')]);
    expect(mixed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [kept] = await cast();
    const refusal = mixed.find(({ status }) => status === 409);
    expect(refusal?.text).toContain(kept?.photo === 'GEEK' ? 'Geeks' : 'Preps');
    expect((await look(browser)).photos.map(({ votes }) => votes)).toContain(1);
    expect(await cast()).toHaveLength(1);
    await forget();
  });

  it('keeps a vote as it is: the same again is answered, and another is refused (PICTURE-2)', async () => {
    const browser = await product.member(GEEK);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await vote(browser, 'FREAK', key);
    expect((await vote(browser, 'FREAK', key)).text).toBe(first.text);
    expect((await vote(browser, 'FREAK')).as(PictureDayAnswer).vote).toBe('FREAK');
    expect((await vote(browser, 'GEEK')).refused()).toEqual([409, 'CONFLICT']);
    expect((await look(browser)).vote).toBe('FREAK');
    await forget();
  });

  it('takes a Flunk: each votes once, in whichever wallet it is by then (PICTURE-2)', async () => {
    const [seller, buyer] = [await product.member(), await product.member()];
    expect((await look(seller)).standing).toBe('no-flunk');
    const refused = await vote(seller, 'GEEK');
    expect(refused.refused()).toEqual([403, 'FORBIDDEN']);
    expect(refused.text).toContain('A vote takes a Flunk');
    const geek = await product.member(GEEK);
    await vote(geek, 'GEEK');
    // The one Flunk of this wallet voted, and goes to another, on the chain as well.
    const [token] = await product.db.asOwner<{ id: string }>(
      'select token_id::text as id from app.picture_day_votes',
    );
    const move = async (to: string | undefined) => {
      await product.db.asOwner(
        'update demo.tokens set owner = $1 where collection = $2 and token_id = $3::text::numeric',
        [to ?? '', 'Flunks', token?.id ?? ''],
      );
      await product.db.asOwner(
        `update app.tokens set owner = $1 where collection = 'Flunks' and token_id = $2::text::numeric`,
        [to ?? '', token?.id ?? ''],
      );
    };
    await move(walletOf(buyer));
    expect((await look(buyer)).standing).toBe('used');
    const used = await vote(buyer, 'JOCK');
    expect(used.refused()).toEqual([403, 'FORBIDDEN']);
    expect(used.text).toContain('A Flunk votes once');
    expect(votesIn(await look(buyer))).toEqual(HIDDEN);
    // Who voted with it keeps their vote, and does not get another with a Flunk that comes back.
    await move(GEEK);
    expect((await vote(geek, 'JOCK')).refused()).toEqual([409, 'CONFLICT']);
    await forget();
  });

  it('takes a Flunk of a linked account, which that account then cannot vote with (PICTURE-2)', async () => {
    const browser = await product.member(FULL);
    await vote(browser, 'PREP');
    await product.db.asOwner(
      `update app.picture_day_votes set token_id =
         (select min(token_id) from app.tokens where collection = 'Flunks' and owner = $1)`,
      [LINKED ?? ''],
    );
    const linked = await product.member(LINKED);
    expect((await vote(linked, 'PREP')).status).toBe(200);
    const tokens = await product.db.asOwner('select distinct token_id from app.picture_day_votes');
    expect(tokens).toHaveLength(2);
    await forget();
  });

  it('refuses a guest, the wallet of somebody else, and a photo there is not', async () => {
    const [browser, other] = [await product.member(GEEK), await product.member()];
    const forged = { wallet: browser.wallet, photo: 'GEEK' };
    expect((await other.post('/api/picture-day/vote', forged)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await product.visitor().post('/api/picture-day/vote', forged)).refused()).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    for (const photo of ['FLUNKO', 'geek', '', 'GEEK; drop table']) {
      expect((await vote(browser, photo)).refused()).toEqual([400, 'BAD_REQUEST']);
    }
    expect(await cast()).toEqual([]);
  });

  it('takes no vote while an operator has switched it off (PICTURE-4)', async () => {
    const browser = await product.member(GEEK);
    const set = async (state: string) =>
      (
        await (
          await administrator(product)
        ).post('/api/console/features', { name: 'showPictureDay', state, share: null, reason: 'for a test' })
      ).status;
    expect(await set('off')).toBe(200);
    expect((await vote(browser, 'GEEK')).refused()).toEqual([404, 'NOT_FOUND']);
    expect(await set('build')).toBe(200);
    expect((await vote(browser, 'GEEK')).status).toBe(200);
    await forget();
  });

  it('has votes of the town’s citizens on the demo chain, the same after another start', async () => {
    await votePictureDay(product.db);
    const before = await cast();
    expect(new Set(before.map(({ photo }) => photo)).size).toBe(CLIQUES.length);
    await votePictureDay(product.db);
    expect(await cast()).toEqual(before);
    // They take no Flunk from those who really vote.
    expect((await look(await product.member(GEEK))).standing).toBe('open');
    await forget();
  });

  it('tells a caller of no row but their own, and counts nothing for who has not voted', async () => {
    await others({ JOCK: 4 });
    const browser = await product.member();
    const asCaller = (sql: string) => product.db.transaction(walletOf(browser), (tx) => tx.query(sql));
    expect(await asCaller('select * from app.picture_day_votes')).toEqual([]);
    expect(await asCaller('select * from app.picture_day_results()')).toEqual([]);
    await expect(
      asCaller(
        `insert into app.picture_day_votes (wallet, token_id, photo) values ('${FULL ?? ''}', 5, 'GEEK')`,
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(asCaller(`update app.picture_day_votes set photo = 'GEEK'`)).rejects.toThrow(
      /permission denied/,
    );
    await forget();
  });
});

onPostgresAlone('a vote, while the chain does not answer,', (open) => {
  const product = startProduct(open, { source: SILENT_SOURCE, limits: { ...HIGH_LIMITS, [ROUTE]: 3 } });

  it('is not counted, and is so often a minute', async () => {
    const browser = await product.member();
    for (const status of [503, 503, 503, 429]) {
      product.passTime(6_000);
      expect((await vote(browser, 'GEEK')).status).toBe(status);
    }
    expect(await product.db.asOwner('select from app.picture_day_votes')).toEqual([]);
  });
});
