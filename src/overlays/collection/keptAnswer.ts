import type { ListedToken } from '@shared/contract/collection/collection.ts';
import { parseAddress } from '@shared/kernel/units.ts';
import { CLIQUES, COLLECTIONS, type CollectionName } from '@shared/domain/collection/collection.ts';
import * as shape from '../../kernel/shape.ts';
import type { StoredValue } from '../../services/storage/storage.ts';
import type { BrowseAnswer } from './browseMachine.ts';

/** The beginning of the collection that a wallet looked at last. */
export interface KeptAnswer {
  readonly wallet: string;
  readonly collection: CollectionName;
  readonly answer: BrowseAnswer;
}

const LISTED: shape.Shape<ListedToken> = shape.object({
  collection: shape.picklist(COLLECTIONS),
  tokenId: shape.string,
  serial: shape.number,
  name: shape.string,
  owner: shape.parsed(parseAddress),
  image: shape.string,
  pixelImage: shape.nullable(shape.string),
  portrait: shape.nullable(shape.string),
  traits: shape.array(shape.object({ name: shape.string, value: shape.string })),
  clique: shape.nullable(shape.picklist([...CLIQUES, 'FLUNKO'])),
  rank: shape.number,
});

/** As the server sent it (contract/collection): what an older version kept may lack a field of today. */
const ANSWER: shape.Shape<BrowseAnswer> = shape.object({
  tokens: shape.array(LISTED),
  total: shape.number,
  counts: shape.object({ Flunks: shape.number, Backpack: shape.number }),
});

/** Where it waits for the next visit, so that the gallery is there at once. */
export const KEPT_ANSWER: StoredValue<KeptAnswer> = {
  name: 'only-flunks-answer',
  version: 1,
  read: shape.reader(
    shape.object({ wallet: shape.string, collection: shape.picklist(COLLECTIONS), answer: ANSWER }),
  ),
};
