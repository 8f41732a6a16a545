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
  /** What every start needs. */
  readonly atOnce: readonly string[];
  /** The programs that everybody has. */
  readonly soon: readonly string[];
  /** All others, the likeliest first. */
  readonly later: readonly string[];
}

/** What decides when a script is kept, as paths of modules from the root. */
export interface KeptWhen {
  /** The modules that every start of the desktop needs. */
  readonly start: readonly string[];
  /** The folders of the programs that everybody has, each with a slash at its end. */
  readonly programs: readonly string[];
}

/**
 * Sorts the scripts of a build and their style sheets. Of those that are kept later, the likeliest are those with fewer
 * steps from the start, and of these those with more importers.
 *
 * @throws when a module of the start is in no script, or a program has none
 */
export function keptFiles(scripts: readonly BuiltScript[], { start, programs }: KeptWhen): KeptFiles {
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
  /** The scripts that have a module of which this is true. */
  function scriptsOf(what: string, isOne: (module: string) => boolean): string[] {
    const found = scripts.filter(({ modules }) => modules.some(isOne)).map(({ file }) => file);
    if (found.length === 0) throw new Error(`${what} is in no script`);
    return found;
  }

  const first = withImports(start.flatMap((path) => scriptsOf(path, (module) => module === path)));
  const everybodys = withImports(
    programs.flatMap((folder) => scriptsOf(folder, (module) => module.startsWith(folder))),
  );
  const others: BuiltScript[] = [];
  for (let step = [...first, ...everybodys]; step.length > 0;) {
    step = withImports(step.flatMap(({ later }) => later)).sort(likelierFirst);
    others.push(...step);
  }

  const taken = new Set<string>();
  /** The files of these scripts, each in the first list that has it. */
  const filesOf = (list: readonly BuiltScript[]): string[] =>
    list
      .flatMap(({ file, styles }) => [...styles, file])
      .filter((file) => !taken.has(file) && taken.add(file));
  return { atOnce: filesOf(first), soon: filesOf(everybodys), later: filesOf(others) };
}
