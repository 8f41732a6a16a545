import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage } from '@shared/contract/people/chat.ts';
import { roomChanges, roomPage } from '@shared/db/people/chat.ts';
import { boardOf } from '@shared/db/arcade/gameScores.ts';
import { history } from '@shared/db/school/ledger.ts';
import { queuePage } from '@shared/db/people/moderation.ts';
import { commentsPage } from '@shared/db/people/myPlace.ts';
import { findPeople } from '@shared/db/people/people.ts';
import { presence } from '@shared/db/town/townSnapshot.ts';
import { signaturesPage } from '@shared/db/school/signatures.ts';
import type { Transaction } from '@shared/db/port.ts';
import { wallPage } from '@shared/db/making/works.ts';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import { onProductionEngine, type Engine } from '../support/engines.ts';

const PEOPLE = 24;
const LIMIT = PEOPLE;

const walletOf = (nth: number): Address => {
  const wallet = parseAddress(`0xaa${nth.toString(16).padStart(14, '0')}`);
  if (wallet === null) throw new Error('not an address');
  return wallet;
};
const [reader, operator] = [walletOf(1), walletOf(2)];

/** People with pictures of every kind, and of each something in every list. */
const FILL = `
  create temporary table person as
    select n, '0xaa' || lpad(to_hex(n), 14, '0') as wallet from generate_series(1, ${PEOPLE}) as n;
  insert into app.wallets (wallet, role) select wallet, case when wallet = '${operator}' then 'ADMIN' end from person;
  insert into app.tokens (collection, token_id, template_id, owner) select 'Flunks', n, n, case n % 6
      -- Sold, held, held by a linked wallet, and in no collection.
      when 0 then '${reader}' when 1 then wallet when 2 then '0xbb' || lpad(to_hex(n), 14, '0') end from person;
  insert into app.linked_wallets (wallet, linked) select wallet, array['0xbb' || lpad(to_hex(n), 14, '0')] from person;
  insert into app.profiles (wallet, username, profile_icon)
    select wallet, 'Person_' || n, case when n % 6 < 4 then 'token:Flunks:' || n when n % 6 = 4 then 'mohawk' end
    from person where n <> 7;
  insert into app.chat_messages (room, author, message_text, reply_to, held_at, removed_at, removed_by, edited_at)
    select 'Study Hall', case when n <> 8 then (select id from app.wallets as one where one.wallet = person.wallet) end,
      'Message ' || n, nullif(n - 3, 0), case when n % 12 = 1 then now() end, case when n % 5 = 0 then now() end,
      case n % 10 when 0 then 'author' when 5 then 'operator' end, case when n % 4 = 0 then now() end from person;
  insert into app.myplace_comments (page, wallet, text) select '${reader}', wallet, 'Comment ' || n from person;
  insert into app.yearbook_signatures (token_id, wallet, text) select 1, wallet, 'Signature ' || n from app.profiles
    join person using (wallet);
  insert into app.works (wallet, kind, title, act, file, type, width, height)
    select wallet, 'meme', 'Work ' || n, lpad(to_hex(n), 64, '0'), lpad(to_hex(n), 32, '0'), 'image/webp', 64, 64
    from app.profiles join person using (wallet);
  insert into app.presence (visitor, wallet, network, site, place)
    select lpad(to_hex(n), 64, '0'), wallet, 'network', 'site', 'arcade' from person;
  insert into app.gum_transactions (wallet, system_account, amount, source, caused_by)
    select '${reader}', 'issuance', 1, 'zoltar_win', 'system' from person;
  insert into app.reports (comment, wallet, reason) select id, '${operator}', 'spam' from app.myplace_comments;
  set session_replication_role = replica;
  insert into app.game_scores (game, board, period, wallet, run, score, reached_at)
    select 'flappy-flunk', 'all', date 'epoch', wallet, gen_random_uuid(), n, now() from person;
  set session_replication_role = default;
  drop table person;`;

