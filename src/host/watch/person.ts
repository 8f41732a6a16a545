import { higherLevel } from '@shared/domain/system/access.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Address } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';
import type { Person } from '../../os/shell.ts';
import { ACCESS_UPDATED, type Access } from '../../services/access/access.ts';
import type { GumService } from '../../services/gum/gum.ts';
import type { Store, StoredValue } from '../../services/storage/storage.ts';
import type { SessionService } from '../../services/session/session.ts';

interface Sources {
  readonly session: Pick<SessionService, 'get' | 'subscribe'>;
  readonly gum: Pick<GumService, 'balance'>;
}

/** Who uses the desktop: by the level of this tab, and by their session once the services have started. */
export interface PersonSource {
  readonly person: Readable<Person>;
  /** Takes the session and the balance into account from now on. */
  follow(sources: Sources): void;
}

interface Parts {
  readonly access: Pick<Access, 'gate' | 'level'>;
  /** Dispatches ACCESS_UPDATED, after which the level is read again. */
  readonly target: Pick<EventTarget, 'addEventListener'>;
  /** The wallet of the developer; null: there is none. */
  readonly developerWallet: Address | null;
  readonly storage: Store;
}

/** The name and the balance that are shown while the server cannot be reached. */
const LAST_NAME: StoredValue<string> = {
  name: 'last-name',
  version: 1,
  read: shape.reader(shape.string),
};
const LAST_BALANCE: StoredValue<number> = {
  name: 'last-balance',
  version: 1,
  read: shape.reader(shape.whole()),
};

export function createPerson({ access, target, developerWallet, storage }: Parts): PersonSource {
  const person = store<Person>({
    signedIn: false,
    level: null,
    balance: null,
    username: null,
    away: false,
    developer: false,
  });
  let sources: Sources | null = null;

  function update(): void {
    const session = sources?.session.get();
    const signedIn = session?.status === 'signed-in';
    const level = access.gate.get() === 'open' ? higherLevel(access.level(), session?.role ?? null) : null;
    const away = session?.status === 'away';
    const known = signedIn ? (sources?.gum.balance.get()?.balance ?? null) : null;
    if (known !== null) storage.set(LAST_BALANCE, known);
    else if (session?.status === 'guest') storage.remove(LAST_BALANCE);
    const balance = away ? storage.get(LAST_BALANCE) : known;
    const name = session?.username ?? null;
    if (name !== null) storage.set(LAST_NAME, name);
    else if (signedIn || session?.status === 'guest') storage.remove(LAST_NAME);
    const username = away ? storage.get(LAST_NAME) : name;
    const developer = signedIn && session.wallet === developerWallet;
    const before = person.get();
    if (
      before.signedIn === signedIn &&
      before.level === level &&
      before.balance === balance &&
      before.username === username &&
      before.away === away &&
      before.developer === developer
    ) {
      return;
    }
    person.set({ signedIn, level, balance, username, away, developer });
  }

  target.addEventListener(ACCESS_UPDATED, update);
  return {
    person,
    follow(next) {
      sources = next;
      next.session.subscribe(update);
      next.gum.balance.subscribe(update);
      update();
    },
  };
}
