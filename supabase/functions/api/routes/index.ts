import * as AREAS from './areas.ts';
import { byName, type Answer, type Route, type Sent } from '../route.ts';

/** The routes of each area. */
const AREA_ROUTES: Readonly<Record<string, readonly Route[]>> = AREAS;

/** The areas by their names, such as gumCenter, in the order of the alphabet. */
export const AREAS_BY_NAME = Object.entries(AREA_ROUTES)
  .map(([name, routes]) => [name.replace(/Routes$/, ''), routes] as const)
  .sort(([one], [other]) => (one < other ? -1 : 1));

/** Every route of the API. */
export const ALL_ROUTES: readonly Route[] = AREAS_BY_NAME.flatMap(([, routes]) => routes);

/** Every route of the API by its name, such as 'POST /api/daily-checkin'. */
export const ROUTES = byName(ALL_ROUTES);

type Declared = (typeof AREAS)[keyof typeof AREAS][number];
/** For example 'POST /api/daily-checkin'. */
export type RouteName = Declared['name'];

type DeclarationOf<Name extends RouteName> = Extract<Declared, { readonly name: Name }>;
type DeclaredAs<Part> = Extract<Declared, Part>['name'];

/** The routes that take no session, or none is needed: what browsers know of them by value (src/services/api). */
export type OpenRoutes = {
  readonly [R in DeclaredAs<{ readonly caller: 'anyone' | 'guest' }>]: DeclarationOf<R>['caller'];
};
/** The writes that take no Idempotency-Key, known in the same way. */
export type KeylessRoutes = {
  readonly [R in DeclaredAs<{ readonly idempotency: 'none' }>]: true;
};
/** The writes that set something, known in the same way. */
export type SettingRoutes = {
  readonly [R in DeclaredAs<{ readonly sets: true }>]: true;
};

/** Every route with what is sent and what a success answers. A refusal is `Refusal` in each of them. */
export type Contract = {
  readonly [Name in RouteName]: {
    readonly input: Sent<DeclarationOf<Name>>;
    readonly answer: Answer<DeclarationOf<Name>>;
  };
};
