import { store, type Readable } from '../../kernel/store.ts';
import type { Api } from '../api/api.ts';

interface OnlinePorts {
  readonly api: Pick<Api, 'reachable'>;
  /** The window, whose online and offline events come before any request fails. */
  readonly page: Pick<EventTarget, 'addEventListener'>;
  /** Sends any request, to learn whether the server answers. */
  readonly ask: () => Promise<unknown>;
}

/** Whether the server can be reached, as far as anybody knows. A network that comes back is tried at once. */
export function watchOnline({ api, page, ask }: OnlinePorts): Readable<boolean> {
  const online = store(api.reachable.get());
  api.reachable.subscribe(() => online.set(api.reachable.get()));
  page.addEventListener('offline', () => online.set(false));
  page.addEventListener('online', () => {
    void ask().then(() => online.set(api.reachable.get()));
  });
  return online;
}
