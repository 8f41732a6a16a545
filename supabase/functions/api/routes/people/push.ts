import { z } from 'zod';
import { sameSecret } from '../../../_shared/auth/keys.ts';
import { PushAnswer, PushEndpoint, PushSentAnswer } from '../../../_shared/contract/people/push.ts';
import { WalletAddress } from '../../../_shared/contract/values.ts';
import { countDevices, endDevices, keepDevice } from '../../../_shared/db/people/pushes.ts';
import type { Transaction } from '../../../_shared/db/port.ts';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { Address } from '../../../_shared/kernel/units.ts';
import type { PushSender } from '../../../_shared/push/pushService.ts';
import { sendPushes } from '../../../_shared/push/sendPushes.ts';
import { route } from '../../route.ts';

const wallet = '0x0000000000000001';
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';

/** What one call of the schedule sends: it has two seconds of CPU, and each message takes some two milliseconds of them. */
const SCHEDULED = { most: 300, ms: 30_000 };

/** How it stands with a wallet's browsers. */
async function standing(tx: Transaction, owner: Address, push: PushSender | null, here: string | null) {
  if (push === null) return { key: null, devices: 0, isHere: false };
  const counted = await countDevices(tx, owner, { endpoint: here, serverKey: push.publicKey });
  return { key: push.publicKey, ...counted };
}

/** News that comes to a person's devices while the desktop is closed (PUSH-1). */
export const pushRoutes = [
  route(
    'GET /api/push',
    {
      caller: 'member',
      about: 'Whether this server pushes news, and to how many browsers of the caller.',
      query: z.object({ wallet: WalletAddress, endpoint: PushEndpoint.optional() }),
      example: { wallet },
      owner: 'wallet',
      answer: PushAnswer,
    },
    async (tx, { wallet }, { endpoint: here }, { deps: { push } }) =>
      ok(await standing(tx, wallet, push, here ?? null)),
  ),

  route(
    'POST /api/push/devices',
    {
      caller: 'member',
      about:
        'Has a browser told of the caller’s news for as long as the session lives: ten of a wallet, of more the oldest no longer.',
      body: z.object({
        wallet: WalletAddress,
        endpoint: PushEndpoint,
        p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
        auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
      }),
      example: { wallet, endpoint, p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      owner: 'wallet',
      // The same browser is kept once.
      idempotency: 'none',
      answer: PushAnswer,
      refusals: {
        UNAVAILABLE: 'this server pushes nothing',
        FORBIDDEN: 'the address is no push service’s',
      },
    },
    async (tx, { wallet, sessionId }, device, { deps: { push } }) => {
      if (push === null) return fail('UNAVAILABLE', 'This school computer pushes nothing.');
      if (!push.accepts(device.endpoint))
        return fail('FORBIDDEN', 'This is not the address of a push service.');
      await keepDevice(tx, sessionId, device, push.publicKey);
      return ok(await standing(tx, wallet, push, device.endpoint));
    },
  ),

  route(
    'POST /api/push/devices/end',
    {
      caller: 'member',
      about: 'Tells a browser of the caller no longer; without its address, none of them.',
      body: z.object({ wallet: WalletAddress, endpoint: PushEndpoint.nullable() }),
      example: { wallet, endpoint: null },
      owner: 'wallet',
      // What has ended stays so.
      idempotency: 'none',
      answer: PushAnswer,
    },
    async (tx, { wallet }, { endpoint: which }, { deps: { push } }) => {
      await endDevices(tx, wallet, which);
      return ok(await standing(tx, wallet, push, which));
    },
  ),

  route(
    'POST /api/push/send',
    {
      caller: 'anyone',
      about: 'Sends some of the news that is due, for a schedule that knows the secret (docs/DEPLOY.md).',
      body: z.object({ secret: z.string().min(1).max(200) }),
      example: { secret: 'no such secret' },
      idempotency: 'none',
      limit: { calls: 20, minutes: 1 },
      answer: PushSentAnswer,
      refusals: {
        FORBIDDEN: 'the secret is another, or there is none',
        UNAVAILABLE: 'this server pushes nothing',
      },
    },
    {
      async procedure({ deps: { db, push, schedule, clock, report } }, { secret }) {
        if (schedule === null || !(await sameSecret(secret, schedule.secret))) {
          return fail('FORBIDDEN', 'Only the schedule may do this.');
        }
        if (push === null) return fail('UNAVAILABLE', 'VAPID_KEY is missing.');
        const ports = { db, push, clock, report: (fault: unknown) => report(fault, {}) };
        const signal = AbortSignal.timeout(SCHEDULED.ms);
        return ok({ goesOn: await sendPushes(ports, { most: SCHEDULED.most, signal }) });
      },
    },
  ),
] as const;
