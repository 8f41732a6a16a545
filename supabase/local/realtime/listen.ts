import type { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';

/** What the database broadcasts, and what processes tell each other. */
export const FROM_DATABASE = 'realtime';
export const AMONG_PROCESSES = 'realtime_relay';

export interface Listeners {
  /** Notices of FROM_DATABASE and AMONG_PROCESSES, in the order of their commits. */
  readonly onNotice: (channel: string, notice: string) => void;
  /** Whether every notice from now on is heard: false, as soon as the connection is lost. */
  readonly onHearing: (isHearing: boolean) => void;
}

export interface Listening {
  /** Tells the other processes, in this order; null: there are none. Rejects while the connection is lost. */
  readonly tell: ((notices: readonly string[]) => Promise<void>) | null;
  /** Gives the connection up, on which nothing comes any more, for another. */
  reopen(): void;
  stop(): Promise<void>;
}

/** Begins to listen to the database. Answers at once; `onHearing` says when it is heard. */
export type Listen = (listeners: Listeners) => Listening;

/** The embedded database, which has this process alone. */
export const listenPglite =
  (engine: PGlite): Listen =>
  ({ onNotice, onHearing }) => {
    // Notices come while a statement runs: what hears them must not run another before that has ended.
    const hearing = engine.listen(FROM_DATABASE, (notice) => setImmediate(onNotice, FROM_DATABASE, notice));
    void hearing.then(() => onHearing(true));
    return {
      tell: null,
      reopen: () => undefined,
      stop: async () => {
        const unlisten = await hearing;
        if (!engine.closed) await unlisten();
      },
    };
  };

/** How long after a lost connection the next one is tried, at first and at most (ms). */
const REOPEN_FIRST_MS = 100;
const REOPEN_MOST_MS = 1_000;

/**
 * A remote database, by a connection of its own, which is opened again when it is lost. The URL must not be one of a
 * transaction pooler, which does not pass notices on.
 */
export const listenPostgres =
  (url: string): Listen =>
  ({ onNotice, onHearing }) => {
    let sql: postgres.Sql | undefined;
    let giveUp: () => void = () => undefined;
    let isStopped = false;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function open(): void {
      let isOver = false;
      const over = (): void => {
        if (isOver) return;
        isOver = true;
        onHearing(false);
        void connection.end({ timeout: 0 }).catch(() => undefined);
        if (isStopped) return;
        failures += 1;
        timer = setTimeout(open, Math.min(REOPEN_MOST_MS, REOPEN_FIRST_MS * 2 ** (failures - 1)));
      };
      // Not sql.listen: it says nothing of a connection that is lost, and gives up where the next one fails (3.4.9).
      const options = {
        max: 1,
        idle_timeout: 0,
        max_lifetime: null,
        fetch_types: false,
        connect_timeout: 5,
        keep_alive: 10,
        onnotice: () => undefined,
        onnotify: (channel: string, notice: string) => {
          if (!isOver) onNotice(channel, notice);
        },
        onclose: over,
      };
      const connection = postgres(url, options);
      sql = connection;
      giveUp = over;
      connection
        .unsafe(`listen ${FROM_DATABASE}; listen ${AMONG_PROCESSES}`)
        .simple()
        .then(() => {
          if (isOver) return;
          failures = 0;
          onHearing(true);
        }, over);
    }
    open();
    return {
      async tell(notices) {
        if (!sql) return;
        await sql.unsafe(
          `select pg_notify('${AMONG_PROCESSES}', notice) from json_array_elements_text($1::text::json) as notice`,
          [JSON.stringify(notices)],
        );
      },
      reopen: () => giveUp(),
      async stop() {
        isStopped = true;
        clearTimeout(timer);
        await sql?.end({ timeout: 1 });
      },
    };
  };
