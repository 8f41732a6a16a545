// Gives a lock its code: `npm run lock-code -- --lock under-the-bed --chapter 1 --code NNNN`.
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { CODE_LENGTH, LOCK_CODE, LOCK_NAMES } from '../functions/_shared/domain/town/locks.ts';
import { CHAPTERS } from '../functions/_shared/domain/town/townEvents.ts';
import { lockCodeStatement } from './lockCodes.ts';
import { Misconfigured } from './misconfigured.ts';
import { keysFromEnvironment, openFromEnvironment } from './start.ts';

const USAGE = `npm run lock-code -- --lock ${LOCK_NAMES.join('|')} --chapter N --code NNNN [--sql]
  --code  ${CODE_LENGTH} digits; they are kept as a hash, keyed with SESSION_SIGNING_KEY
  --sql   prints the statement instead of running it, for a database that this machine does not reach`;

const Asked = z.object({
  lock: z.enum(LOCK_NAMES),
  chapter: z.coerce.number().pipe(z.literal(CHAPTERS)),
  code: z.string().regex(LOCK_CODE),
  sql: z.boolean(),
});

function asked() {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: { lock: text, chapter: text, code: text, sql: { type: 'boolean', default: false } },
    });
    return Asked.parse(values);
  } catch {
    throw new Misconfigured(USAGE);
  }
}

async function run(): Promise<void> {
  const { sql, ...code } = asked();
  const statement = await lockCodeStatement(code, await keysFromEnvironment(process.env));
  if (sql) {
    process.stdout.write(`${statement}\n`);
    return;
  }
  const database = await openFromEnvironment(process.env);
  try {
    await database.db.asOwner(statement);
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
