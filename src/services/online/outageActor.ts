import { fromCallback } from 'xstate';
import type { OnlineService } from './online.ts';

/** The actor `outage` of every machine that waits for a server that is gone (kernel/untilBack.ts). */
export const outageActor = (online: Pick<OnlineService, 'whenBack'>) =>
  fromCallback(({ sendBack }) => online.whenBack(() => sendBack({ type: 'system.back' })));
