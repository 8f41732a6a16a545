import { expect, it } from 'vitest';
import { AiChatAnswer } from '@shared/contract/people/personas.ts';
import { HelpAnswer } from '@shared/contract/people/help.ts';
import { onProductionEngine } from '../support/engines.ts';
import { administrator, startProduct } from '../support/product.ts';
import type { Visitor } from '../support/visitor.ts';

const DISTRESS = 'my dad hits me';

onProductionEngine('where help is', (open) => {
  const product = startProduct(open);
  const say = async (browser: Visitor, message: string, rest: object = {}) =>
    (await browser.post('/api/ai-chat', { message, agentId: 'TownGossip', ...rest })).as(AiChatAnswer);

  it('follows the country of the browser, and is Find A Helpline where none is kept (PERSONA-8)', async () => {
    const browser = await product.member();
    const near = await say(browser, DISTRESS, { language: 'en-GB' });
    expect(near).toMatchObject({ done: 'engine', quiet: 6 });
    expect(near.message).toContain('Childline (https://childline.org.uk) or Samaritans');
    for (const language of ['', 'x-none', 'ja-JP'])
      expect((await say(browser, DISTRESS, { language })).message).toContain('findahelpline.com');
    expect(
      (await browser.post('/api/ai-chat', { message: 'hi', agentId: 'FlunkBot', quiet: 7 })).status,
    ).toBe(400);
  });

  it('leaves no trace of the person in what the server keeps (PERSONA-8)', async () => {
    const browser = await product.member();
    const { quiet } = await say(browser, DISTRESS);
    await say(browser, 'thanks', { quiet });
    const kept = await product.db.asOwner('select from app.persona_talks where wallet = $1', [
      browser.wallet,
    ]);
    expect(kept).toEqual([]);
  });

  it('is set by an administrator, with a line in the audit log, and by no other (CONSOLE-19)', async () => {
    const [admin, member] = [await administrator(product), await product.member()];
    const places = [{ name: 'Tele Help', address: 'help.example' }];
    const set = { country: 'JP', places, reason: 'for a test' };
    expect((await member.post('/api/console/help', set)).status).toBe(403);
    expect((await admin.post('/api/console/help', set)).status).toBe(200);
    expect((await admin.post('/api/console/help', set)).status).toBe(409);
    expect((await say(member, DISTRESS, { language: 'ja-JP' })).message).toContain('https://help.example');
    const { countries } = (await admin.get('/api/console/help')).as(HelpAnswer);
    expect(countries.find(({ country }) => country === 'JP')?.places).toEqual(places);
    expect(countries[0]?.country).toBe('');
    const [line] = await product.db.asOwner(
      `select subject, became from app.audit_log where act = 'help-set' order by id desc limit 1`,
    );
    expect(line).toEqual({ subject: 'JP', became: { places } });
    expect((await admin.post('/api/console/help', { ...set, places: [] })).status).toBe(200);
    expect((await say(member, DISTRESS, { language: 'ja-JP' })).message).toContain('findahelpline.com');
    for (const wrong of [
      { ...set, country: '', places: [] },
      { ...set, country: 'jp' },
      { ...set, places: [{ name: 'Call 116 111', address: 'help.example' }] },
      { ...set, places: [{ name: 'Help', address: 'https://help.example' }] },
    ])
      expect((await admin.post('/api/console/help', wrong)).status).toBe(400);
  });
});
