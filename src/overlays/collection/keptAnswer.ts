import type { CollectionName } from '@shared/domain/collection/collection.ts';
import { COLLECTIONS } from '@shared/domain/collection/collection.ts';
import type { StoredValue } from '../../services/storage/storage.ts';
import type { BrowseAnswer } from './browseMachine.ts';

/** The beginning of the collection that a wallet looked at last. */
export interface KeptAnswer {
  readonly wallet: string;
  readonly collection: CollectionName;
  readonly answer: BrowseAnswer;
}

/** Where it waits for the next visit, so that the gallery is there at once. */
export const KEPT_ANSWER: StoredValue<KeptAnswer> = {
  name: 'only-flunks-answer',
  version: 1,
  read(found) {
    if (typeof found !== 'object' || found === null) return null;
    if (!('wallet' in found) || !('collection' in found) || !('answer' in found)) return null;
    const { wallet, collection: name, answer } = found;
    const collection = COLLECTIONS.find((one) => one === name);
    if (typeof wallet !== 'string' || collection === undefined || !isAnswer(answer)) return null;
    return { wallet, collection, answer };
  },
};

/** Its tokens are as the server sent them: this version of the product wrote them. */
function isAnswer(found: unknown): found is BrowseAnswer {
  if (typeof found !== 'object' || found === null) return false;
  if (!('tokens' in found) || !('total' in found) || !('counts' in found)) return false;
  return Array.isArray(found.tokens) && typeof found.total === 'number' && typeof found.counts === 'object';
}
