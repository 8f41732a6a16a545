// `npm run bench collection`: what the gallery's and the yearbook's questions take over 10,000 tokens, on both databases.
import { endOf } from '@shared/domain/collection/chainFacts.ts';
import { pathToFileURL } from 'node:url';

import { keepFacts, keepTemplates } from '@shared/db/collection/chainIndex.ts';
import { collectionReader, type ReadCollection } from '@shared/db/collection/collectionReader.ts';
import type { Db } from '@shared/db/port.ts';
import { openPglite } from '@shared/db/pglite.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { CLIQUES, type CollectionName, type TokenSort } from '@shared/domain/collection/collection.ts';
import type { Filters } from '@shared/domain/collection/tokenIndex/filters.ts';
import { newBackpack, newFlunk } from '../../local/demo/templates.ts';
import { migrate } from '../../local/migrate.ts';
import { startCluster } from '../support/cluster.ts';
import { benchWallet } from './members.ts';

const TOKENS: Readonly<Record<CollectionName, number>> = { Flunks: 7_000, Backpack: 3_000 };
/** Of one owner; the rest are two hundred others'. */
const OF_ONE = 4_000;
const ROUNDS = 500;
/** So many ask at once. */
const CLIENTS = 50;
/** What is promised of each, at the 95th percentile (ms). */
const PROMISED = { remote: 50, embedded: 100 };

const COLLECTOR = benchWallet(0);

/** Puts so many tokens into the index, as events and a reading of the templates do. */
export async function fill(db: Db, counts = TOKENS): Promise<void> {
  const share = OF_ONE / (TOKENS.Flunks + TOKENS.Backpack);
  for (const collection of ['Flunks', 'Backpack'] as const) {
    const ids = Array.from({ length: counts[collection] }, (_, index) => index + 1);
    const templates = ids.map((id) => {
      const clique = CLIQUES[id % 4] ?? 'GEEK';
      const made = collection === 'Flunks' ? newFlunk(clique, Math.random) : newBackpack(Math.random);
      return {
        templateId: String(id),
        name: made.name,
        metadata: made.metadata,
        slots: made.slots?.toString() ?? null,
      };
    });
    const facts = ids.flatMap((id) => {
      const token = { collection, tokenId: String(id), place: endOf(1) };
      const owner = id <= ids.length * share ? COLLECTOR : benchWallet(1 + (id % 200));
      return [
        { kind: 'minted', ...token, templateId: String(id), height: 1 } as const,
        { kind: 'owner', ...token, owner } as const,
      ];
    });
    await db.transaction(null, async (tx) => {
      await keepFacts(tx, facts);
      await keepTemplates(tx, collection, 2, templates);
    });
  }
}

type Ask = (index: Awaited<ReturnType<ReadCollection>>) => unknown;
const page =
  (filters: Filters, offset = 0, limit = 24, sort: TokenSort = 'number'): Ask =>
  (index) =>
    index.page(filters, { sort, offset, limit });
const facets =
  (filters: Filters): Ask =>
  (index) =>
    index.facets(filters);
const owners = new Set([COLLECTOR]);

const QUESTIONS: Readonly<Record<string, Ask>> = {
  'a page of 4,000': page({ owners }),
  'a block of 100 of 4,000': page({ owners, collection: 'Flunks' }, 0, 100),
  'the last page of 4,000': page({ owners }, OF_ONE - 24),
  'a page of 10,000': page({}),
  'the last page of 10,000': page({}, 9_976),
  'one trait of 10,000': page({ traits: ['Clique:Geek'] }),
  'three traits of 10,000': page({
    traits: ['Clique:Geek', 'Clique:Prep', 'Superlative:Class Clown', 'Base:Teddy'],
  }),
  'a search in 10,000': page({ search: 'varsity' }),
  'a search for one of 10,000': page({ search: '#3777' }),
  'a search for nothing': page({ search: 'no such thing' }),
  'the newest of 4,000': page({ owners, collection: 'Flunks' }, 0, 100, 'newest'),
  '10,000 by name': page({}, 9_900, 100, 'name'),
  'the rarest of 10,000': page({}, 0, 100, 'rank'),
  'counts by facet of 10,000': facets({}),
  'counts by facet of 4,000': facets({ owners }),
  'counts by facet with three traits and a search': facets({
    traits: ['Clique:Geek', 'Clique:Prep', 'Superlative:Class Clown', 'Head:Cap'],
    search: 'red',
  }),
};

/** How long each of so many took that were asked in turn by so many clients, and all of them together (ms). */
async function measure(read: ReadCollection, ask: Ask, clients: number) {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let round = 0; round < ROUNDS / clients; round += 1) {
        const began = performance.now();
        ask(await read());
        times.push(performance.now() - began);
      }
    }),
  );
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

async function bench(engine: string, db: Db): Promise<void> {
  const read = collectionReader(db);
  const began = performance.now();
  const index = await read();
  const first = performance.now() - began;
  index.page({}, { sort: 'rank', offset: 0, limit: 1 });
  const ranked = performance.now() - began - first;
  process.stdout.write(
    `${engine}: 10,000 tokens read in ${first.toFixed(0)} ms, ranked and put in order in ${ranked.toFixed(0)} ms\n`,
  );
  for (const clients of [1, CLIENTS]) {
    process.stdout.write(`  ${clients} at once\n`);
    for (const [name, ask] of Object.entries(QUESTIONS)) {
      const { p50, p95 } = await measure(read, ask, clients);
      const promised = PROMISED[engine === 'PGlite' ? 'embedded' : 'remote'];
      const kept = p95 < promised ? '' : ` MORE THAN ${promised}`;
      process.stdout.write(`    ${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${kept}\n`);
      if (p95 >= promised) process.exitCode = 1;
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const cluster = await startCluster();
  try {
    const db = openPostgres(await cluster.database('bench'), { max: 4, prepare: true });
    await migrate(db);
    await fill(db);
    // As the server's autovacuum does. Nothing does so in PGlite.
    await db.asOwner('analyze');
    await bench('PostgreSQL', db);
    await db.close();
  } finally {
    await cluster.stop();
  }
  const db = await openPglite();
  await migrate(db);
  await fill(db);
  await bench('PGlite', db);
  await db.close();
}
