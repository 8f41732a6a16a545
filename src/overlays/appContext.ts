import { createContext, useContext } from 'react';
import type { AppContext } from '../kernel/app.ts';

export const CurrentApp = createContext<AppContext | null>(null);

/** The context of the window that contains the component. Throws outside a window, which is a programming error. */
export function useApp(): AppContext {
  const app = useContext(CurrentApp);
  if (!app) throw new Error('useApp() outside a window body');
  return app;
}
