import type { AppContext } from './app.ts';

/**
 * One value for each body, made when it is first asked for: what a scene and the overlay over it share, a machine's
 * actor for example. `app.closed` tells it when to end.
 *
 *     export const gameOf = perBody((app) => {
 *       const game = createActor(gameMachine).start();
 *       app.closed.addEventListener('abort', () => game.stop());
 *       return game;
 *     });
 */
export function perBody<Value>(create: (app: AppContext) => Value): (app: AppContext) => Value {
  const made = new WeakMap<AppContext, { readonly value: Value }>();
  return (app) => {
    const known = made.get(app);
    if (known !== undefined) return known.value;
    const value = create(app);
    made.set(app, { value });
    return value;
  };
}
