import type { ListedToken } from '@shared/contract/collection/collection.ts';
import type { Clique } from '@shared/domain/collection/collection.ts';
import { kept } from '@shared/kernel/kept.ts';
import { failed, ok, type Result } from '@shared/kernel/result.ts';
import type { Api } from '../../../services/api/api.ts';
import { HOMEROOM } from './book.ts';
import { SUPERLATIVE } from './superlatives.ts';

/** How many a page of honors has, and how many stand under a superlative. */
const HONORS = 6;
const VOTED = 3;

type Students = Result<readonly ListedToken[]>;

/** The students on the pages of the book, each asked for once. */
export interface BookReader {
  /** The students of a homeroom, by number; the first is 1. */
  homeroom(clique: Clique, homeroom: number): Promise<Students>;
  /** The rarest of a clique. */
  honors(clique: Clique): Promise<Students>;
  /** The rarest of those who were voted the same. */
  voted(superlative: string): Promise<Students>;
}

export function bookReader(api: Api): BookReader {
  async function ask(asked: object): Promise<Students> {
    const answer = await api.call('GET /api/collection/tokens', {
      collection: 'Flunks',
      sort: 'rank',
      offset: 0,
      limit: HOMEROOM,
      ...asked,
    });
    return answer.ok ? ok(answer.value.tokens) : answer;
  }
  const once = kept(ask, { forMs: Infinity, failed, keyOf: (asked) => JSON.stringify(asked) });

  return {
    homeroom: (clique, homeroom) => once({ clique, sort: 'number', offset: (homeroom - 1) * HOMEROOM }),
    honors: (clique) => once({ clique, limit: HONORS }),
    voted: (superlative) => once({ traits: `${SUPERLATIVE}:${superlative}`, limit: VOTED }),
  };
}
