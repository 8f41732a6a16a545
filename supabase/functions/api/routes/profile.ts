import { ok } from '../../../../src/kernel/result.ts';
import { ProfileBody, ProfileQuery } from '../../_shared/contract/profile.ts';
import { profileOf, saveProfile } from '../../_shared/db/profiles.ts';
import { read, write } from '../calls.ts';
import type { Api, ApiDeps } from '../deps.ts';

/** The profile that a locker needs first: a username. */
export function profileRoutes(app: Api, deps: ApiDeps): void {
  app.get(
    '/profile',
    read(deps, {
      route: 'GET /api/profile',
      schema: ProfileQuery,
      owner: (query) => query.wallet,
      act: async (tx, { wallet }) => ok({ profile: await profileOf(tx, wallet) }),
    }),
  );

  app.post(
    '/profile',
    write(deps, {
      route: 'POST /api/profile',
      schema: ProfileBody,
      async act(tx, { wallet }, { username }) {
        const saved = await saveProfile(tx, wallet, username);
        return saved.ok ? ok({ profile: saved.value }) : saved;
      },
    }),
  );
}
