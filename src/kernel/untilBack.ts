/** What a machine hears where the server was gone: the person asks again, or it may answer again. */
export type RetryEvent = { readonly type: 'user.retry' } | { readonly type: 'system.back' };

/**
 * The state of a machine whose server is gone: it goes on to `target` by itself when the server may answer again, which
 * its actor `outage` reports (services/online/outageActor.ts), and at once when the person asks for it.
 */
export const untilBack = <const Target extends string>(target: Target) =>
  ({
    tags: 'outage',
    invoke: { src: 'outage' },
    on: { 'system.back': target, 'user.retry': target },
  }) as const;
