// The server of `npm run bench crash`, in a process of its own that is killed: started by crash.ts with one Served.
import { sessionKeys } from '@shared/auth/keys.ts';
import { openPglite } from '@shared/db/pglite.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { startBenchServer } from './server.ts';

/** What the server is to serve: a folder of PGlite, or the database of a URL. */
export interface Served {
  readonly port: number;
  readonly signingKey: string;
  readonly database: { readonly folder: string } | { readonly url: string };
}

async function serve({ port, signingKey, database }: Served): Promise<void> {
  const db =
    'url' in database
      ? openPostgres(database.url, { max: 10, prepare: true })
      : await openPglite({ dataDir: database.folder });
  await startBenchServer(db, await sessionKeys(signingKey), { port });
  process.send?.('ready');
}

process.once('message', (served: Served) => void serve(served));
// A bench that fails leaves no server behind.
process.once('disconnect', () => process.exit());
