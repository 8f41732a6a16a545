import { CODE_LEVELS, type CodeLevel } from '@shared/domain/system/access.ts';
import type { AccessLevel } from '../../kernel/app.ts';
import { isOn, type Mode } from '../../kernel/features.ts';
import { productKey } from '@shared/kernel/product.ts';
import type { Result } from '@shared/kernel/result.ts';
import * as shape from '../../kernel/shape.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Store, StoredValue } from '../storage/storage.ts';

/**
 * Dispatched on the window when the level of this tab may have changed; everything that depends on it then reads it
 * again.
 */
export const ACCESS_UPDATED = productKey('access-updated');

/** The level that everyone has while no access code is required, and the code stored with it (GATE-2). */
const DEFAULT_GRANT: Grant = { level: 'BETA', code: 'AUTO-GRANTED-DEV' };

interface Grant {
  readonly level: CodeLevel;
  readonly code: string;
}

/** 'open': the desktop may be used; 'closed': a code is asked for; 'checking': the server is asked first. */
export type Gate = 'open' | 'checking' | 'closed';

/** The access of this tab. It only decides what is drawn: the server checks every call by itself. */
export interface Access {
  readonly gate: Readable<Gate>;
  /** Starts: grants the default level if this mode needs no gate, and follows changes of the mode from now on. */
  enter(): void;
  /** The level of this tab without a wallet's role; null while the gate is not open. */
  level(): CodeLevel | null;
  /** Keeps what the server granted to a code. */
  grant(level: AccessLevel, code: string): void;
  /** Where a gate is needed, asks the server (GET /api/access) to confirm the level stored in this tab. */
  confirm(ask: () => Promise<Result<AccessLevel | null>>): Promise<void>;
}

// The names and the bare values are promised (LEVEL-9).
const GRANTED: StoredValue<true> = {
  name: productKey('access-granted'),
  version: 'text',
  read: shape.reader(shape.made(shape.literal('true'), (): true => true)),
};
const LEVEL: StoredValue<CodeLevel> = {
  name: productKey('access-level'),
  version: 'text',
  read: shape.reader(shape.picklist(CODE_LEVELS)),
};
const CODE: StoredValue<string> = {
  name: productKey('access-code'),
  version: 'text',
  read: shape.reader(shape.string),
};

const gateIsNeeded = (mode: Mode): boolean => isOn('showAccessGate', mode) && isOn('requireAccessCode', mode);

/** Goes by what this tab was granted before. Every change is dispatched on `target` as ACCESS_UPDATED. */
export function createAccess(ports: {
  readonly mode: Readable<Mode>;
  readonly tab: Store;
  readonly target: Pick<EventTarget, 'dispatchEvent'>;
}): Access {
  const { mode, tab, target } = ports;
  let grant = read(tab);
  const gate = store<Gate>('closed');

  function keep(next: Grant | null): void {
    grant = next;
    if (next === null) {
      for (const key of [GRANTED, LEVEL, CODE]) tab.remove(key);
    } else {
      tab.set(GRANTED, true);
      tab.set(LEVEL, next.level);
      tab.set(CODE, next.code);
    }
  }
  function show(next: Gate): void {
    gate.set(next);
    target.dispatchEvent(new Event(ACCESS_UPDATED));
  }
  /** The default level does not open the gate before the server has confirmed it. */
  function decide(): void {
    if (!gateIsNeeded(mode.get())) {
      keep(DEFAULT_GRANT);
      show('open');
    } else if (grant === null) show('closed');
    else show(grant.code === DEFAULT_GRANT.code ? 'checking' : 'open');
  }

  return {
    gate,
    enter() {
      mode.subscribe(decide);
      decide();
    },
    level: () => (gate.get() === 'open' && grant !== null ? grant.level : null),
    grant(level, code) {
      keep({ level: grantable(level), code });
      show('open');
    },
    async confirm(ask) {
      if (!gateIsNeeded(mode.get())) return;
      const answer = await ask();
      // A grant or a change of mode since the request makes its answer outdated.
      if (!gateIsNeeded(mode.get())) return;
      if (grant === null) {
        // An administrator is known by their wallet, and needs no code besides.
        if (!answer.ok || answer.value !== 'ADMIN') return;
        keep(DEFAULT_GRANT);
        show('open');
      } else if (answer.ok && answer.value !== null) {
        keep({ level: grantable(answer.value), code: grant.code });
        show('open');
      } else if (answer.ok) {
        keep(null);
        show('closed');
      } else if (gate.get() === 'checking') show('closed');
    },
  };
}

const grantable = (level: AccessLevel): CodeLevel => (level === 'ADMIN' ? DEFAULT_GRANT.level : level);

function read(tab: Store): Grant | null {
  const level = tab.get(LEVEL);
  if (tab.get(GRANTED) === null || level === null) return null;
  return { level, code: tab.get(CODE) ?? '' };
}
