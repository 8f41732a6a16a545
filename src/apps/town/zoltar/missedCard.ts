import type { ActorRefFrom } from 'xstate';
import * as shape from '../../../kernel/shape.ts';
import { store, type Readable } from '../../../kernel/store.ts';
import type { Store, StoredValue } from '../../../services/storage/storage.ts';
import type { zoltarMachine } from './zoltarMachine.ts';

interface Play {
  readonly wallet: string;
  readonly playNumber: number;
}

/** The play of this tab whose card was not shown yet. */
const PENDING: StoredValue<Play> = {
  name: 'zoltar.pending',
  version: 1,
  read: shape.reader(shape.object({ wallet: shape.string, playNumber: shape.number })),
};

/** Whether a card was drawn that this tab has not shown, because its page was reloaded meanwhile. Until the next play. */
export function missedCard(zoltar: ActorRefFrom<typeof zoltarMachine>, tab: Store): Readable<boolean> {
  const missed = store(false);
  zoltar.subscribe((now) => {
    const { wallet, booth, attempt } = now.context;
    if (wallet === null) {
      missed.set(false);
    } else if (now.matches('spinning')) {
      missed.set(false);
      if (attempt !== null) tab.set(PENDING, { wallet, playNumber: attempt.playNumber });
    } else if (now.matches('result')) {
      tab.remove(PENDING);
    } else if (now.matches('idle') && booth !== null && attempt === null) {
      const pending = tab.get(PENDING);
      if (pending?.wallet !== wallet) return;
      tab.remove(PENDING);
      missed.set(booth.next.playNumber > pending.playNumber);
    }
  });
  return missed;
}
