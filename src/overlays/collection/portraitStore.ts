import { MOST_PORTRAIT_BYTES, PORTRAIT_TYPES } from '@shared/domain/collection/portraits.ts';
import { toBase64 } from '@shared/kernel/base64.ts';

/**
 * A portrait as a data URL, which a picture shows a frame or two sooner than an object URL: a busy browser answers those one
 * by one. Null: there is none, and the whole picture has to do. Undefined: it is coming.
 */
export type PortraitUrl = string | null | undefined;

/** The portraits of one window, by the paths of their files. */
export interface PortraitStore {
  url(path: string): PortraitUrl;
  /** Asks for a portrait while it is in sight, and tells when `url` answers something else. Returns how to stop. */
  want(path: string, changed: () => void): () => void;
  /** Ends what is under way and lets all portraits go. */
  free(): void;
}

export interface PortraitPorts {
  readonly fetch: typeof fetch;
  /** Calls once, when it is worth asking a server again that did not answer. Returns how to give up. */
  readonly whenBack: (again: () => void) => () => void;
}

/** How many are under way at once: a page of them. */
const AT_ONCE = 60;
/** So long after the last one passed by unseen nothing is asked for (ms): until then the list is still flying. */
const QUIET_MS = 50;
/** What is kept in all, though nothing goes that is in sight. */
interface KeptAtMost {
  readonly portraits: number;
  readonly bytes: number;
}
const MOST_KEPT: KeptAtMost = { portraits: 500, bytes: 8 * 1024 * 1024 };

interface Entry {
  readonly path: string;
  readonly wanted: Set<() => void>;
  /** 'new': it has to be asked for. */
  state: 'new' | 'asked' | 'done';
  /** Ends its request. */
  readonly abort: AbortController;
  url: PortraitUrl;
  bytes: number;
}

/** The server refused for a reason that passes. */
const passes = (status: number): boolean => status === 429 || status >= 500;

/** A portrait as a data URL; null: there is none. Throws where the server does not answer. */
async function readPortrait(
  fetch: PortraitPorts['fetch'],
  path: string,
  signal: AbortSignal,
): Promise<string | null> {
  // What leads to the whole picture is not followed: that is shown by its own address.
  const response = await fetch(path, { signal, redirect: 'manual' });
  if (passes(response.status)) throw new Error(`status ${response.status}`);
  const type = PORTRAIT_TYPES.find((one) => one === response.headers.get('content-type'));
  if (!response.ok || type === undefined) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return bytes.length > MOST_PORTRAIT_BYTES ? null : `data:${type};base64,${toBase64(bytes)}`;
}

/**
 * A store of portraits, of which those that came into sight last are asked for first (PORTRAIT-2). Each is a file of its own,
 * so that the browser's cache has it for any list that shows it.
 */
export function portraitStore(ports: PortraitPorts, most: KeptAtMost = MOST_KEPT): PortraitStore {
  /** The one that was wanted longest ago first. */
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const asker = portraitAsker(ports, entries, settle);
  const untold = new Set<() => void>();
  let telling: ReturnType<typeof setTimeout> | undefined;

  function settle(entry: Entry, url: string | null): void {
    entry.state = 'done';
    entry.url = url;
    entry.bytes = url?.length ?? 0;
    bytes += entry.bytes;
    dropOld();
    for (const changed of entry.wanted) untold.add(changed);
    telling ??= setTimeout(tell);
  }
  /** Tells of all that came at once, so that they are drawn at once. */
  function tell(): void {
    telling = undefined;
    const told = [...untold];
    untold.clear();
    for (const changed of told) changed();
  }
  function forget(entry: Entry): void {
    entry.abort.abort();
    if (entries.delete(entry.path)) bytes -= entry.bytes;
  }
  function dropOld(): void {
    for (const entry of entries.values()) {
      if (entries.size <= most.portraits && bytes <= most.bytes) return;
      if (entry.wanted.size === 0) forget(entry);
    }
  }
  function entryOf(path: string): Entry {
    const known = entries.get(path);
    entries.delete(path);
    const entry = known ?? {
      path,
      wanted: new Set(),
      state: 'new',
      abort: new AbortController(),
      url: undefined,
      bytes: 0,
    };
    entries.set(path, entry);
    return entry;
  }

  return {
    url: (path) => entries.get(path)?.url,
    want(path, changed) {
      const entry = entryOf(path);
      entry.wanted.add(changed);
      if (entry.state === 'new') asker.gather();
      return () => {
        untold.delete(changed);
        const wasWanted = entry.wanted.delete(changed);
        // What passed by is not waited for: what is in sight now has its turn.
        if (!wasWanted || entry.wanted.size > 0 || entry.state === 'done') return;
        forget(entry);
        asker.passed();
      };
    },
    free() {
      asker.end();
      clearTimeout(telling);
      telling = undefined;
      untold.clear();
      for (const entry of entries.values()) forget(entry);
    },
  };
}

/** Asks for the entries that are new, so many at once, and again for what a server did not answer. */
function portraitAsker(
  { fetch, whenBack }: PortraitPorts,
  entries: ReadonlyMap<string, Entry>,
  settle: (entry: Entry, url: string | null) => void,
) {
  let underWay = 0;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting: (() => void) | undefined;
  let passedAt = -Infinity;

  /** Asks for what comes into sight until the page is drawn: the cards that an answer brings come at once. */
  function gather(): void {
    gathering ??= setTimeout(
      () => {
        gathering = undefined;
        if (performance.now() < passedAt + QUIET_MS) gather();
        else askForNew();
      },
      Math.max(0, passedAt + QUIET_MS - performance.now()),
    );
  }
  function askForNew(): void {
    const asked = [...entries.values()].filter(({ state }) => state === 'new');
    while (underWay < AT_ONCE && stopWaiting === undefined) {
      const newest = asked.pop();
      if (newest === undefined) return;
      void ask(newest);
    }
  }
  async function ask(entry: Entry): Promise<void> {
    const { signal } = entry.abort;
    entry.state = 'asked';
    underWay += 1;
    try {
      const url = await readPortrait(fetch, entry.path, signal);
      if (!signal.aborted) settle(entry, url);
    } catch {
      entry.state = 'new';
      if (!signal.aborted) waitForServer();
    } finally {
      underWay -= 1;
      gather();
    }
  }
  function waitForServer(): void {
    stopWaiting ??= whenBack(() => {
      stopWaiting = undefined;
      gather();
    });
  }

  return {
    gather,
    /** One passed by before it came. */
    passed(): void {
      passedAt = performance.now();
    },
    end(): void {
      stopWaiting?.();
      stopWaiting = undefined;
      clearTimeout(gathering);
      gathering = undefined;
    },
  };
}
