import type { OnlineService } from '../online/online.ts';
import type { Api } from '../api/api.ts';

interface HiddenPorts {
  readonly api: Pick<Api, 'call'>;
  readonly online: Pick<OnlineService, 'whenBack'>;
}

const NONE_HIDDEN: ReadonlyMap<string, string> = new Map();

/**
 * From whom a block parts the person, read while it is needed (BLOCK-2): their names by author; null: that is not known yet.
 *
 * @param onRead called once they are known
 */
export function readHidden({ api, online }: HiddenPorts, onRead: () => void) {
  let hidden: ReadonlyMap<string, string> | null = null;
  /** Whose they are. */
  let reader: string | null = null;
  let stopWaiting = (): void => undefined;

  async function load(wallet: string): Promise<void> {
    stopWaiting();
    const answer = await api.call('GET /api/chat/blocks', {});
    if (reader !== wallet) return;
    if (answer.ok) {
      hidden = new Map(answer.value.hidden.map(({ author, username }) => [author, username]));
      onRead();
    } else {
      stopWaiting = online.whenBack(() => void load(wallet));
    }
  }
  return {
    get: () => hidden,
    /** Reads those of this wallet, unless they are known or asked for. */
    of(wallet: string | null): void {
      if (wallet === reader) return;
      stopWaiting();
      reader = wallet;
      hidden = wallet === null ? NONE_HIDDEN : null;
      if (wallet !== null) void load(wallet);
    },
    forget(): void {
      stopWaiting();
      reader = null;
      hidden = NONE_HIDDEN;
    },
  };
}
