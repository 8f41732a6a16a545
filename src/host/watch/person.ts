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
    const isGuest = session?.status === 'guest';
    const signedIn = session?.status === 'signed-in';
    const away = session?.status === 'away';
    const balance = signedIn ? (sources?.gum.balance.get()?.balance ?? null) : null;
    const username = session?.username ?? null;
    const next: Person = {
      signedIn,
      level: access.gate.get() === 'open' ? higherLevel(access.level(), session?.role ?? null) : null,
      // A balance that is not known yet is no reason to forget the last one.
      balance: away ? storage.get(LAST_BALANCE) : kept(storage, LAST_BALANCE, balance, isGuest),
      username: away ? storage.get(LAST_NAME) : kept(storage, LAST_NAME, username, isGuest || signedIn),
      away,
      developer: signedIn && session.wallet === developerWallet,
    };
    if (!isSame(next, person.get())) person.set(next);
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

/** Keeps what is known for the time when the server cannot be reached; null is kept where it says that there is none. */
function kept<Value>(
  storage: Store,
  key: StoredValue<Value>,
  known: Value | null,
  isNone: boolean,
): Value | null {
  if (known !== null) storage.set(key, known);
  else if (isNone) storage.remove(key);
  return known;
}

const isSame = (one: Person, other: Person): boolean =>
  one.signedIn === other.signedIn &&
  one.level === other.level &&
  one.balance === other.balance &&
  one.username === other.username &&
  one.away === other.away &&
  one.developer === other.developer;
