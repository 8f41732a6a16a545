import { expect, it } from 'vitest';
import { HoursAnswer } from '@shared/contract/system/hours.ts';
import { TimeConfigAnswer } from '@shared/contract/system/time.ts';
import { Done } from '@shared/contract/values.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { administrator, startProduct } from '../support/product.ts';

const evening = { day_start_hour: 7, night_start_hour: 18, timezone: 'Europe/Rome' };

onPostgresAlone('the hours of day and night', (open) => {
  const product = startProduct(open);
  const read = () => product.visitor().get('/api/time-config');
  const inForce = async () => (await read()).as(TimeConfigAnswer).config;

  it('are 6 to 20 in Chicago at first, for everyone to read and to keep a few seconds (TIME-1)', async () => {
    const reply = await read();
    expect(reply.as(TimeConfigAnswer).config).toMatchObject({
      day_start_hour: 6,
      night_start_hour: 20,
      timezone: 'America/Chicago',
      is_active: true,
    });
    expect(reply.headers.get('cache-control')).toBe('public, max-age=5');
  });

  it('are changed by an administrator alone, who is one as long as the database says so', async () => {
    const member = await product.member();
    expect((await product.visitor().post('/api/time-config', evening)).status).toBe(401);
    expect((await member.post('/api/time-config', evening)).refused()).toEqual([403, 'FORBIDDEN']);
    const dean = await administrator(product);
    const { config } = (await dean.post('/api/time-config', evening)).as(TimeConfigAnswer);
    expect(config).toMatchObject({ ...evening, is_active: true });
    expect(await inForce()).toEqual(config);
    await product.db.asOwner('update app.wallets set role = null where wallet = $1', [dean.wallet]);
    expect((await dean.post('/api/time-config', evening)).refused()).toEqual([403, 'FORBIDDEN']);
  });

  it('are refused when they are no hours or no zone, and may be equal (TIME-1)', async () => {
    const dean = await administrator(product);
    const before = await inForce();
    const wrong = [
      { day_start_hour: 24 },
      { night_start_hour: -1 },
      { day_start_hour: 6.5 },
      { day_start_hour: '6' },
      { timezone: 'America/Springfield' },
      { timezone: '+05:00' },
      { timezone: null },
    ];
    for (const change of wrong) {
      const reply = await dean.post('/api/time-config', { ...evening, ...change });
      expect([change, ...reply.refused()]).toEqual([change, 400, 'BAD_REQUEST']);
    }
    expect(await inForce()).toEqual(before);
    const always = { ...evening, night_start_hour: evening.day_start_hour };
    expect((await dean.post('/api/time-config', always)).as(TimeConfigAnswer).config).toMatchObject(always);
  });

  it('leave one row in force and keep the others, however many are saved at once (TIME-5)', async () => {
    const dean = await administrator(product);
    const rows = () =>
      product.db.asOwner<{ all: number; active: number }>(
        `select count(*)::int as all, (count(*) filter (where is_active))::int as active from app.time_config`,
        [],
      );
    const [before] = await rows();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, hour) =>
        dean.post('/api/time-config', { ...evening, day_start_hour: hour }),
      ),
    );
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200));
    expect(await rows()).toEqual([{ all: (before?.all ?? 0) + 8, active: 1 }]);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const twice = await Promise.all([1, 2].map(() => dean.post('/api/time-config', evening, key)));
    expect(twice[1]?.text).toBe(twice[0]?.text);
    expect(await rows()).toEqual([{ all: (before?.all ?? 0) + 9, active: 1 }]);
  });

  it('are set in the console with a reason, and set back to an earlier row (CONSOLE-17)', async () => {
    const dean = await administrator(product);
    const set = (changes: object) =>
      dean.post('/api/console/hours', {
        day_start_hour: 9,
        night_start_hour: 17,
        reason: 'winter',
        ...changes,
      });
    (await set({})).as(Done);
    expect(await inForce()).toMatchObject({
      day_start_hour: 9,
      night_start_hour: 17,
      timezone: 'America/Chicago',
    });
    expect((await set({})).refused()).toEqual([409, 'CONFLICT']);
    for (const wrong of [
      { day_start_hour: 24 },
      { night_start_hour: -1 },
      { day_start_hour: 6.5 },
      { day_start_hour: '6' },
      { reason: '' },
    ]) {
      expect([wrong, ...(await set(wrong)).refused()]).toEqual([wrong, 400, 'BAD_REQUEST']);
    }
    (await set({ day_start_hour: 6, night_start_hour: 20 })).as(Done);
    const { rows } = (await dean.get('/api/console/hours')).as(HoursAnswer);
    expect(rows.slice(0, 2)).toMatchObject([
      { day_start_hour: 6, night_start_hour: 20, is_active: true },
      { day_start_hour: 9, night_start_hour: 17, is_active: false },
    ]);
    const [line] = await product.db.asOwner(
      'select act, was, became, reason from app.audit_log order by id desc limit 1',
      [],
    );
    expect(line).toMatchObject({
      act: 'time-config',
      was: { day_start_hour: 9 },
      became: { day_start_hour: 6 },
      reason: 'winter',
    });
    const member = await product.member();
    expect((await member.get('/api/console/hours')).refused()).toEqual([403, 'FORBIDDEN']);
  });
});
