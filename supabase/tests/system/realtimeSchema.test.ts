import { expect, it } from 'vitest';
import type { Db } from '@shared/db/port.ts';
import { onBothEngines, type OpenEngine } from '../support/engines.ts';

async function withDatabase(open: OpenEngine, work: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = await open();
  try {
    await work(db);
  } finally {
    await close();
  }
}

const permission = async (db: Db, claims: object, topic = 'room:test', extension = 'broadcast') => {
  const [row] = await db.statement<{ may: unknown }>(
    'select realtime.authorize($1, $2, $3::text::jsonb) as may',
    [topic, extension, JSON.stringify(claims)],
  );
  return row?.may;
};

onBothEngines('the local schema realtime', (open) => {
  it('keeps what is sent, with an id in the payload, and hands it out again by its own', () =>
    withDatabase(open, async (db) => {
      await db.asOwner(`select realtime.send('{"text":"hi"}', 'message', 'room:test', true)`);
      const [row] = await db.asOwner<{ id: string; payload: object }>(
        `select id::text as id, payload from realtime.messages where topic = 'room:test' and extension = 'broadcast'`,
        [],
      );
      expect(row?.payload).toEqual({ text: 'hi', id: row?.id });
      const [again] = await db.statement<{ message: object }>(
        'select realtime.message_of($1::text::uuid) as message',
        [row?.id ?? null],
      );
      const { id, payload } = row ?? {};
      expect(again?.message).toEqual({ id, payload, topic: 'room:test', event: 'message', private: true });
    }));

  it('asks the policies of the role and the topic, and leaves nothing behind, the role least', () =>
    withDatabase(open, async (db) => {
      await db.asOwner(`
        create policy tests_read on realtime.messages for select to authenticated
          using (realtime.topic() = 'room:test');
        create policy tests_write on realtime.messages for insert to authenticated
          with check (extension = 'presence')`);
      const member = { role: 'authenticated' };
      expect(await permission(db, member)).toEqual({ read: true, write: false });
      expect(await permission(db, member, 'room:test', 'presence')).toEqual({ read: true, write: true });
      expect(await permission(db, member, 'room:other')).toEqual({ read: false, write: false });
      expect(await permission(db, { role: 'anon' })).toEqual({ read: false, write: false });
      const after = await db.transaction(null, async (tx) => {
        await tx.query(`select realtime.authorize('room:test', 'broadcast', '{"role":"authenticated"}')`);
        return tx.query(
          `select current_user::text as who, current_setting('role') as role,
             nullif(current_setting('request.jwt.claims', true), '') as claims,
             nullif(current_setting('realtime.topic', true), '') as topic`,
        );
      });
      expect(after).toEqual([{ who: 'gum_api', role: 'gum_api', claims: null, topic: null }]);
      expect(await db.asOwner(`select from realtime.messages`, [])).toEqual([]);
      await db.asOwner(
        'drop policy tests_read on realtime.messages; drop policy tests_write on realtime.messages',
      );
    }));

  it('forgets what is older than three days', () =>
    withDatabase(open, async (db) => {
      await db.asOwner(
        `insert into realtime.messages (topic, extension, event, inserted_at)
         values ('t', 'broadcast', 'old', now() - interval '73 hours'), ('t', 'broadcast', 'new', now())`,
        [],
      );
      expect(await db.statement('select realtime.delete_old(10) as gone', [])).toEqual([{ gone: 1 }]);
      expect(await db.asOwner('select event from realtime.messages', [])).toEqual([{ event: 'new' }]);
    }));
});
