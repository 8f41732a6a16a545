import type { OnlineService } from './online.ts';

/**
 * Loads a file for which no window waits. Where it does not come it is tried again each time the server is back, until it
 * has come.
 */
export function loadAtLast<Module>(
  load: () => Promise<Module>,
  online: Pick<OnlineService, 'whenBack'>,
): Promise<Module> {
  return load().catch(async () => {
    await new Promise<void>((resolve) => online.whenBack(resolve));
    return loadAtLast(load, online);
  });
}
