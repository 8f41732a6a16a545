/** What a person told of themselves on a channel. */
export interface Presence {
  readonly topic: string;
  /** The process whose socket it is. */
  readonly process: string;
  /** Whose it is. */
  readonly key: string;
  /** Names it among all. */
  readonly ref: string;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** As the protocol says it: by key, all that was told under it. */
export type PresenceState = Record<string, { readonly metas: Record<string, unknown>[] }>;

export interface PresenceDiff {
  readonly joins: PresenceState;
  readonly leaves: PresenceState;
}

export interface PresenceBook {
  put(presence: Presence): void;
  drop(topic: string, ref: string): void;
  /** All of a process. */
  of(process: string): readonly Presence[];
  /** Has the process tell these, and nothing else. */
  replace(process: string, now: readonly Presence[]): void;
  state(topic: string): PresenceState;
  /** What changed since the last time, by topic. Who came and went meanwhile was never there. */
  takeDiffs(): ReadonlyMap<string, PresenceDiff>;
}

function stateOf(presences: Iterable<Presence>): PresenceState {
  const state: PresenceState = Object.create(null) as PresenceState;
  for (const { key, ref, meta } of presences) {
    (state[key] ??= { metas: [] }).metas.push({ ...meta, phx_ref: ref });
  }
  return state;
}

/** Who is present on which topic, of all processes. */
export function presenceBook(): PresenceBook {
  const topics = new Map<string, Map<string, Presence>>();
  const changes = new Map<string, { joins: Map<string, Presence>; leaves: Map<string, Presence> }>();
  const changesOf = (topic: string) => {
    const known = changes.get(topic) ?? { joins: new Map(), leaves: new Map() };
    changes.set(topic, known);
    return known;
  };
  function* all(process: string): Generator<Presence> {
    for (const present of topics.values()) {
      for (const one of present.values()) if (one.process === process) yield one;
    }
  }

  const put = (presence: Presence): void => {
    const { topic, ref } = presence;
    const present = topics.get(topic) ?? new Map<string, Presence>();
    topics.set(topic, present);
    if (present.has(ref)) return;
    present.set(ref, presence);
    changesOf(topic).joins.set(ref, presence);
  };
  const drop = (topic: string, ref: string): void => {
    const present = topics.get(topic);
    const gone = present?.get(ref);
    if (!present || !gone) return;
    present.delete(ref);
    if (present.size === 0) topics.delete(topic);
    const { joins, leaves } = changesOf(topic);
    if (!joins.delete(ref)) leaves.set(ref, gone);
  };
  return {
    put,
    drop,
    of: (process) => [...all(process)],
    replace(process, now) {
      const kept = new Set(now.map(({ ref }) => ref));
      for (const { topic, ref } of [...all(process)]) if (!kept.has(ref)) drop(topic, ref);
      for (const one of now) put(one);
    },
    state: (topic) => stateOf(topics.get(topic)?.values() ?? []),
    takeDiffs() {
      const taken = new Map<string, PresenceDiff>();
      for (const [topic, { joins, leaves }] of changes) {
        if (joins.size + leaves.size === 0) continue;
        taken.set(topic, { joins: stateOf(joins.values()), leaves: stateOf(leaves.values()) });
      }
      changes.clear();
      return taken;
    },
  };
}
