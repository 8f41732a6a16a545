import { expect, it } from 'vitest';
import { UPLOADS } from '@shared/domain/system/limits.ts';
import { ok } from '@shared/kernel/result.ts';
import { SILENT_STORE, type PictureStore } from '@shared/works/pictureStore.ts';
import { pngOfZeros } from '../support/bombs.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';

onPostgresAlone('many uploads at once', (open) => {
  const waiting: (() => void)[] = [];
  const store: PictureStore = {
    ...SILENT_STORE,
    async put() {
      await new Promise<void>((go) => waiting.push(go));
      return ok(null);
    },
  };
  const product = startProduct(open, { pictureStore: store });

  it('takes in a few of one client, and tells the next to come back (WORK-2)', async () => {
    const ann = await product.member();
    await ann.post('/api/profile', { wallet: ann.wallet, username: 'ann' });
    const whole = Buffer.from(await pngOfZeros(64)).toString('base64');
    const send = (nth: number) =>
      ann.post(
        '/api/works',
        { wallet: ann.wallet, kind: 'meme', title: `No. ${nth}`, picture: whole },
        { 'idempotency-key': crypto.randomUUID() },
      );
    const under = Array.from({ length: UPLOADS.client }, (_, nth) => send(nth));
    // Two pictures of each are stored.
    await expect.poll(() => waiting.length).toBe(2 * UPLOADS.client);
    const next = await send(9);
    expect([next.refused(), next.headers.get('retry-after')]).toEqual([[429, 'RATE_LIMITED'], '5']);
    for (const go of waiting) go();
    expect((await Promise.all(under)).map(({ status }) => status)).toEqual(under.map(() => 200));
    const after = send(10);
    await expect.poll(() => waiting.length).toBe(2 * UPLOADS.client + 2);
    for (const go of waiting) go();
    expect((await after).status).toBe(200);
  });
});
