import { expect, it, onTestFinished } from 'vitest';
import { WORDS_PORTION, WordsAnswer } from '@shared/contract/people/ownWords.ts';
import { Done } from '@shared/contract/values.ts';
import { onBothEngines, onProductionEngine } from '../support/engines.ts';
import { newWriter, type Writer } from '../support/chat.ts';
import { startProduct } from '../support/product.ts';
import { walletOf } from '../support/visitor.ts';

onBothEngines('the tables of people', (open) => {
  it('are all listed with what a person is given of each, and with what becomes of it (WORDS-1)', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const naming = await db.asOwner<{ name: string }>(
      `select distinct t.relname as name
       from pg_attribute a join pg_class t on t.oid = a.attrelid join pg_namespace n on n.oid = t.relnamespace
         join pg_type d on d.oid = a.atttypid
       where n.nspname = 'app' and t.relkind = 'r' and a.attnum > 0 and not a.attisdropped
         and (d.typname = 'address' or a.attname = 'author' or exists (
           select from pg_constraint c where c.conrelid = t.oid and c.contype = 'f' and a.attnum = any (c.conkey)
             and c.confrelid in ('app.wallets'::regclass, 'app.profiles'::regclass)))`,
      [],
    );
    const listed = await db.asOwner<{ name: string }>(
      'select table_name as name from app.personal_tables',
      [],
    );
    const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name).toSorted();
    expect(names(listed)).toEqual(names(naming));
    const unknown = await db.asOwner<{ name: string }>(
      `select table_name || '.' || wanted as name
       from app.personal_tables cross join unnest(told || of_column) as wanted
       where not exists (select from information_schema.columns as c
         where c.table_schema = 'app' and c.table_name = personal_tables.table_name and c.column_name = wanted)`,
      [],
    );
    expect(names(unknown)).toEqual([]);
  });
});

onProductionEngine('what is kept of a person', (open) => {
  const product = startProduct(open);
  const own = async ({ browser }: Writer) => {
    const found = new Map<string, Record<string, unknown>[]>();
    let portions = 0;
    for (let cursor: string | null = ''; cursor !== null; portions += 1) {
      const more: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const answer = (await browser.get(`/api/words?wallet=${walletOf(browser)}${more}`)).as(WordsAnswer);
      for (const { of, rows } of answer.parts) found.set(of, [...(found.get(of) ?? []), ...rows]);
      cursor = answer.next;
    }
    return { found, portions };
  };
  const remove = ({ browser }: Writer) => browser.post('/api/words/deletion', { wallet: walletOf(browser) });

  /** Puts a row of the person's words into each table that has some. */
  async function writesEverywhere({ browser }: Writer): Promise<void> {
    const { id: message } = await (await newWriter(product)).said('React to this');
    await product.db.asOwner(
      `with me as (select $1::text as wallet), work as (
         insert into app.works (wallet, kind, title, act, file, type, width, height)
         select wallet, 'meme', 'My work', encode(sha256(wallet::bytea), 'hex'), left(encode(sha256(wallet::bytea), 'hex'), 32), 'image/webp', 8, 8 from me returning id)
       , a as (insert into app.emails (wallet, email) select wallet, 'me@example.org' from me)
       , b as (insert into app.myplace_pages (wallet, color, pattern, layout, mood, about, lists, friends)
           select wallet, 'sky', 'stars', 'left', 'My mood', 'My page', '{}', '{}' from me)
       , c as (insert into app.myplace_comments (page, wallet, text) select wallet, wallet, 'My comment' from me)
       , d as (insert into app.guest_book (wallet, line) select wallet, 'My line' from me)
       , e as (insert into app.yearbook_signatures (token_id, wallet, text) select 7, wallet, 'My signature' from me)
       , f as (insert into app.work_reactions (work, wallet, reaction) select id, (select wallet from me), 'joy' from work)
       , k as (insert into app.chat_reactions (message, wallet, reaction)
           select $2::text::bigint, wallet, 'heart' from me)
       , g as (insert into app.persona_talks (wallet, agent_id, memory) select wallet, 'FlunkBot', '{}' from me)
       , h as (insert into app.feedback (user_name, issues_found, suggestions, wallet) select 'me', 'My issue', 'My idea', wallet from me)
       , i as (insert into app.terminal_activity (wallet, session_id, command, response_type, response, is_valid)
           select wallet, gen_random_uuid(), 'help', 'info', '', true from me)
       , j as (insert into app.terminal_tracking (name, wallet) select 'wtf', wallet from me)
       insert into app.digital_lock_attempts (wallet_address, lock, code_entered, success) select wallet, 'shed', '1234', false from me`,
      [walletOf(browser), message],
    );
    await product.db.asOwner(`update app.profiles set bio = 'My bio' where wallet = $1`, [walletOf(browser)]);
  }

  it('is given to them whole, in portions, and to no one else (WORDS-1)', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    await writesEverywhere(ann);
    await product.db.asOwner(
      `insert into app.chat_messages (room, author, message_text)
       select 'General Chat', person.id, 'My message ' || nth
       from app.wallets as person cross join generate_series(1, ${WORDS_PORTION + 50}) as nth where person.wallet = $1`,
      [walletOf(ann.browser)],
    );
    const { found, portions } = await own(ann);
    expect(portions).toBe(2);
    const messages = found.get('chat_messages')?.map(({ message_text }) => message_text);
    expect(messages).toHaveLength(WORDS_PORTION + 50);
    expect(new Set(messages).size).toBe(WORDS_PORTION + 50);
    const all = JSON.stringify([...found]);
    for (const words of ['mood', 'page', 'comment', 'line', 'signature', 'issue', 'idea', 'bio', 'work']) {
      expect(all).toContain(`My ${words}`);
    }
    for (const words of ['me@example.org', 'help', '1234', '"joy"', ann.name]) expect(all).toContain(words);
    expect(JSON.stringify([...(await own(ben)).found])).not.toMatch(/My |me@example/);
    const asked = await ben.browser.get(`/api/words?wallet=${walletOf(ann.browser)}`);
    expect(asked.refused()).toEqual([403, 'FORBIDDEN']);
  });

  it('is deleted at their wish where it is words, and stays where others or the books need it (WORDS-2)', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    await writesEverywhere(ann);
    const mine = await ann.said('Delete this');
    const reported = await ann.said('Decide about this');
    await ben.change('reports', { id: reported.id, reason: 'hate' });
    const answer = await ben.said('An answer', { reply_to: mine.id });
    (await remove(ann)).as(Done);
    const { found } = await own(ann);
    const stays = await product.db.asOwner<{ name: string }>(
      'select table_name as name from app.personal_tables where stays_because is not null',
      [],
    );
    expect([...found.keys()].filter((name) => !stays.some((one) => one.name === name))).toEqual([
      'chat_messages',
    ]);
    expect(found.get('chat_messages')?.map(({ id }) => String(id))).toEqual([reported.id]);
    expect(found.get('profiles')).toMatchObject([{ username: ann.name, bio: '' }]);
    expect(found.get('gum_transactions')?.length).toBeGreaterThan(0);
    const { messages } = await ben.read();
    expect(messages.find(({ id }) => id === answer.id)).toMatchObject({ message_text: 'An answer' });
    expect(messages.some(({ id }) => id === mine.id)).toBe(false);
    (await remove(ann)).as(Done);
    expect((await own(ben)).found.get('chat_messages')).toHaveLength(1);
  });
});
