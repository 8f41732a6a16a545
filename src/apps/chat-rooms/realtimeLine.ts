import type { RealtimePort } from '../../services/realtime/port.ts';

/** No socket: rooms are asked every few seconds. */
export const createRealtime = (): RealtimePort => ({
  join(_, { onState }) {
    queueMicrotask(() => onState('broken'));
    return { send: () => undefined, track: () => undefined, leave: () => undefined };
  },
});
