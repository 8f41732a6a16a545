import type { Role } from '../../contract/values.ts';
import { higherLevel, type CodeLevel } from '../../domain/system/access.ts';
import type { Transaction } from '../port.ts';
import type { Member } from './sessions.ts';

/**
 * Enters a code in a browser and returns its level; null when the code is wrong, expired, revoked or used up. A
 * browser that has the code already spends no second use. Concurrent entries of a code wait for each other, so that
 * only one of them gets its last use.
 */
export async function enterCode(
  tx: Transaction,
  codeHash: string,
  visitorHash: string,
): Promise<CodeLevel | null> {
  const [code] = await tx.query<{ id: number; level: CodeLevel; left: boolean }>(
    `select id, level, (max_uses is null or uses < max_uses) as left from app.access_codes
     where hash = $1 and revoked_at is null and (expires_at is null or expires_at > app.now()) for update`,
    [codeHash],
  );
  if (!code) return null;
  const again = await tx.query(
    `update app.access_grants set entered_at = app.now()
     where visitor_hash = $1 and code_id = $2 and expires_at > app.now() returning code_id`,
    [visitorHash, code.id],
  );
  if (again.length > 0) return code.level;
  if (!code.left) return null;
  await tx.query('update app.access_codes set uses = uses + 1 where id = $1', [code.id]);
  await tx.query(
    `insert into app.access_grants (visitor_hash, code_id, expires_at)
     select $1, id, least(app.now() + interval '30 days', expires_at) from app.access_codes where id = $2
     on conflict (visitor_hash, code_id) do update set entered_at = app.now(), expires_at = excluded.expires_at`,
    [visitorHash, code.id],
  );
  return code.level;
}

/**
 * The level of a caller as the database knows it: that of the code entered last in this browser or, if higher, of the
 * wallet's role. Everything on the server that needs a level calls this.
 */
export async function levelOf(
  tx: Transaction,
  visitorHash: string | null,
  member: Member | null,
): Promise<Role | null> {
  const [grant] = await tx.query<{ level: CodeLevel }>(
    `select c.level from app.access_grants g join app.access_codes c on c.id = g.code_id
     where g.visitor_hash = $1 and g.expires_at > app.now()
       and c.revoked_at is null and (c.expires_at is null or c.expires_at > app.now())
     order by g.entered_at desc, c.id desc limit 1`,
    [visitorHash],
  );
  return higherLevel(grant?.level ?? null, member?.role ?? null);
}
