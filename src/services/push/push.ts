import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import type { Api } from '../api/api.ts';
import type { StoragePort } from '../storage/storage.ts';
import { SWITCHED_ON } from './messages.ts';

/**
 * How it stands with news on this device (PUSH-7): the browser cannot; it can once the desktop is on its home screen; the server
 * pushes nothing; the person's browser forbids it; off; on; it was on and has ended.
 */
export type PushStanding = 'unsupported' | 'install' | 'unset' | 'denied' | 'off' | 'on' | 'ended';

export interface PushState {
  readonly standing: PushStanding;
  /** How many devices of the wallet are told. */
  readonly devices: number;
  /** The key of the server; null: it pushes nothing. */
  readonly key: string | null;
}

/** What of a browser is needed to be told of news. */
export interface PushBrowser {
  readonly can: 'push' | 'nothing' | 'push once installed';
  permission(): NotificationPermission;
  ask(): Promise<NotificationPermission>;
  subscription(): Promise<PushSubscription | null>;
  /** Rejects where the browser's push service does not answer. */
  subscribe(key: string): Promise<PushSubscription>;
}

/** Safari on a phone knows push in what is on its home screen alone. */
const isOnePhone = (agent: string, touches: number): boolean =>
  /iPhone|iPad|iPod/.test(agent) || (agent.includes('Macintosh') && touches > 1);

/** The browser that the page is in. */
export function thisBrowser(): PushBrowser {
  const { serviceWorker: container } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
  const isAble = container !== undefined && 'PushManager' in globalThis && 'Notification' in globalThis;
  const byPhone = isOnePhone(navigator.userAgent, navigator.maxTouchPoints);
  return {
    can: isAble ? 'push' : byPhone ? 'push once installed' : 'nothing',
    permission: () => Notification.permission,
    ask: () => Notification.requestPermission(),
    async subscription() {
      const registration = await container?.getRegistration('/');
      return (await registration?.pushManager.getSubscription()) ?? null;
    },
    async subscribe(key) {
      if (container === undefined) throw new Error('no worker');
      // The same one, where the page has registered it already.
      await container.register('/serviceWorker.js');
      const { pushManager } = await container.ready;
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    },
  };
}

interface Ports {
  readonly api: Pick<Api, 'call'>;
  readonly storage: Pick<StoragePort, 'lasting'>;
  readonly browser: PushBrowser;
}

const CANNOT = { nothing: 'unsupported', 'push once installed': 'install' } as const;

/** Asks browser and server how it stands with this device. */
export async function readPush({ api, browser }: Ports, wallet: Address): Promise<Result<PushState>> {
  const able = browser.can === 'push';
  const subscription = able ? await browser.subscription().catch(() => null) : null;
  const here = subscription === null ? {} : { endpoint: subscription.endpoint };
  const answer = await api.call('GET /api/push', { wallet, ...here });
  if (!answer.ok) return answer;
  const { key, devices, isHere } = answer.value;
  const standing = (): PushStanding => {
    if (key === null) return 'unset';
    if (browser.can !== 'push') return CANNOT[browser.can];
    if (browser.permission() === 'denied') return 'denied';
    if (subscription === null) return 'off';
    return isHere ? 'on' : 'ended';
  };
  return ok({ standing: standing(), devices, key });
}

const NOT_NOW = 'The push service of this browser does not answer. Try again later.';

/** Has this device told of the wallet's news; the browser asks the person, so that it is called as they press. */
export async function switchOn(ports: Ports, wallet: Address, key: string): Promise<Result<PushState>> {
  if ((await ports.browser.ask()) !== 'granted') return readPush(ports, wallet);
  return subscribe(ports, wallet, key);
}

async function subscribe(ports: Ports, wallet: Address, key: string): Promise<Result<PushState>> {
  const { api, storage, browser } = ports;
  const made = await browser.subscribe(key).catch(() => null);
  const { endpoint, keys } = made?.toJSON() ?? {};
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']];
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    return fail('UNAVAILABLE', NOT_NOW);
  const answer = await api.call('POST /api/push/devices', { wallet, endpoint, p256dh, auth });
  if (!answer.ok) return answer;
  storage.lasting.set(SWITCHED_ON, wallet);
  return ok({ standing: 'on', devices: answer.value.devices, key });
}

/** Tells this device no longer, or none of the wallet's. The browser forgets it whatever the server says. */
export async function switchOff(
  ports: Ports,
  wallet: Address,
  which: 'this' | 'all',
): Promise<Result<PushState>> {
  const { api, storage, browser } = ports;
  storage.lasting.remove(SWITCHED_ON);
  const subscription = browser.can === 'push' ? await browser.subscription().catch(() => null) : null;
  await subscription?.unsubscribe().catch(() => false);
  if (which === 'all' || subscription !== null) {
    const endpoint = which === 'all' ? null : (subscription?.endpoint ?? null);
    const answer = await api.call('POST /api/push/devices/end', { wallet, endpoint });
    if (!answer.ok) return answer;
  }
  return readPush(ports, wallet);
}

/**
 * Goes on telling this device where the wallet switched it on here: after a new sign-in, and where browser or server have another key
 * or have let it go. Nothing is asked of the person, and nothing else of a device that is off.
 */
export async function goOn(ports: Ports, wallet: Address): Promise<void> {
  if (ports.storage.lasting.get(SWITCHED_ON) !== wallet) return;
  const read = await readPush(ports, wallet);
  if (!read.ok || read.value.key === null || ports.browser.permission() !== 'granted') return;
  if (read.value.standing === 'ended' || read.value.standing === 'off')
    await subscribe(ports, wallet, read.value.key);
}
