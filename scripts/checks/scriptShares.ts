import type { ScriptGraph } from '../vite/scriptGraph.ts';

/** Code that several apps use and that is weighed by itself: a module of ours, and every script that it loads. */
export interface Shared {
  readonly name: string;
  /** Path from the root. */
  readonly module: string;
}

interface Build {
  readonly graph: ScriptGraph;
  /** Every script in dist/. */
  readonly scripts: readonly string[];
  /** The scripts that the first screen loads. */
  readonly firstScreen: ReadonlySet<string>;
  readonly shared: readonly Shared[];
}

/** Names of scripts. What two apps ask for counts for both; otherwise each script is in exactly one of them. */
export interface Shares {
  /** By the names of what is shared, in its order. */
  readonly shared: ReadonlyMap<string, readonly string[]>;
  /** By the ids of apps: all that a window asks for, when it opens or later, beyond the first screen and the shared. */
  readonly apps: ReadonlyMap<string, readonly string[]>;
  /** All other scripts, so that none is left out of the budgets. */
  readonly others: readonly string[];
}

/**
 * Assigns each script of the build to the part that loads it, so that each is weighed against one budget.
 *
 * @throws when a shared module is in no script
 */
export function sharesOf({ graph, scripts, firstScreen, shared }: Build): Shares {
  const paid = new Set(firstScreen);
  const sharedScripts = new Map<string, string[]>();
  for (const { name, module } of shared) {
    const script = graph.scriptOf[module];
    if (script === undefined) throw new Error(`${module} is in no script of the build`);
    const asked = askedFor([script], graph, paid);
    sharedScripts.set(name, asked);
    for (const one of asked) paid.add(one);
  }
  const apps = new Map(
    Object.entries(graph.apps).map(([id, bodies]) => [id, askedFor(bodies, graph, paid)] as const),
  );
  for (const one of [...apps.values()].flat()) paid.add(one);
  return { shared: sharedScripts, apps, others: scripts.filter((script) => !paid.has(script)) };
}

/** These scripts and all that they load, without those that are paid for and what only those load. */
function askedFor(roots: readonly string[], graph: ScriptGraph, paid: ReadonlySet<string>): string[] {
  const asked = new Set<string>();
  const visit = (script: string): void => {
    if (asked.has(script) || paid.has(script)) return;
    asked.add(script);
    graph.imports[script]?.forEach(visit);
  };
  roots.forEach(visit);
  return [...asked];
}
