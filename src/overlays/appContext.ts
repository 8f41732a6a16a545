import { createContext, useContext } from 'react';
import type { AppContext } from '../kernel/app.ts';

export const CurrentApp = createContext<AppContext | null>(null);

/** What the window that a component stands in was given. Throws outside a window: that is a fault of ours. */
export function useApp(): AppContext {
  const app = useContext(CurrentApp);
  if (!app) throw new Error('useApp() outside a window body');
  return app;
}
