// Goes through the books now and prints what is wrong with them: `npm run reconcile`. Ends with 1 where something is.
import { openFromEnvironment } from './start.ts';

type Report = {
  transactions: number;
  wallets: number;
  problems: number;
  findings: readonly { check: string; subject: string; detail: string }[];
};

async function run(): Promise<void> {
  const database = await openFromEnvironment(process.env);
  try {
    // Two statements: one alone would not see the row that its own function writes.
    const [written] = await database.db.asOwner<{ id: string | null }>(
      'select app.reconcile($1)::text as id',
      [false],
    );
    const [report] = await database.db.asOwner<Report>(
      `select transactions::float8 as transactions, wallets::float8 as wallets, problems::float8 as problems, findings
       from app.reconciliations where id = $1::text::bigint`,
      [written?.id ?? null],
    );
    if (!report) throw new Error('The books are being gone through by another.');
    const { transactions, wallets, problems, findings } = report;
    const lines = findings.map(({ check, subject, detail }) => `${check} ${subject}: ${detail}\n`);
    process.stdout.write(
      `${lines.join('')}${transactions} movements of ${wallets} wallets, ${problems} problems\n`,
    );
    process.exitCode = problems === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
