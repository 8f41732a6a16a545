import { expect, it } from 'vitest';
import { AssignLockerAnswer, LockerInfoAnswer } from '@shared/contract/school/locker.ts';
import { ProfileAnswer } from '@shared/contract/people/profile.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { newWallet, startProduct } from '../support/product.ts';
import type { Visitor } from '../support/visitor.ts';

const assign = (browser: Visitor) => browser.post('/api/assign-locker', { wallet_address: browser.wallet });
const named = async (browser: Visitor, username: string) =>
  (await browser.post('/api/profile', { username })).as(ProfileAnswer);

onPostgresAlone('lockers', (open) => {
  const product = startProduct(open);

  it('are given after a profile, once, and shown to everyone (LOCKER-4, LOCKER-5)', async () => {
    const browser = await product.member();
    const info = () => product.visitor().get(`/api/locker-info?wallet_address=${browser.wallet ?? ''}`);
    expect((await info()).refused()).toEqual([404, 'NOT_FOUND']);
    const without = await assign(browser);
    expect(without.refused()).toEqual([409, 'PROFILE_REQUIRED']);
    expect(without.text).toContain('create your profile first');
    await named(browser, 'Rosie');
    const { locker_number: number } = (await assign(browser)).as(AssignLockerAnswer);
    expect((await info()).as(LockerInfoAnswer)).toEqual({
      success: true,
      locker_number: number,
      username: 'Rosie',
    });
    expect((await assign(browser)).refused()).toEqual([409, 'CONFLICT']);
  });

  it('have numbers without gaps or doubles when many ask at once, some of them twice (LOCKER-4)', async () => {
    const browsers = await Promise.all(Array.from({ length: 12 }, () => product.member()));
    await Promise.all(browsers.map((browser, index) => named(browser, `student_${index}`)));
    const replies = await Promise.all([...browsers, ...browsers].map(assign));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(12);
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(12);
    const rows = await product.db.asOwner<{ number: number }>(
      'select number from app.lockers order by number',
      [],
    );
    expect(rows.map((row) => row.number)).toEqual(rows.map((_, index) => index + 1));
  });

  it('are not given to another wallet than the session’s', async () => {
    const browser = await product.member();
    const reply = await browser.post('/api/assign-locker', { wallet_address: newWallet() });
    expect(reply.refused()).toEqual([403, 'FORBIDDEN']);
  });
});
