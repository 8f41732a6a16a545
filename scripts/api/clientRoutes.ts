import { ROUTES } from '../../supabase/functions/api/routes/index.ts';
import { isWrite, type Declaration } from '../../supabase/functions/api/route.ts';

/** src/services/api/routes.ts: what browsers need of the routes by value, without their schemas. */
export function clientRoutes(): string {
  return `// Made by \`npm run api\` from the routes of the API; what differs from them does not compile.
import type { KeylessRoutes, OpenRoutes, SettingRoutes } from '../../../supabase/functions/api/routes/index.ts';

/** Routes that need no session: 'guest' takes a token while a person is signed in, 'anyone' takes none. */
export const OPEN_ROUTES: OpenRoutes = {
${linesOf(({ caller }) => (caller === 'anyone' || caller === 'guest' ? `'${caller}'` : null))}
};

/** Writes that take no Idempotency-Key. */
export const KEYLESS_ROUTES: KeylessRoutes = {
${linesOf((declared) => (isWrite(declared) && declared.idempotency === 'none' ? 'true' : null))}
};

/** Writes that put one state in place of another: asked for again they do no harm. */
export const SETTING_ROUTES: SettingRoutes = {
${linesOf((declared) => (isWrite(declared) && declared.sets === true ? 'true' : null))}
};
`;
}

/** A property for each route that has a value. */
function linesOf(valueOf: (declared: Declaration) => string | null): string {
  return Object.entries(ROUTES)
    .flatMap(([route, declared]) => {
      const value = valueOf(declared);
      return value === null ? [] : [`  '${route}': ${value},`];
    })
    .join('\n');
}
