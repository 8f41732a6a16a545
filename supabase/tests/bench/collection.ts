// `npm run bench collection`: what the gallery's and the yearbook's questions take over 20,000 tokens, and what it takes to
// keep the lists, on both databases.
import { endOf } from '@shared/domain/collection/chainFacts.ts';
import { pathToFileURL } from 'node:url';

import { keepFacts, keepRanks, keepTemplates } from '@shared/db/collection/chainIndex.ts';
import { tokenFacets } from '@shared/db/collection/tokenFacets.ts';
import { tokenPage } from '@shared/db/collection/tokenPage.ts';
import type { Db } from '@shared/db/port.ts';
import { openPglite } from '@shared/db/pglite.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { CLIQUES, type CollectionName, type TokenSort } from '@shared/domain/collection/collection.ts';
import type { Filters } from '@shared/domain/collection/tokenFilters.ts';
import type { Address } from '@shared/kernel/units.ts';
import { head, median, milliseconds, percentile, perSecond, say } from '../../../scripts/bench/figures.ts';
import { newBackpack, newFlunk } from '../../local/demo/templates.ts';
import { migrate } from '../../local/migrate.ts';
import { startCluster } from '../support/cluster.ts';
import { benchWallet } from './members.ts';

const TOKENS: Readonly<Record<CollectionName, number>> = { Flunks: 10_000, Backpack: 10_000 };
/** Of one owner; the rest are two hundred others'. */
const OF_ONE = 4_000;
const ROUNDS = 100;
/** So many ask at once. */
const CLIENTS = 50;
/** What is promised of each that is asked alone, at the 95th percentile (ms). */
const PROMISED = { remote: 50, embedded: 150 };

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
      await keepRanks(tx);
    });
  }
}

type Ask = (db: Db) => Promise<unknown>;
const page =
  (filters: Filters, offset = 0, limit = 24, sort: TokenSort = 'number'): Ask =>
  (db) =>
    tokenPage(db, filters, { sort, seed: 95, offset, limit });
const behind =
  (filters: Filters, tokenId: string, sort: TokenSort): Ask =>
  (db) =>
    tokenPage(db, filters, { sort, offset: 0, limit: 24, after: { collection: 'Flunks', tokenId } });
const facets =
  (filters: Filters): Ask =>
  (db) =>
    tokenFacets(db, filters);
const flunks = { collection: 'Flunks' } as const;
const owner = COLLECTOR;
const THREE = ['Clique:Geek', 'Clique:Prep', 'Superlative:Class Clown', 'Base:Teddy'];

const QUESTIONS: Readonly<Record<string, Ask>> = {
  'the first page of 10,000': page(flunks),
  'the last page of 10,000': page(flunks, 9_976),
  'the last page of 10,000 by cursor': behind(flunks, '9976', 'number'),
  '10,000 by number, down': page(flunks, 0, 24, 'number-down'),
  '10,000 by name': page(flunks, 0, 24, 'name'),
  'the newest of 10,000': page(flunks, 0, 24, 'newest'),
  'the rarest of 10,000': page(flunks, 0, 24, 'rank'),
  '10,000 shuffled': page(flunks, 0, 24, 'random'),
  'the first page of 20,000': page({}),
  'a page of 4,000': page({ owner }),
  'a block of 100 of 4,000': page({ owner, ...flunks }, 0, 100),
  'the newest of 4,000': page({ owner, ...flunks }, 0, 100, 'newest'),
  'one trait': page({ ...flunks, traits: ['Clique:Geek'] }),
  'three traits': page({ traits: THREE }),
  'a clique by rarity': page({ ...flunks, clique: 'GEEK' }, 0, 24, 'rank'),
  'a search': page({ ...flunks, search: 'varsity' }),
  'a search for one': page({ search: '#3777' }),
  'a search for nothing': page({ search: 'no such thing' }),
  'counts by facet of 10,000': facets(flunks),
  'counts by facet of 20,000': facets({}),
  'counts by facet of 4,000': facets({ owner }),
  'counts by facet with a trait': facets({ ...flunks, traits: ['Clique:Geek'] }),
  'counts by facet with a rare trait': facets({ ...flunks, traits: ['Superlative:Bookworm'] }),
  'counts by facet with a clique': facets({ ...flunks, clique: 'GEEK' }),
  'counts by facet with a search': facets({ ...flunks, search: 'varsity' }),
  'counts by facet with a clique and a trait': facets({
    ...{ ...flunks, clique: 'GEEK', traits: ['Superlative:Bookworm'] },
  }),
  'counts by facet with three traits and a search': facets({ traits: THREE, search: 'red' }),
};

/** How long each of so many took that were asked in turn by so many clients, and how many were answered a second. */
async function measure(db: Db, ask: Ask, clients: number) {
  const times: number[] = [];
  const from = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let round = 0; round < ROUNDS / clients; round += 1) {
        const began = performance.now();
        await ask(db);
        times.push(performance.now() - began);
      }
    }),
  );
  const aSecond = (times.length * 1_000) / (performance.now() - from);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), aSecond };
}

/** What one batch of the index takes (ms), which tells this of a token. */
async function batch(
  db: Db,
  height: number,
  token: { readonly tokenId: string; readonly owner: Address | null },
) {
  const began = performance.now();
  await db.transaction(null, (tx) =>
    keepFacts(tx, [{ kind: 'owner', ...flunks, ...token, place: endOf(height) }]),
  );
  return performance.now() - began;
}

async function bench(engine: string, db: Db): Promise<void> {
  head(`${engine}, 20,000 tokens`);
  say('put into the index', milliseconds(await timed(() => fill(db))));
  // As the server's autovacuum does. Nothing does so in PGlite.
  if (engine === 'PostgreSQL') await db.asOwner('vacuum analyze');
  const moves: number[] = [];
  const burns: number[] = [];
  const ranks: number[] = [];
  for (let nth = 0; nth < 10; nth += 1) {
    moves.push(await batch(db, 10 + nth, { tokenId: '7', owner: benchWallet(nth) }));
    burns.push(await batch(db, 30 + nth, { tokenId: String(9_000 + nth), owner: null }));
    ranks.push(await timed(() => db.transaction(null, keepRanks)));
  }
  say('a batch that hands a token on', milliseconds(median(moves)));
  say('a batch by which there is one less', milliseconds(median(burns)));
  say('to rank all of a collection anew', milliseconds(median(ranks)));
  const promised = PROMISED[engine === 'PGlite' ? 'embedded' : 'remote'];
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    const { p50, p95 } = await measure(db, ask, 1);
    const { aSecond } = await measure(db, ask, CLIENTS);
    const kept = p95 < promised ? '' : ` MORE THAN ${promised}`;
    say(
      name,
      `p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)}${kept}; ${perSecond(aSecond)} for ${CLIENTS} at once`,
    );
    if (p95 >= promised) process.exitCode = 1;
  }
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const cluster = await startCluster();
  try {
    const db = openPostgres(await cluster.database('bench'), { max: 4, prepare: true });
    await migrate(db);
    await bench('PostgreSQL', db);
    await db.close();
  } finally {
    await cluster.stop();
  }
  const db = await openPglite();
  await migrate(db);
  await bench('PGlite', db);
  await db.close();
}
