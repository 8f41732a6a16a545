import { describe, expect, it, vi } from 'vitest';
import { fail, ok } from '@shared/kernel/result.ts';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import type { Api } from '../api/api.ts';
import { createStorage } from '../storage/storage.ts';
import { goOn, readPush, switchOff, switchOn, type PushBrowser } from './push.ts';

const address = (text: string): Address => {
  const read = parseAddress(text);
  if (read === null) throw new Error('not an address');
  return read;
};
const WALLET = address('0x00000000000000a1');
const OTHER = address('0x00000000000000a2');

/** What a browser keeps, in memory. */
function storage() {
  const kept = new Map<string, string>();
  const area = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  return createStorage({ lasting: () => area, session: () => area });
}

interface Where {
  readonly can: PushBrowser['can'];
  readonly key: string | null;
  readonly permission: NotificationPermission;
  readonly says: NotificationPermission;
  readonly serviceIsThere: boolean;
}

/** A browser and a server, with what the person and the push service say. */
function start({
  can = 'push',
  key = 'a key',
  permission = 'default',
  says = 'granted',
  serviceIsThere = true,
}: Partial<Where> = {}) {
  const known = new Set<string>();
  let made: PushSubscription | null = null;
  let count = 0;
  let allowed = permission;
  const subscription = (endpoint: string): PushSubscription => ({
    endpoint,
    expirationTime: null,
    options: { applicationServerKey: null, userVisibleOnly: true },
    getKey: () => null,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => {
      made = null;
      return Promise.resolve(true);
    },
  });
  const browser: PushBrowser = {
    can,
    permission: () => allowed,
    ask: () => Promise.resolve((allowed = says)),
    subscription: () => Promise.resolve(made),
    subscribe: () => {
      if (!serviceIsThere) return Promise.reject(new DOMException('push service error', 'AbortError'));
      made = subscription(`https://push.example/${(count += 1)}`);
      return Promise.resolve(made);
    },
  };
  const call = vi.fn((route: string, input: { readonly endpoint?: string | null }) => {
    const { endpoint } = input;
    if (route === 'POST /api/push/devices') known.add(endpoint ?? '');
    if (route === 'POST /api/push/devices/end') {
      if (endpoint === null || endpoint === undefined) known.clear();
      else known.delete(endpoint);
    }
    return Promise.resolve(
      ok({ success: true, key, devices: known.size, isHere: known.has(endpoint ?? '') }),
    );
  });
  // The calls of push alone are made.
  const api = { call } as unknown as Pick<Api, 'call'>;
  return { ports: { api, storage: storage(), browser }, call, known };
}
const standing = async ({ ports }: ReturnType<typeof start>) => {
  const read = await readPush(ports, WALLET);
  return read.ok ? read.value.standing : read.error.code;
};

describe('how it stands with a device (PUSH-7)', () => {
  it.each([
    [{ can: 'nothing' }, 'unsupported'],
    [{ can: 'push once installed' }, 'install'],
    [{ key: null, can: 'nothing' }, 'unset'],
    [{ permission: 'denied' }, 'denied'],
    [{}, 'off'],
  ] as const)('where %j: %s', async (where, said) => expect(await standing(start(where))).toBe(said));

  it('is on once the person allows it, and ended where the server knows it no longer', async () => {
    const device = start();
    expect(await switchOn(device.ports, WALLET, 'a key')).toMatchObject({
      ...{ ok: true, value: { standing: 'on', devices: 1 } },
    });
    expect(await standing(device)).toBe('on');
    device.known.clear();
    expect(await standing(device)).toBe('ended');
  });

  it('stays off where the person does not decide, and is denied where they forbid it', async () => {
    for (const [says, said] of [['default', 'off'] as const, ['denied', 'denied'] as const]) {
      const device = start({ says });
      expect(await switchOn(device.ports, WALLET, 'a key')).toMatchObject({ value: { standing: said } });
      expect(device.known.size).toBe(0);
    }
  });

  it('says so where the push service of the browser does not answer', async () => {
    const { ports } = start({ serviceIsThere: false });
    expect(await switchOn(ports, WALLET, 'a key')).toMatchObject({
      ok: false,
      error: { code: 'UNAVAILABLE' },
    });
  });
});

describe('switching off (PUSH-1)', () => {
  it('ends it here, or on all devices, and the browser forgets it even where the server is away', async () => {
    const device = start();
    await switchOn(device.ports, WALLET, 'a key');
    device.known.add('https://push.example/elsewhere');
    expect(await switchOff(device.ports, WALLET, 'this')).toMatchObject({
      value: { standing: 'off', devices: 1 },
    });
    expect(await switchOff(device.ports, WALLET, 'all')).toMatchObject({
      value: { standing: 'off', devices: 0 },
    });
    await switchOn(device.ports, WALLET, 'a key');
    const away = { call: () => Promise.resolve(fail('NETWORK', 'gone')) } as unknown as Pick<Api, 'call'>;
    expect((await switchOff({ ...device.ports, api: away }, WALLET, 'this')).ok).toBe(false);
    expect(await standing(device)).toBe('off');
  });
});

describe('after a new sign-in (PUSH-1)', () => {
  it('goes on for the wallet that was switched on here, and for no other', async () => {
    const device = start();
    await switchOn(device.ports, WALLET, 'a key');
    device.known.clear();
    await goOn(device.ports, OTHER);
    expect(device.known.size).toBe(0);
    await goOn(device.ports, WALLET);
    expect(await standing(device)).toBe('on');
  });

  it('asks nothing where it was never on, or was switched off', async () => {
    const device = start();
    await goOn(device.ports, WALLET);
    expect(device.call).not.toHaveBeenCalled();
    await switchOn(device.ports, WALLET, 'a key');
    await switchOff(device.ports, WALLET, 'this');
    device.call.mockClear();
    await goOn(device.ports, WALLET);
    expect(device.call).not.toHaveBeenCalled();
  });
});
