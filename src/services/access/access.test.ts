import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asBuilt, type Mode } from '../../kernel/features.ts';
import type { AccessLevel } from '@shared/kernel/access.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { store, type Writable } from '../../kernel/store.ts';
import { createStorage } from '../storage/storage.ts';
import { ACCESS_UPDATED, createAccess, type Access, type Gate } from './access.ts';

/** The server's answer to GET /api/access. */
const says =
  <Answer>(answer: Answer) =>
  () =>
    Promise.resolve(answer);

describe('the access of a tab', () => {
  let entries: Map<string, string>;
  let mode: Writable<Mode>;
  let heard: number;

  /** The page is opened (again) in this tab. */
  function visit(): Access {
    const area = {
      getItem: (name: string) => entries.get(name) ?? null,
      setItem: (name: string, value: string) => void entries.set(name, value),
      removeItem: (name: string) => void entries.delete(name),
    };
    const target = new EventTarget();
    target.addEventListener(ACCESS_UPDATED, () => heard++);
    const { session: tab } = createStorage({ lasting: () => area, session: () => area });
    const access = createAccess({ mode, tab, target });
    access.enter();
    return access;
  }

  beforeEach(() => {
    entries = new Map();
    mode = store(asBuilt('public'));
    heard = 0;
  });

  it('is the default level where no gate is needed, under keys that are promised, and is announced (GATE-2, LEVEL-9, PRODUCT-2)', () => {
    const access = visit();
    expect([access.gate.get(), access.level()]).toEqual(['open', 'BETA']);
    expect(Object.fromEntries(entries)).toEqual({
      'flunks-access-granted': 'true',
      'flunks-access-level': 'BETA',
      'flunks-access-code': 'AUTO-GRANTED-DEV',
    });
    expect(ACCESS_UPDATED).toBe('flunks-access-updated');
    expect(heard).toBe(1);
  });

  it.each([
    { 'flunks-access-level': 'BETA', 'flunks-access-code': 'x' },
    { 'flunks-access-granted': 'yes', 'flunks-access-level': 'BETA', 'flunks-access-code': 'x' },
    { 'flunks-access-granted': 'true', 'flunks-access-level': 'ADMIN', 'flunks-access-code': 'x' },
  ])('is none behind the gate where this tab was not granted a level that a code can give: %j', (stored) => {
    mode.set(asBuilt('build'));
    entries = new Map(Object.entries(stored));
    expect(visit().level()).toBeNull();
    entries = new Map(
      Object.entries({ ...stored, 'flunks-access-granted': 'true', 'flunks-access-level': 'BETA' }),
    );
    expect(visit().level()).toBe('BETA');
  });

  it('is none while the gate asks for a code, and then what the code gave, over a reload too (GATE-1)', () => {
    mode.set(asBuilt('build'));
    const access = visit();
    expect([access.gate.get(), access.level()]).toEqual(['closed', null]);
    access.grant('COMMUNITY', 'a code');
    expect([access.gate.get(), access.level(), heard]).toEqual(['open', 'COMMUNITY', 2]);
    expect(visit().level()).toBe('COMMUNITY');
  });

  it('does not pass the gate with what everyone was granted before (GATE-6)', async () => {
    visit();
    mode.set(asBuilt('build'));
    const access = visit();
    expect([access.gate.get(), access.level()]).toEqual(['checking', null]);
    await access.confirm(says(ok(null)));
    expect([access.gate.get(), entries.size]).toEqual(['closed', 0]);
  });

  it('closes the gate again when the server knows of no level, and asks for a code (GATE-6)', async () => {
    mode.set(asBuilt('build'));
    const access = visit();
    access.grant('BETA', 'a code');
    await access.confirm(says(ok(null)));
    expect([access.gate.get(), access.level()]).toEqual(['closed', null]);
  });

  it('follows the level that the server confirms', async () => {
    mode.set(asBuilt('build'));
    const access = visit();
    access.grant('BETA', 'a code');
    await access.confirm(says(ok('COMMUNITY')));
    expect(access.level()).toBe('COMMUNITY');
  });

  it('stays as it is while the server cannot be asked, unless nothing was ever confirmed', async () => {
    mode.set(asBuilt('build'));
    const granted = visit();
    granted.grant('BETA', 'a code');
    await granted.confirm(says(fail('NETWORK', 'gone')));
    expect(granted.gate.get()).toBe('open');
    mode.set(asBuilt('public'));
    visit();
    mode.set(asBuilt('build'));
    const unsure = visit();
    await unsure.confirm(says(fail('NETWORK', 'gone')));
    expect(unsure.gate.get()).toBe('closed');
  });

  it('asks the server nothing where no gate is needed', async () => {
    const ask = vi.fn(says(ok(null)));
    await visit().confirm(ask);
    expect(ask).not.toHaveBeenCalled();
  });

  it('opens without a code for an administrator who is signed in, and for no one else (GATE-10)', async () => {
    mode.set(asBuilt('build'));
    const answers: readonly (readonly [Result<AccessLevel | null>, Gate])[] = [
      [ok(null), 'closed'],
      [ok('BETA'), 'closed'],
      [fail('NETWORK', 'gone'), 'closed'],
      [ok('ADMIN'), 'open'],
    ];
    for (const [answer, gate] of answers) {
      entries.clear();
      const access = visit();
      await access.confirm(says(answer));
      expect([answer, access.gate.get()]).toEqual([answer, gate]);
    }
  });

  it('never believes the browser that it is an administrator (LEVEL-2)', () => {
    mode.set(asBuilt('build'));
    entries.set('flunks-access-granted', 'true');
    entries.set('flunks-access-level', 'ADMIN');
    expect(visit().gate.get()).toBe('closed');
    const access = visit();
    access.grant('ADMIN', 'a code');
    expect(access.level()).toBe('BETA');
  });

  it('follows the mode while the page is open', async () => {
    const access = visit();
    mode.set(asBuilt('build'));
    expect(access.gate.get()).toBe('checking');
    await access.confirm(says(ok('ADMIN')));
    expect([access.gate.get(), access.level()]).toEqual(['open', 'BETA']);
    mode.set(asBuilt('public'));
    expect([access.gate.get(), access.level()]).toEqual(['open', 'BETA']);
  });

  it('lasts as long as the page where the tab remembers nothing', () => {
    mode.set(asBuilt('build'));
    const blocked = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { session } = createStorage({ lasting: blocked, session: blocked });
    const access = createAccess({ mode, tab: session, target: new EventTarget() });
    access.enter();
    access.grant('BETA', 'a code');
    expect(access.level()).toBe('BETA');
  });
});
