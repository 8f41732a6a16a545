import type { RefreshAnswer } from '@shared/contract/collection/collection.ts';
import { picturePath } from '@shared/domain/collection/collection.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Api } from '../api/api.ts';
import { createChanges, type Changes } from '../tabs/changes.ts';
import type { Tabs, Topic } from '../tabs/tabs.ts';

/** The newest address of a picture by the address that always names it (picturePath). */
export type NewPictures = Readonly<Record<string, string>>;

/** Pictures that have changed since a page was opened. */
const PICTURES: Topic<NewPictures> = { name: 'pictures', shape: shape.eachIn(shape.string) };

/** What the chain says of the Flunk that was asked about; null: of none. */
export type FlunkAnswer = RefreshAnswer['flunk'];

interface RefreshOptions {
  /** The token of a Flunk that something was done with, whose template and claim are read too. */
  readonly flunk?: string;
  readonly signal?: AbortSignal;
}

/** News of what wallets hold, and how to have the server ask the chain for it. */
export interface CollectionService extends Changes {
  /**
   * Has the server read from the chain again what the session's wallet holds, and tells every window of every tab once
   * it has.
   */
  refresh(wallet: Address, options?: RefreshOptions): Promise<Result<FlunkAnswer>>;
  /**
   * The same at the first look at the collection of the session's wallet since the page was opened: the index may not
   * have heard of that wallet yet. Where it fails, what the index knows has to do, and the next look tries again.
   */
  refreshOnce(wallet: Address): void;
  /** For who shows a picture by the address that always names it: it changes when its Flunk graduates. */
  readonly newPictures: Readable<NewPictures>;
}

interface CollectionPorts {
  readonly api: Pick<Api, 'call'>;
  /** Has the browser fetch what it keeps of this address anew. */
  readonly renew: (address: string) => void;
}

export function createCollection(tabs: Tabs, { api, renew }: CollectionPorts): CollectionService {
  const changes = createChanges(tabs, 'collection');
  const newPictures = store<NewPictures>({});
  const refreshed = new Set<Address>();
  tabs.on(PICTURES, newPictures.set);

  /** Notes the picture of a Flunk that was read again. */
  function notePicture(tokenId: string, { image }: NonNullable<FlunkAnswer>): void {
    const path = picturePath('Flunks', tokenId);
    if (newPictures.get()[path] === image) return;
    newPictures.set({ ...newPictures.get(), [path]: image });
    tabs.tell(PICTURES, newPictures.get());
    renew(path);
  }

  async function refresh(
    wallet: Address,
    { flunk, signal }: RefreshOptions = {},
  ): Promise<Result<FlunkAnswer>> {
    const body = flunk === undefined ? { wallet } : { wallet, flunk };
    const answer = await api.call('POST /api/collection/refresh', body, signal ? { signal } : {});
    if (!answer.ok) return answer;
    const known = answer.value.flunk;
    if (flunk !== undefined && known !== null) notePicture(flunk, known);
    changes.changed(wallet);
    return ok(known);
  }

  return {
    ...changes,
    refresh,
    refreshOnce(wallet) {
      if (refreshed.has(wallet)) return;
      refreshed.add(wallet);
      void refresh(wallet).then(({ ok: done }) => {
        if (!done) refreshed.delete(wallet);
      });
    },
    newPictures,
  };
}
