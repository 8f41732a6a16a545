import type { RealtimeChannel, RealtimePort, RealtimePorts } from './port.ts';

/** How long after the client could not be loaded it is tried again (ms). */
const LOAD_AGAIN_MS = 5_000;

/** Realtime, whose client is loaded with the first channel. What is asked of a channel until then is done by then. */
export function createRealtime(
  ports: RealtimePorts,
  load: () => Promise<RealtimePort> = async () => (await import('./client.ts')).openRealtime(ports),
): RealtimePort {
  let loading: Promise<RealtimePort> | undefined;
  return {
    join(topic, listeners) {
      let channel: RealtimeChannel | undefined;
      let presence: Parameters<RealtimeChannel['track']>[0] = null;
      let isLeft = false;
      const open = async (): Promise<void> => {
        try {
          const port = await (loading ??= load());
          if (isLeft) return;
          channel = port.join(topic, listeners);
          channel.track(presence);
        } catch {
          loading = undefined;
          if (isLeft) return;
          listeners.onState('broken');
          setTimeout(() => void open(), LOAD_AGAIN_MS);
        }
      };
      listeners.onState('connecting');
      void open();
      return {
        track(next) {
          presence = next;
          channel?.track(next);
        },
        leave() {
          isLeft = true;
          channel?.leave();
        },
      };
    },
  };
}
