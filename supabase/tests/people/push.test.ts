import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NewsAnswer } from '@shared/contract/people/news.ts';
import { PushAnswer } from '@shared/contract/people/push.ts';
import { HealthAnswer } from '@shared/contract/system/server.ts';
import type { PushSender } from '@shared/push/pushService.ts';
import { sendPushes } from '@shared/push/sendPushes.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { newWriter, type Writer } from '../support/chat.ts';
import { OF_RULES, onBothEngines, onPglite, onProductionEngine } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import { newReceiver, startPushService, type Receiver } from '../support/pushService.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

const MINUTE = 60_000;

onBothEngines('news that is pushed', (open) => {
  let service: Awaited<ReturnType<typeof startPushService>>;
  beforeAll(async () => {
    service = await startPushService(300);
  });
  afterAll(() => service.close());
  // Known once the service listens, which is before anything is asked.
  const push: PushSender = {
    get publicKey() {
      return service.push.publicKey;
    },
    accepts: (endpoint) => service.push.accepts(endpoint),
    send: (...message) => service.push.send(...message),
  };
  const faults: unknown[] = [];
  const product = startProduct(open, { push });
  beforeEach(() => {
    service.behave({ status: 201 });
    service.taken.length = 0;
    faults.length = 0;
  });

  const send = async (): Promise<number> => {
    const before = service.taken.length;
    await sendPushes(
      {
        db: product.db,
        push: service.push,
        clock: { now: () => epochMs(Date.parse(product.now())) },
        report: (fault) => faults.push(fault),
      },
      { most: 100, signal: new AbortController().signal },
    );
    return service.taken.length - before;
  };
  const set = (browser: Visitor, settings: Readonly<Record<string, unknown>>) =>
    browser.post('/api/settings', {
      settings: Object.fromEntries(
        Object.entries(settings).map(([name, value]) => [name, { value, at: Date.parse(product.now()) }]),
      ),
    });
  let devices = 0;
  const addDevice = async (browser: Visitor): Promise<Receiver> => {
    const receiver = await newReceiver(`device-${(devices += 1)}`);
    const { endpoint, p256dh, auth } = receiver;
    const body = { wallet: walletOf(browser), endpoint, p256dh, auth };
    expect((await browser.post('/api/push/devices', body)).as(PushAnswer)).toMatchObject({ isHere: true });
    return receiver;
  };
  /** The same person, whose token is a new one. */
  const anew = (browser: Visitor) => product.member(walletOf(browser));
  const standing = async (browser: Visitor, endpoint?: string) => {
    const here = endpoint === undefined ? '' : `&endpoint=${encodeURIComponent(endpoint)}`;
    return (await (await anew(browser)).get(`/api/push?wallet=${walletOf(browser)}${here}`)).as(PushAnswer);
  };
  const comment = ({ browser }: Writer, { name }: Writer, text: string) =>
    browser.post('/api/myplace/comments', { wallet: browser.wallet, username: name, text });
  const inTray = async (browser: Visitor): Promise<number> =>
    (await (await anew(browser)).get(`/api/news?wallet=${walletOf(browser)}`)).as(NewsAnswer).news.length;
  /** A person with a device that wants comments pushed, and one who comments. */
  async function people() {
    const [ann, ben] = await Promise.all([newWriter(product), newWriter(product)]);
    await set(ben.browser, { newsPush: ['comment'] });
    return { ann, ben, device: await addDevice(ben.browser) };
  }

  it('comes to the device, which alone can read it, with no address and no text beside (PUSH-1, PUSH-3)', async () => {
    const { ann, ben, device } = await people();
    await comment(ann, ben, 'A secret between us');
    expect(await send()).toBe(1);
    const [message] = service.taken;
    if (!message) throw new Error('nothing came');
    const { tag, ...shown } = await device.read(message.body);
    expect(tag).toMatch(/^\d+$/);
    expect(shown).toEqual({
      title: `${ann.name} wrote on your page`,
      body: '',
      app: 'myplace-profile',
      params: ben.name,
    });
    expect(await service.sender(message)).toMatchObject({
      aud: 'https://push.example',
      sub: 'mailto:office@school.example',
    });
    const open = JSON.stringify(message.headers) + message.body.toString('latin1');
    for (const hidden of [walletOf(ben.browser), walletOf(ann.browser), ann.name, ben.name, 'secret'])
      expect(open).not.toContain(hidden);
    expect(Number(message.headers['ttl'])).toBeGreaterThan(86_000);
    expect([message.headers['content-encoding'], message.body.length]).toEqual(['aes128gcm', 4096]);
  });

  it('comes once, as one message of all that is due, whoever sends it at the same time (PUSH-6)', async () => {
    const { ann, ben, device } = await people();
    const cy = await newWriter(product);
    await comment(ann, ben, 'One');
    await comment(cy, ben, 'Two');
    await Promise.all([send(), send(), send()]);
    expect(service.taken).toHaveLength(1);
    expect((await device.read(service.taken[0]?.body ?? new Uint8Array())).title).toBe(
      `${cy.name} and ${ann.name} wrote on your page`,
    );
    product.passTime(10 * MINUTE);
    expect(await send()).toBe(0);
    expect(await inTray(ben.browser)).toBe(2);
  });

  it('is what the person wants pushed, has not seen yet, and nothing of those whom they block (PUSH-4)', async () => {
    const { ann, ben } = await people();
    await ann.said(`Hello @${ben.name}`);
    expect(await send()).toBe(0);
    await comment(ann, ben, 'Hello');
    const { news } = (await ben.browser.get(`/api/news?wallet=${walletOf(ben.browser)}`)).as(NewsAnswer);
    await ben.browser.post('/api/news/seen', { wallet: ben.browser.wallet, upTo: news[0]?.id });
    expect(await send()).toBe(0);
  });

  it('comes to every device, and to none that has ended, is another’s by now or has signed out (PUSH-1, PUSH-2)', async () => {
    const { ann, ben, device } = await people();
    const second = await addDevice(ben.browser);
    expect(await standing(ben.browser, device.endpoint)).toMatchObject({ devices: 2, isHere: true });
    await comment(ann, ben, 'Hello');
    expect(await send()).toBe(2);
    const end = { wallet: walletOf(ben.browser), endpoint: second.endpoint };
    expect((await ben.browser.post('/api/push/devices/end', end)).as(PushAnswer)).toMatchObject({
      ...{ devices: 1, isHere: false },
    });
    const { endpoint, p256dh, auth } = device;
    await ann.browser.post('/api/push/devices', {
      ...{ wallet: walletOf(ann.browser), endpoint, p256dh, auth },
    });
    expect(await standing(ben.browser, device.endpoint)).toMatchObject({ devices: 0, isHere: false });
    const elsewhere = await product.member(walletOf(ben.browser));
    await addDevice(elsewhere);
    const cy = await newWriter(product);
    await comment(cy, ben, 'Before the sign-out');
    await elsewhere.post('/api/auth/sign-out');
    expect(await send()).toBe(0);
    expect(await standing(ben.browser)).toMatchObject({ devices: 0 });
    expect(await inTray(ben.browser)).toBe(2);
  });

  it('is of ten devices at most, the newest (PUSH-2)', async () => {
    const { browser } = await newWriter(product);
    const first = await addDevice(browser);
    for (let more = 0; more < 10; more += 1) await addDevice(browser);
    expect(await standing(browser, first.endpoint)).toMatchObject({ devices: 10, isHere: false });
    await browser.post('/api/push/devices/end', { wallet: walletOf(browser), endpoint: null });
    expect(await standing(browser)).toMatchObject({ devices: 0 });
  });

  it('ends where the push service knows the device no longer; the tray has it all the same (PUSH-5)', async () => {
    for (const status of [410, 404]) {
      const { ann, ben, device } = await people();
      service.behave({ status });
      await comment(ann, ben, 'Hello');
      expect(await send()).toBe(1);
      expect(await standing(ben.browser, device.endpoint)).toMatchObject({ devices: 0, isHere: false });
      expect(await inTray(ben.browser)).toBe(1);
      expect(await send()).toBe(0);
    }
  });

  it('waits ever longer for a service that takes nothing, five tries in all, and as long as it asks (PUSH-5)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const { ann, ben, device } = await people();
    service.behave({ status: 503 });
    await comment(ann, ben, 'Hello');
    let tries = 0;
    for (let minute = 0; minute < 180; minute += 1) {
      tries += await send();
      product.passTime(MINUTE);
    }
    expect(tries).toBe(5);
    expect(await standing(ben.browser, device.endpoint)).toMatchObject({ isHere: true });
    const cy = await newWriter(product);
    await comment(cy, ben, 'Again');
    service.behave({ status: 429, retryAfter: 600 });
    expect(await send()).toBe(1);
    service.behave({ status: 201 });
    product.passTime(9 * MINUTE);
    expect(await send()).toBe(0);
    product.passTime(2 * MINUTE);
    expect(await send()).toBe(1);
    expect(await inTray(ben.browser)).toBe(2);
    expect(faults).toEqual([]);
  });

  it('is not held up by a service that hangs, leads elsewhere or refuses (PUSH-5, PUSH-2)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const { ann, ben } = await people();
    service.behave('hangs');
    await comment(ann, ben, 'Hello');
    expect(await send()).toBe(1);
    service.behave({ status: 307, location: 'http://127.0.0.1:1/' });
    product.passTime(MINUTE);
    expect(await send()).toBe(1);
    service.behave({ status: 403 });
    product.passTime(5 * MINUTE);
    expect(await send()).toBe(1);
    expect(faults).toMatchObject([{ message: 'push.example refuses a push with status 403' }]);
    product.passTime(60 * MINUTE);
    expect(await send()).toBe(0);
  });

  it('waits for the end of the person’s quiet hours by their own clock (PUSH-4)', async () => {
    const { ann, ben } = await people();
    // 4 AM in Tokyo.
    product.setTime(`${product.now().slice(0, 10)}T19:00:00.000Z`);
    const later = await product.member(walletOf(ben.browser));
    await set(later, { quietHours: '22-8 Asia/Tokyo' });
    await comment({ ...ann, browser: await product.member(walletOf(ann.browser)) }, ben, 'Hello');
    expect(await send()).toBe(0);
    product.passTime(239 * MINUTE);
    expect(await send()).toBe(0);
    product.passTime(2 * MINUTE);
    expect(await send()).toBe(1);
  });
});

onProductionEngine('a server that pushes', (open) => {
  const product = startProduct(open);
  it('says in its health whether it does, and takes no device where it does not (PUSH-7)', async () => {
    const browser = await product.member();
    expect((await browser.get('/api/health')).as(HealthAnswer).push).toBe(false);
    expect((await browser.get(`/api/push?wallet=${walletOf(browser)}`)).as(PushAnswer).key).toBeNull();
    const { endpoint, p256dh, auth } = await newReceiver('none');
    const asked = { wallet: walletOf(browser), endpoint, p256dh, auth };
    expect((await browser.post('/api/push/devices', asked)).refused()).toEqual([503, 'UNAVAILABLE']);
    const send = await product.visitor().post('/api/push/send', { secret: 'a guess' });
    expect(send.refused()).toEqual([403, 'FORBIDDEN']);
  });
});
