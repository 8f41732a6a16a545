import {
  MOST_IN_SHEET,
  writeName,
  type Portrait,
  type PortraitName,
  type PortraitSize,
} from '@shared/domain/collection/portraits.ts';
import { toBase64 } from '@shared/kernel/base64.ts';
import { sheetReader } from '@shared/domain/collection/portraitSheet.ts';

/** A portrait that can be asked for. */
export interface PortraitRef {
  readonly name: PortraitName;
  readonly size: PortraitSize;
}

/**
 * A portrait as a data URL, which a picture shows a frame or two sooner than an object URL: a busy browser answers those one
 * by one. Null: there is none, and the whole picture has to do. Undefined: it is coming.
 */
export type PortraitUrl = string | null | undefined;

/** The portraits of one window, asked for in sheets. */
export interface PortraitStore {
  url(ref: PortraitRef): PortraitUrl;
  /** Asks for a portrait while it is in sight, and tells when `url` answers something else. Returns how to stop. */
  want(ref: PortraitRef, changed: () => void): () => void;
  /** Ends what is under way and lets all portraits go. */
  free(): void;
}

export interface PortraitPorts {
  readonly fetch: typeof fetch;
  /** Calls once, when it is worth asking a server again that did not answer. Returns how to give up. */
  readonly whenBack: (again: () => void) => () => void;
}

/** How many sheets are under way at once: a list that is thrown asks for what is in sight when one of them is done. */
const SHEETS_AT_ONCE = 2;
/** When portraits that were not ready are asked for again (ms); after that the whole picture is shown. */
const AGAIN_MS = [400, 2_000, 8_000] as const;
/** What is kept in all, though nothing goes that is in sight. */
interface KeptAtMost {
  readonly portraits: number;
  readonly bytes: number;
}
const MOST_KEPT: KeptAtMost = { portraits: 500, bytes: 8 * 1024 * 1024 };

interface Entry extends PortraitRef {
  readonly wanted: Set<() => void>;
  /** 'new': it has to be asked for. */
  state: 'new' | 'asked' | 'later' | 'done';
  /** How often it was not ready. */
  late: number;
  url: PortraitUrl;
  bytes: number;
}

const keyOf = ({ name, size }: PortraitRef): string => `${size} ${writeName(name)}`;

/** The server refused for a reason that passes. */
const passes = (status: number): boolean => status === 429 || status >= 500;

const unanswered = (sheet: readonly Entry[]): readonly Entry[] =>
  sheet.filter(({ state }) => state === 'asked');

/**
 * Reads a sheet, one portrait after the other as they come. Throws where the server does not answer, and a RangeError where
 * it answers no sheet.
 */
async function readSheet(
  fetch: PortraitPorts['fetch'],
  sheet: readonly PortraitRef[],
  signal: AbortSignal,
  onPortrait: (index: number, portrait: Portrait | null) => void,
): Promise<void> {
  const of = sheet.map(({ name }) => writeName(name)).join(',');
  const response = await fetch(`/api/collection/portraits?size=${sheet[0]?.size}&of=${of}`, { signal });
  if (passes(response.status)) throw new Error(`status ${response.status}`);
  if (!response.ok || response.body === null) throw new RangeError('no sheet');
  const reader = sheetReader(sheet.length);
  const stream = response.body.getReader();
  for (let part = await stream.read(); !part.done; part = await stream.read()) {
    for (const { index, portrait } of reader.read(part.value)) onPortrait(index, portrait);
  }
  if (!reader.isWhole()) throw new Error('The sheet broke off.');
}

/** A store of portraits, of which those that came into sight last are asked for first (PORTRAIT-2). */
export function portraitStore(ports: PortraitPorts, most: KeptAtMost = MOST_KEPT): PortraitStore {
  /** The one that was wanted longest ago first. */
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const sheets = sheetAsker(ports, entries, { settle, forget });

  function settle(entry: Entry, portrait: Portrait | null): void {
    entry.state = 'done';
    entry.url = portrait && `data:${portrait.type};base64,${toBase64(portrait.bytes)}`;
    entry.bytes = entry.url?.length ?? 0;
    bytes += entry.bytes;
    for (const changed of entry.wanted) changed();
    dropOld();
  }
  function forget(entry: Entry): void {
    if (entries.delete(keyOf(entry))) bytes -= entry.bytes;
  }
  function dropOld(): void {
    for (const entry of entries.values()) {
      if (entries.size <= most.portraits && bytes <= most.bytes) return;
      if (entry.wanted.size === 0 && entry.state === 'done') forget(entry);
    }
  }
  function leave(entry: Entry): void {
    if (entry.wanted.size > 0) return;
    if (entry.state === 'new' || entry.state === 'later') forget(entry);
    sheets.leaveUnseen();
  }

  return {
    url: (ref) => entries.get(keyOf(ref))?.url,
    want(ref, changed) {
      const key = keyOf(ref);
      const known = entries.get(key);
      const entry: Entry = known ?? {
        ...ref,
        wanted: new Set(),
        state: 'new',
        late: 0,
        url: undefined,
        bytes: 0,
      };
      entries.delete(key);
      entries.set(key, entry);
      entry.wanted.add(changed);
      if (entry.state === 'new') sheets.gather();
      return () => {
        entry.wanted.delete(changed);
        leave(entry);
      };
    },
    free() {
      sheets.end();
      for (const entry of entries.values()) forget(entry);
    },
  };
}

