// Prints a new access code and keeps its hash: `npm run access-code -- --level BETA --uses 10 --days 30`.
import { parseArgs } from 'node:util';
import { sha256 } from '../functions/_shared/auth/keys.ts';
import { CodeLevel } from '../functions/_shared/contract/system/access.ts';
import { accessCode, CODE_BYTES, normalCode } from '../functions/_shared/domain/system/access.ts';
import { Misconfigured } from './misconfigured.ts';
import { openFromEnvironment } from './start.ts';

const USAGE = `npm run access-code -- --level BETA|COMMUNITY [--uses N] [--days N] [--sql]
  --uses  how many browsers may enter it; without it any number
  --days  how long it lasts; without it for ever
  --sql   prints the statement instead of running it, for a database that this machine does not reach`;

/** A whole number from 1, null where it was not given. */
function count(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new RangeError(`not a number from 1: ${text}`);
  return Number(text);
}

function asked() {
  const options = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: { level: options, uses: options, days: options, sql: { type: 'boolean', default: false } },
    });
    return {
      level: CodeLevel.parse(values.level),
      uses: count(values.uses),
      days: count(values.days),
      sql: values.sql,
    };
  } catch {
    throw new Misconfigured(USAGE);
  }
}

async function run(): Promise<void> {
  const { level, uses, days, sql } = asked();
  const code = accessCode(crypto.getRandomValues(new Uint8Array(CODE_BYTES)));
  // Safe without parameters: it holds a hash, one of two levels and two numbers, and no typed text.
  const statement =
    `insert into app.access_codes (hash, level, max_uses, expires_at) values ` +
    `('${await sha256(normalCode(code))}', '${level}', ${uses ?? 'null'}, ` +
    `${days === null ? 'null' : `app.now() + interval '${days} days'`});`;
  if (sql) {
    process.stdout.write(`${code}\n${statement}\n`);
    return;
  }
  const database = await openFromEnvironment(process.env);
  try {
    await database.db.asOwner(statement);
  } finally {
    await database.close();
  }
  process.stdout.write(`${code}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
