import { ok } from '../../../../src/kernel/result.ts';
import { SettingsBody, SettingsQuery } from '../../_shared/contract/settings.ts';
import { saveSettings, settingsOf } from '../../_shared/db/settings.ts';
import { read, write } from '../calls.ts';
import type { Api, ApiDeps } from '../deps.ts';

/** A person's own settings, merged of all their devices (spec 1, section 3). */
export function settingsRoutes(app: Api, deps: ApiDeps): void {
  app.get(
    '/settings',
    read(deps, {
      route: 'GET /api/settings',
      schema: SettingsQuery,
      owner: (query) => query.wallet,
      act: async (tx, { wallet }) => ok({ settings: await settingsOf(tx, wallet) }),
    }),
  );

  app.post(
    '/settings',
    write(deps, {
      route: 'POST /api/settings',
      schema: SettingsBody,
      act: async (tx, { wallet }, { settings }) => ok({ settings: await saveSettings(tx, wallet, settings) }),
    }),
  );
}
