import { ok } from '../../../../src/kernel/result.ts';
import { TimeConfigBody, TimeConfigQuery } from '../../_shared/contract/time.ts';
import { audit } from '../../_shared/db/guards.ts';
import { activeHours, changeHours } from '../../_shared/db/hours.ts';
import { write } from '../calls.ts';
import type { Api, ApiDeps } from '../deps.ts';
import { readQuery } from '../request.ts';

/** The hours of day and night (spec 1, section 3): everyone's to read, an administrator's to change. */
export function timeRoutes(app: Api, deps: ApiDeps): void {
  app.get('/time-config', async (c) => {
    readQuery(c, TimeConfigQuery);
    const config = await deps.db.transaction(null, activeHours);
    // The same for everyone, so a site's cache may take the load; a change shows seconds later.
    c.header('cache-control', 'public, max-age=5');
    return c.json({ success: true, config });
  });

  app.post(
    '/time-config',
    write(deps, {
      route: 'POST /api/time-config',
      schema: TimeConfigBody,
      role: 'ADMIN',
      async act(tx, { wallet }, hours) {
        const config = await changeHours(tx, hours);
        await audit(tx, wallet, 'time-config', hours);
        return ok({ config });
      },
    }),
  );
}
