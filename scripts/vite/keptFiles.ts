/** A script of the build, and the files that come with it. */
export interface BuiltScript {
  readonly file: string;
  /** Paths of the modules in it, from the root. */
  readonly modules: readonly string[];
  /** Loaded with it, before it runs. */
  readonly imports: readonly string[];
  /** Loaded by it later, when they are needed. */
  readonly later: readonly string[];
  /** Style sheets that come with it. */
  readonly styles: readonly string[];
}

/** The files that a browser keeps for a day without a network, by when it fetches them. */
export interface KeptFiles {
  readonly atOnce: readonly string[];
  /** The likeliest first. */
  readonly oneByOne: readonly string[];
}

/**
 * Sorts the scripts of a build and their style sheets. `start` are the modules that every start of the desktop needs.
 * All others follow, the likeliest first: those with fewer steps from the start, and of these those with more importers.
 *
 * @throws when a module of `start` is in no script
 */
export function keptFiles(scripts: readonly BuiltScript[], start: readonly string[]): KeptFiles {
  const byFile = new Map(scripts.map((script) => [script.file, script]));
  const asked = new Map<string, number>();
  for (const { imports, later } of scripts) {
    for (const file of [...imports, ...later]) asked.set(file, (asked.get(file) ?? 0) + 1);
  }
  const likelierFirst = (a: BuiltScript, b: BuiltScript): number =>
    (asked.get(b.file) ?? 0) - (asked.get(a.file) ?? 0);

  const seen = new Set<BuiltScript>();
  /** These scripts and what is loaded with them, as far as they were not seen before. */
  function withImports(files: readonly string[]): BuiltScript[] {
    return files.flatMap((file) => {
      const script = byFile.get(file);
      if (script === undefined || seen.has(script)) return [];
      seen.add(script);
      return [...withImports(script.imports), script];
    });
  }

  const steps = [
    withImports(
      start.map((module) => {
        const script = scripts.find(({ modules }) => modules.includes(module));
        if (script === undefined) throw new Error(`${module} is in no script`);
        return script.file;
      }),
    ),
  ];
  for (let step = steps[0]; step !== undefined && step.length > 0; step = steps.at(-1)) {
    steps.push(withImports(step.flatMap(({ later }) => later)).sort(likelierFirst));
  }
  const [first = [], ...others] = steps.map((step) => step.flatMap(({ file, styles }) => [...styles, file]));
  const atOnce = new Set(first);
  return { atOnce: [...atOnce], oneByOne: [...new Set(others.flat())].filter((file) => !atOnce.has(file)) };
}
