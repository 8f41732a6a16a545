import { expect, it } from 'vitest';
import { CommandAnswer } from '@shared/contract/town/terminal.ts';
import { FactsAnswer } from '@shared/contract/town/story.ts';
import { Done } from '@shared/contract/values.ts';
import { deleteOld } from '@shared/db/system/retention.ts';
import { COMMANDS } from '@shared/domain/town/terminal/commands/index.ts';
import { LONGEST_LINE } from '@shared/domain/town/terminal/line.ts';
import { NO_ACCOUNT, NOT_RECOGNIZED, TOO_LONG } from '@shared/domain/town/terminal/terminal.ts';
import { PARADISE_CODE } from '@shared/domain/town/townEvents.ts';
import { OF_RULES, onPglite, onPostgresAlone, onProductionEngine } from '../support/engines.ts';
import { administrator, HIGH_LIMITS, startProduct } from '../support/product.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

const SESSION = '2b8f4f5e-8f2b-4d3f-9b0a-6f6f1a2b3c4d';
const CODE = 'f. lunk, room 2';

onProductionEngine('the Terminal', (open) => {
  const product = startProduct(open);
  const send = (browser: Visitor, command: string, rest: object = {}) =>
    browser.post('/api/terminal-commands', { command, sessionId: SESSION, ...rest });
  const say = async (browser: Visitor, command: string, rest: object = {}) =>
    (await send(browser, command, rest)).as(CommandAnswer);
  const rows = (table: string, columns: string) =>
    product.db.asOwner(`select ${columns} from app.${table} order by id`, []);
  const setRole = (browser: Visitor, role: string | null) =>
    product.db.asOwner('update app.wallets set role = $2 where wallet = $1', [walletOf(browser), role]);

  it('answers every command to a guest, to a member and to an administrator, and keeps what was typed', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const browsers = [product.visitor(), await product.member(), await administrator(product)];
    for (const browser of browsers) {
      for (const { name, level } of COMMANDS) {
        const answer = await say(browser, name);
        const denied = level === 'ADMIN' && browser !== browsers[2];
        expect([name, answer.validCommand, answer.type === 'denied']).toEqual([name, true, denied]);
        expect(answer.response).not.toBe('');
      }
    }
    const kept = await rows('terminal_activity', 'wallet, session_id, command, response, is_valid');
    expect(kept).toHaveLength(3 * COMMANDS.length);
    expect(kept[0]).toMatchObject({ wallet: null, session_id: SESSION, command: 'help', is_valid: true });
    expect(kept.at(-1)).toMatchObject({ wallet: browsers[2]?.wallet });
  });

  it('says so where it does not recognize a line, and what clear does', async () => {
    const browser = product.visitor();
    const unknown = await say(browser, 'SESAME  \u0007\u0000 street');
    expect(unknown.response.startsWith(NOT_RECOGNIZED)).toBe(true);
    expect([unknown.type, unknown.validCommand]).toEqual(['error', false]);
    expect(await say(browser, 'CLEAR')).toMatchObject({ response: '__CLEAR__', type: 'clear' });
    expect((await rows('terminal_activity', 'command')).at(-2)).toEqual({ command: 'sesame street' });
    expect((await say(browser, '\u0000')).response).toBe('');
  });

  it('goes by the level that the database knows, and no word of the page (TERMINAL-2)', async () => {
    const browser = await product.member();
    await setRole(browser, 'COMMUNITY');
    expect(await say(browser, 'help')).toMatchObject({ response: NO_ACCOUNT, type: 'denied', words: [] });
    await setRole(browser, 'BETA');
    const at = { folder: '/office/sealed', board: 'the boiler room' };
    expect(await say(browser, 'pwd', { at })).toMatchObject({
      response: '/',
      at: { folder: '/', board: null },
      prompt: '/>',
    });
    expect((await say(browser, 'cat /office/sealed/key.txt')).type).toBe('denied');
    expect((await say(browser, 'logs')).type).toBe('denied');
    await setRole(browser, 'ADMIN');
    expect((await say(browser, 'pwd', { at })).response).toBe('/office/sealed');
    expect((await say(browser, 'cat key.txt', { at })).response).toContain('117');
    expect((await say(browser, 'logs')).response).toContain('sesame street');
  });

  it('is told the time and the hour of Arcadia', async () => {
    product.setTime('2025-06-03T01:30:00Z');
    expect((await say(product.visitor(), 'date')).response).toContain('Monday, 8:30 PM');
    expect((await say(product.visitor(), 'radio')).response).toContain('a room');
    product.setTime('2025-06-03T17:05:00Z');
    expect((await say(product.visitor(), 'date')).response).toContain('Tuesday, 12:05 PM');
  });

  it('refuses kindly what is long, and keeps the beginning alone (TERMINAL-4)', async () => {
    const answer = await say(product.visitor(), 'help '.repeat(2048));
    expect([answer.response, answer.validCommand]).toEqual([TOO_LONG, false]);
    const [last] = (await rows('terminal_activity', 'char_length(command) as long')).slice(-1);
    expect(last).toEqual({ long: LONGEST_LINE - 1 });
    expect((await send(product.visitor(), 'x'.repeat(70_000))).refused()).toEqual([413, 'TOO_LARGE']);
  });

  it('takes the code of the motel from a wallet alone, and records it as the server itself (TERMINAL-7)', async () => {
    const guest = await say(product.visitor(), CODE);
    expect([guest.type, guest.facts, guest.tracking]).toEqual(['secret', [], null]);
    const browser = await product.member();
    const told = await browser.post('/api/story/facts', { wallet: browser.wallet, facts: [PARADISE_CODE] });
    expect(told.refused()).toEqual([403, 'FORBIDDEN']);
    await setRole(browser, 'COMMUNITY');
    expect((await say(browser, CODE)).facts).toEqual([]);
    await setRole(browser, null);
    expect((await say(browser, CODE)).facts).toEqual([PARADISE_CODE]);
    expect((await say(browser, CODE)).facts).toEqual([PARADISE_CODE]);
    const known = await browser.get(`/api/story/facts?wallet=${walletOf(browser)}`);
    expect(known.as(FactsAnswer).facts).toEqual([PARADISE_CODE]);
    const [fact] = await product.db.asOwner('select said_by from app.story_facts where wallet = $1', [
      walletOf(browser),
    ]);
    expect(fact).toEqual({ said_by: 'server' });
  });

  it('tells a page what to send after a special command, and takes that of its own wallet alone (TERMINAL-7)', async () => {
    const browser = await product.member();
    const special = COMMANDS.filter(({ tracking }) => tracking !== undefined);
    expect(special).toHaveLength(6);
    for (const { name } of special) {
      const { tracking } = await say(browser, name);
      if (tracking === null) throw new Error(`${name} is not tracked`);
      const path = tracking.route.replace('POST ', '');
      (await browser.post(path, tracking.body)).as(Done);
      const other = await product.member();
      expect((await other.post(path, tracking.body)).refused()).toEqual([403, 'FORBIDDEN']);
      expect((await product.visitor().post(path, tracking.body)).refused()).toEqual([401, 'UNAUTHENTICATED']);
    }
    const kept = await rows('terminal_tracking', 'name, wallet, access_level, session_id, command');
    expect(kept).toHaveLength(6);
    expect(kept.filter(({ session_id }) => session_id === SESSION)).toHaveLength(2);
    expect(kept.every(({ wallet }) => wallet === browser.wallet)).toBe(true);
    expect(kept.find(({ name }) => name === 'flow')).toMatchObject({ access_level: 'BETA', command: 'flow' });
    // Without a session there is nothing to send where one is asked for.
    expect((await say(browser, 'flow', { sessionId: undefined })).tracking).toBeNull();
  });

  it('keeps what was typed for 90 days, and shows it to administrators alone (TERMINAL-7)', async () => {
    const seen = await product.db.transaction(null, (tx) => tx.query('select * from app.terminal_activity'));
    expect(seen).toEqual([]);
    expect((await rows('terminal_activity', 'id')).length).toBeGreaterThan(0);
    product.passTime(91 * 86_400_000);
    await deleteOld(product.db, 1000);
    expect(await rows('terminal_activity', 'id')).toEqual([]);
    expect(await rows('terminal_tracking', 'id')).toHaveLength(6);
  });
});

onPostgresAlone('the Terminal under a thousand commands a minute', (open) => {
  const limits = { ...HIGH_LIMITS, wallet: 60, address: 600 };
  const product = startProduct(open, { limits });

  it('answers the sixty of a wallet, and asks for patience after them (TERMINAL-4)', async () => {
    const browser = await product.member();
    const statuses: number[] = [];
    for (let nth = 0; nth < 80; nth += 1) {
      statuses.push((await browser.post('/api/terminal-commands', { command: 'pwd' })).status);
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(60);
    expect(statuses.at(-1)).toBe(429);
    const last = await browser.post('/api/terminal-commands', { command: CODE });
    expect(last.refused()).toEqual([429, 'RATE_LIMITED']);
    expect(last.text).not.toMatch(/lunk|motel/i);
    const kept = await product.db.asOwner('select id from app.terminal_activity', []);
    expect(kept.length).toBe(statuses.filter((status) => status === 200).length);
  });
});