const LISTS: Readonly<Record<string, (tx: Transaction) => Promise<unknown>>> = {
  'a page of a room': (tx) => roomPage(tx, 'Study Hall', { limit: LIMIT }),
  'what changed in a room': (tx) => roomChanges(tx, 'Study Hall', '2000-01-01T00:00:00Z', { limit: LIMIT }),
  'comments of a page': (tx) => commentsPage(tx, reader, { limit: LIMIT }),
  'signatures of a student': (tx) => signaturesPage(tx, reader, '1', { limit: LIMIT }),
  'the wall': (tx) => wallPage(tx, { limit: LIMIT }),
  'a board of a game': (tx) => boardOf(tx, 'flappy-flunk', 'all', { wallet: reader, version: 1 }),
  'who is where': presence,
  'a page of the ledger': (tx) => history(tx, reader, { limit: LIMIT }),
  'the queue of operators': (tx) => queuePage(tx, 'waiting', { limit: LIMIT }),
  'the people': (tx) => findPeople(tx, '', 'all'),
};

/** How often each function was called on the connection of this transaction since PostgreSQL last took account of it. */
async function callsOf(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.query<{ name: string; calls: number }>(
    'select funcname as name, calls::int as calls from pg_stat_xact_user_functions',
  );
  return new Map(rows.map(({ name, calls }) => [name, calls]));
}

/** A function as an earlier migration made it, in the schema `earlier`. */
function earlierFunction(migration: string, name: string): string {
  const sql = readFileSync(new URL(`../../migrations/${migration}.sql`, import.meta.url), 'utf8');
  const [made] = new RegExp(`create function app\\.${name}\\([\\s\\S]*?\\n\\$\\$;`).exec(sql) ?? [];
  if (made === undefined) throw new Error(`${migration} makes no ${name}`);
  return made.replaceAll(/app\.(shown_icon|chat_message)\(/g, 'earlier.$1(');
}

onProductionEngine('a list', (open) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
    await engine.db.asOwner(`
      ${FILL}
      create schema earlier;
      ${earlierFunction('20261122140000_profile_pictures', 'shown_icon')}
      ${earlierFunction('20261126100000_chat', 'chat_message')}
      -- As its owner: no other may have calls counted.
      create function public.count_calls() returns text language sql security definer as
        $$ select set_config('track_functions', 'all', true) $$;
      grant execute on function public.count_calls() to gum_api;`);
  });
  afterAll(async () => {
    await engine.db.asOwner('drop schema earlier cascade; drop function public.count_calls();');
    await engine.close();
  });

  it.each(Object.entries(LISTS))('calls no function for each row: %s', async (_, read) => {
    const { listed, calls } = await engine.db.transaction(operator, async (tx) => {
      await tx.query('select public.count_calls()');
      const before = await callsOf(tx);
      const listed = JSON.stringify(await read(tx));
      const calls = [...(await callsOf(tx))].map(
        ([name, count]) => [name, count - (before.get(name) ?? 0)] as const,
      );
      return { listed, calls: calls.filter(([, count]) => count >= PEOPLE / 2) };
    });
    expect(calls).toEqual([]);
    // It is not empty.
    expect(listed.length).toBeGreaterThan(10 * PEOPLE);
  });

  describe('of messages', () => {
    const before = (order: string, seer: Address) =>
      engine.db
        .asOwner<{ message: ChatMessage }>(
          `select earlier.chat_message(one) as message from app.chat_messages as one
           where room = 'Study Hall' and (held_at is null or author = (select id from app.wallets where wallet = $1))
           order by ${order}`,
          [seer],
        )
        .then((rows) => rows.map(({ message }) => message));

    it.each([
      ['their author', reader],
      ['another', walletOf(3)],
    ])('reads as it did when a function was called for each, to %s', async (_, seer) => {
      const [page, changes] = await engine.db.transaction(seer, async (tx) => [
        await roomPage(tx, 'Study Hall', { limit: PEOPLE }),
        await roomChanges(tx, 'Study Hall', '2000-01-01T00:00:00Z', { limit: PEOPLE }),
      ]);
      expect(page.items).toEqual(await before('id desc', seer));
      expect(changes.items).toEqual(await before('changed_at, id', seer));
      const icons = page.items.map(({ profile_icon }) => profile_icon);
      // A face, none, and tokens that the author and a linked wallet hold.
      expect(icons).toEqual(expect.arrayContaining(['mohawk', null, 'token:Flunks:19', 'token:Flunks:2']));
    });
  });
});
