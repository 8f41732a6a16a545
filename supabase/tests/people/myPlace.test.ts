import { expect, it } from 'vitest';
import {
  CommentedAnswer,
  CommentsAnswer,
  NamesAnswer,
  PersonPageAnswer,
  SaveBody,
} from '@shared/contract/people/myPlace.ts';
import { ROUTES } from '../../functions/api/routes/index.ts';
import { OF_RULES, onPglite, onProductionEngine } from '../support/engines.ts';
import { administrator, HIGH_LIMITS, startProduct } from '../support/product.ts';
import { holdsFlunk } from '../support/students.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

const {
  wallet: _wallet,
  friends: _friends,
  ...PAGE
} = SaveBody.parse(ROUTES['POST /api/myplace/page']?.example);

onProductionEngine('MyPlace', (open) => {
  const product = startProduct(open, { limits: HIGH_LIMITS });
  /** A person with this name. */
  const person = async (username: string): Promise<Visitor> => {
    const browser = await product.member();
    expect((await browser.post('/api/profile', { username, bio: 'Plays.' })).status).toBe(200);
    return browser;
  };
  const save = (browser: Visitor, changes: object = {}) =>
    browser.post('/api/myplace/page', { wallet: browser.wallet, ...PAGE, friends: [], ...changes });
  const visit = (username: string, browser = product.visitor()) =>
    browser.get(`/api/myplace/page?username=${username}`);
  const write = (browser: Visitor, username: string, text: string) =>
    browser.post('/api/myplace/comments', { wallet: browser.wallet, username, text });
  const comments = async (username: string) =>
    (await product.visitor().get(`/api/myplace/comments?username=${username}`))
      .as(CommentsAnswer)
      .comments.flatMap(({ username: by, text, removed }) => (removed === null ? [[by, text]] : []));
  const remove = (browser: Visitor, id: string) =>
    browser.post('/api/myplace/comments/removals', { wallet: browser.wallet, id });
  const mute = (browser: Visitor) =>
    product.db.asOwner('update app.wallets set muted_at = app.now() where wallet = $1', [walletOf(browser)]);

  it('gives everybody with a profile a page, in whatever case its name is written, and nobody else (MYPLACE-8)', async () => {
    await person('Rosie');
    expect((await visit('rOSIE')).as(PersonPageAnswer).page).toMatchObject({
      username: 'Rosie',
      bio: 'Plays.',
      pattern: 'glitter',
      song: null,
      friends: [],
      commentCount: 0,
    });
    expect((await visit('nobody_here')).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await save(await product.member())).refused()[1]).toBe('PROFILE_REQUIRED');
  });

  it('finds people by how their usernames begin, ten at most, and tells no visitor (SHELL-21)', async () => {
    const [quinn] = [
      await person('Quinn_1'),
      await person('quin'),
      await person('Quiz'),
      await person('AQuinn'),
    ];
    for (const number of [20, 21, 22, 23, 24, 25, 26, 27, 28]) await person(`quinn_${number}`);
    const find = async (beginning: string) =>
      (await quinn.get(`/api/myplace/people?wallet=${walletOf(quinn)}&beginning=${beginning}`)).as(
        NamesAnswer,
      ).usernames;
    expect(await find('qUi')).toHaveLength(10);
    expect((await find('qui')).slice(0, 2)).toEqual(['quin', 'Quinn_1']);
    expect(await find('quinn_1')).toEqual(['Quinn_1']);
    expect(await find('zz')).toEqual([]);
    for (const wrong of ['q', 'qu%25', 'qu~']) {
      const answer = await quinn.get(`/api/myplace/people?wallet=${walletOf(quinn)}&beginning=${wrong}`);
      expect(answer.status).toBe(400);
    }
    const visitor = await product
      .visitor()
      .get(`/api/myplace/people?wallet=${walletOf(quinn)}&beginning=qui`);
    expect(visitor.status).toBe(401);
  });

  it('keeps what the owner wrote, with friends in their order, as everybody reads it (MYPLACE-8)', async () => {
    const [june] = [await person('June'), await person('Kim'), await person('Lee')];
    const saved = await save(june, { friends: ['lee', 'Kim', 'LEE'], mood: '  so   so ' });
    expect(saved.status).toBe(200);
    const { page } = (await visit('june')).as(PersonPageAnswer);
    expect(page).toMatchObject({ mood: 'so so', song: 'pearls', lists: { interests: ['trumpets'] } });
    expect(page.friends.map(({ username }) => username)).toEqual(['Lee', 'Kim']);
    expect((await save(june, { friends: ['Ghost_1'] })).refused()).toEqual([404, 'NOT_FOUND']);
    await save(june, { color: 'red', friends: [] });
    expect((await visit('june')).as(PersonPageAnswer).page).toMatchObject({ color: 'red', friends: [] });
  });

  it('changes what is given alone, so that two tabs keep the steps of both (MYPLACE-11)', async () => {
    const [ida] = [await person('Ida_1'), await person('Joan')];
    const keep = (change: object) => ida.post('/api/myplace/page', { wallet: ida.wallet, ...change });
    const page = async () => (await visit('Ida_1')).as(PersonPageAnswer).page;
    // The page has no row yet.
    const first = await Promise.all([keep({ mood: 'fine' }), keep({ song: 'garage' })]);
    expect(first.map(({ status }) => status)).toEqual([200, 200]);
    const suggested = { color: 'sky', pattern: 'glitter', layout: 'left', lists: {}, comments: 'all' };
    expect(await page()).toMatchObject({ ...suggested, mood: 'fine', song: 'garage', about: '' });
    await save(ida, { friends: ['Joan'], comments: 'none' });
    await keep({ about: 'Hi.' });
    expect(await page()).toMatchObject({ ...PAGE, about: 'Hi.', comments: 'none' });
    expect((await page()).friends.map(({ username }) => username)).toEqual(['Joan']);
    await keep({ song: null, friends: [] });
    expect(await page()).toMatchObject({ ...PAGE, about: 'Hi.', song: null, friends: [] });
    await Promise.all([keep({ lists: { likes: ['fog'] } }), keep({ lists: { heroes: ['Kim'] } })]);
    expect((await page()).lists).toEqual({ ...PAGE.lists, likes: ['fog'], heroes: ['Kim'] });
  });

  it.each([
    ['a web address', { about: 'come to evil.xyz' }],
    ['a text that runs backward', { mood: 'a\u202eb' }],
    ['a text that is too long', { mood: 'x'.repeat(61) }],
    ['a pattern there is not', { pattern: 'plaid' }],
    ['a tune there is not', { song: '../../etc' }],
    ['more friends than six', { friends: Array.from({ length: 7 }, (_, at) => `friend_${at}`) }],
    ['a list of nine', { lists: { ...PAGE.lists, likes: Array.from({ length: 9 }, String) } }],
  ])('takes no page with %s', async (_what, changes) => {
    const browser = await product.member();
    expect((await save(browser, changes)).refused()).toEqual([400, 'BAD_REQUEST']);
  });

  it('shows comments newest first, as plain text, by the name of who wrote them (MYPLACE-9)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    await person('Pat');
    const quinn = await person('Quinn');
    await write(quinn, 'pat', 'first');
    await write(quinn, 'pat', '<script>alert(1)</script>');
    expect(await comments('PAT')).toEqual([
      ['Quinn', '<script>alert(1)</script>'],
      ['Quinn', 'first'],
    ]);
    expect((await visit('pat')).as(PersonPageAnswer).page.commentCount).toBe(2);
    expect((await write(quinn, 'pat', 'see www.evil.com')).refused()).toEqual([400, 'BAD_REQUEST']);
    expect((await write(quinn, 'nobody_here', 'hi')).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await write(await product.member(), 'pat', 'hi')).refused()[1]).toBe('PROFILE_REQUIRED');
  });

  it('lets the owner of the page and the writer take a comment away, and an operator any, audited (MYPLACE-9)', async () => {
    const [sam, tess, uma] = [await person('Sam_1'), await person('Tess'), await person('Uma')];
    const idOf = async (text: string) => (await write(tess, 'Sam_1', text)).as(CommentedAnswer).comment.id;
    const [one, two, three] = [await idOf('one'), await idOf('two'), await idOf('three')];
    expect((await remove(uma, one)).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await remove(sam, one)).status).toBe(200);
    expect((await remove(sam, one)).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await remove(tess, two)).status).toBe(200);
    expect(await comments('Sam_1')).toEqual([['Tess', 'three']]);
    const operator = await administrator(product);
    expect((await remove(operator, three)).status).toBe(200);
    expect(await comments('Sam_1')).toEqual([]);
    const acts = await product.db.asOwner<{ subject: string }>(
      `select subject from app.audit_log where act = 'comment-removed'`,
    );
    expect(acts).toEqual([{ subject: three }]);
    expect((await visit('Sam_1')).as(PersonPageAnswer).page.commentCount).toBe(0);
    const tombstones = (await product.visitor().get('/api/myplace/comments?username=Sam_1')).as(
      CommentsAnswer,
    );
    expect(tombstones.comments.map(({ text, removed }) => [text, removed])).toEqual([
      ['', 'operator'],
      ['', 'author'],
      ['', 'owner'],
    ]);
  });

  it('lets a muted person read, and write nothing (MYPLACE-9)', async () => {
    const vic = await person('Vic');
    await mute(vic);
    expect((await save(vic)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await write(vic, 'Vic', 'hi')).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await visit('Vic', vic)).status).toBe(200);
    const forced = `insert into app.myplace_comments (page, wallet, text) values ('${walletOf(vic)}', '${walletOf(vic)}', 'hi')`;
    await expect(product.db.transaction(walletOf(vic), (tx) => tx.query(forced))).rejects.toThrow();
  });

  it('takes comments of all, of those who have signed a student of its owner, or of none (MYPLACE-9)', async () => {
    const [uma, vera] = [await person('Umber'), await person('Velma')];
    await holdsFlunk(product, vera);
    const tokenId = await holdsFlunk(product, uma);
    const open = async (comments: string) =>
      (await save(uma, { comments })).as(PersonPageAnswer).page.comments;
    const may = async () => (await visit('Umber', vera)).as(PersonPageAnswer).page.mayComment;
    expect([await open('none'), await may()]).toEqual(['none', false]);
    expect((await write(vera, 'Umber', 'First')).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await write(uma, 'Umber', 'My own')).status).toBe(200);
    // A page of the version before does not say it, and leaves it as it was.
    expect((await save(uma)).as(PersonPageAnswer).page.comments).toBe('none');
    expect([await open('signers'), await may()]).toEqual(['signers', false]);
    expect((await write(vera, 'Umber', 'Second')).refused()).toEqual([403, 'FORBIDDEN']);
    const signed = await vera.post('/api/yearbook/signatures', {
      wallet: vera.wallet,
      tokenId,
      text: 'Have a good one',
    });
    expect([signed.status, await may()]).toEqual([200, true]);
    expect((await write(vera, 'Umber', 'Third')).status).toBe(200);
    expect([await open('all'), await may()]).toEqual(['all', true]);
  });

  it('shows who signed a student of its owner, but across a block (MYPLACE-10)', async () => {
    const [wes, xan, yul] = [await person('Wesley'), await person('Xander'), await person('Yulia')];
    const tokenId = await holdsFlunk(product, wes);
    for (const [by, text] of [
      [xan, 'Stay weird'],
      [yul, 'Call me'],
    ] as const) {
      await holdsFlunk(product, by);
      const signing = { wallet: by.wallet, tokenId, text };
      expect((await by.post('/api/yearbook/signatures', signing)).status).toBe(200);
    }
    const seen = async (by?: Visitor) =>
      (await visit('Wesley', by)).as(PersonPageAnswer).page.signatures.map(({ text }) => text);
    expect(await seen()).toEqual(['Call me', 'Stay weird']);
    const block = (by: Visitor, username: string) =>
      by.post('/api/chat/blocks', { wallet_address: by.wallet, username, blocked: true });
    expect((await block(xan, 'Yulia')).status).toBe(200);
    expect([await seen(), await seen(xan)]).toEqual([['Call me', 'Stay weird'], ['Stay weird']]);
    expect((await block(wes, 'Yulia')).status).toBe(200);
    expect([await seen(), await seen(wes)]).toEqual([['Stay weird'], ['Stay weird']]);
  });

  it('is written by the session’s own wallet alone (MYPLACE-8)', async () => {
    const [will, xena] = [await person('Will'), await person('Xena')];
    const forged = { wallet: will.wallet, ...PAGE, friends: [] };
    expect((await xena.post('/api/myplace/page', forged)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await product.visitor().post('/api/myplace/page', forged)).refused()).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
  });

  it('shows the scores, prizes and objectives of a person to all, and no wallet and no GUM (MYPLACE-8)', async () => {
    const [yara, zed] = [await person('Yara'), await person('Zed')];
    const wallet = walletOf(yara);
    await product.db.asOwner(`
      insert into app.story_facts (wallet, fact, said_by) values
        ('${wallet}', 'pressed:flunko', 'server'), ('${wallet}', 'opened:shed', 'server'),
        ('${wallet}', 'opened:shed/chapter-3', 'server'), ('${wallet}', 'seen:everything', 'page')`);
    const gift = { wallet, amount: 4321, reason: 'for a test' };
    expect((await (await administrator(product)).post('/api/gum/adjust', gift)).status).toBe(200);
    expect((await yara.post('/api/prizes/buy', { wallet, prize: 'last-quarter' })).status).toBe(200);
    await write(zed, 'Yara', 'Nice tune.');
    const seen = [
      await visit('Yara', zed),
      await visit('Yara'),
      await zed.get('/api/myplace/comments?username=Yara'),
    ];
    expect(seen[1]?.as(PersonPageAnswer).page).toMatchObject({
      isMine: false,
      prizes: [{ kind: 'tune', name: 'Last Quarter' }],
      objectives: ['A Friend of Flunko'],
      clues: 2,
    });
    for (const { text } of seen) expect(text).not.toMatch(/0x[0-9a-f]{16}|gum|balance|chapter-3|shed/i);
    expect((await visit('Yara', yara)).as(PersonPageAnswer).page.isMine).toBe(true);
  });

  it('tells nothing of what a person without a profile has found', async () => {
    const nameless = walletOf(await product.member());
    await product.db.asOwner(
      `insert into app.story_facts (wallet, fact, said_by) values ('${nameless}', 'pressed:flunko', 'server')`,
    );
    const asked = `select app.page_findings('${nameless}') as findings`;
    const [row] = await product.db.transaction(walletOf(await product.member()), (tx) => tx.query(asked));
    expect(row ?? { findings: null }).toEqual({ findings: null });
  });
});