interface Answers {
  /** Null: there is no portrait. */
  readonly settle: (entry: Entry, portrait: Portrait | null) => void;
  readonly forget: (entry: Entry) => void;
}

/** Asks for the entries that are new, in sheets, and again for what did not come. */
function sheetAsker(
  { fetch, whenBack }: PortraitPorts,
  entries: ReadonlyMap<string, Entry>,
  { settle, forget }: Answers,
) {
  const underWay = new Set<{ readonly abort: AbortController; readonly sheet: readonly Entry[] }>();
  const { after, clear } = timers();
  let gathering = false;
  let stopWaiting: (() => void) | undefined;

  function gather(): void {
    if (gathering) return;
    gathering = true;
    after(0, () => {
      gathering = false;
      askForSheets();
    });
  }
  function askForSheets(): void {
    while (underWay.size < SHEETS_AT_ONCE && stopWaiting === undefined) {
      const asked = [...entries.values()].filter(({ state }) => state === 'new');
      const sheet = asked.filter(({ size }) => size === asked.at(-1)?.size).slice(-MOST_IN_SHEET);
      if (sheet.length === 0) return;
      void ask(sheet);
    }
  }
  async function ask(sheet: readonly Entry[]): Promise<void> {
    for (const entry of sheet) entry.state = 'asked';
    const asking = { abort: new AbortController(), sheet };
    underWay.add(asking);
    const { signal } = asking.abort;
    try {
      await readSheet(fetch, sheet, signal, (index, portrait) => {
        const entry = sheet[index];
        if (entry && !signal.aborted) settle(entry, portrait);
      });
    } catch (fault) {
      // Bytes that are no sheet will be none the next time.
      if (fault instanceof RangeError) for (const entry of unanswered(sheet)) settle(entry, null);
      else if (!signal.aborted) waitForServer();
    } finally {
      underWay.delete(asking);
      for (const entry of unanswered(sheet)) askAgain(entry, signal.aborted || stopWaiting !== undefined);
      gather();
    }
  }
  /** What was not answered comes into a sheet again, if it is still in sight. */
  function askAgain(entry: Entry, atOnce: boolean): void {
    const ms = AGAIN_MS[entry.late];
    if (entry.wanted.size === 0) forget(entry);
    else if (atOnce) entry.state = 'new';
    else if (ms === undefined) settle(entry, null);
    else {
      entry.late += 1;
      entry.state = 'later';
      after(ms, () => {
        if (entry.state === 'later') entry.state = 'new';
        gather();
      });
    }
  }

  function waitForServer(): void {
    stopWaiting ??= whenBack(() => {
      stopWaiting = undefined;
      gather();
    });
  }

  return {
    /** Asks for what comes into sight until the page is drawn: the cards that an answer brings come at once. */
    gather,
    /** Gives up the sheets of which nothing is in sight: what is in sight now has its turn. */
    leaveUnseen(): void {
      for (const { abort, sheet } of underWay) {
        if (sheet.every(({ wanted }) => wanted.size === 0)) abort.abort();
      }
    },
    end(): void {
      stopWaiting?.();
      stopWaiting = undefined;
      clear();
      gathering = false;
      for (const { abort } of underWay) abort.abort();
    },
  };
}

/** Timers that can be given up together. */
function timers() {
  const running = new Set<ReturnType<typeof setTimeout>>();
  return {
    after(ms: number, work: () => void): void {
      const timer = setTimeout(() => {
        running.delete(timer);
        work();
      }, ms);
      running.add(timer);
    },
    clear(): void {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    },
  };
}
