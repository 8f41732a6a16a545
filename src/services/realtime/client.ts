import { RealtimeClient } from '@supabase/supabase-js';
import { REALTIME } from '../../config/realtime.ts';
import type { RealtimePort, RealtimePorts } from './port.ts';
import { supabaseRealtime } from './supabase.ts';

const endpoint = (): string => `${REALTIME.project ?? location.origin}/realtime/v1`.replace(/^http/, 'ws');

/** Realtime of the server that the build names. Of the client of Supabase the build takes Realtime alone. */
export const openRealtime = (ports: RealtimePorts): RealtimePort =>
  supabaseRealtime({
    ...ports,
    open: (options) =>
      new RealtimeClient(endpoint(), { ...options, params: { apikey: REALTIME.key }, vsn: '2.0.0' }),
  });
