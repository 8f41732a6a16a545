import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where the graph lies, from the root: beside the page and not in it, because no visitor needs it. */
export const SCRIPT_GRAPH = '.build/scriptGraph.json';

/** The scripts of the build, by their names in dist/, and who asks for which. */
export interface ScriptGraph {
  /** For each script those that it asks for, at once or some time later. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** For each app's id the scripts that its manifest asks for when a window of it opens. */
  readonly apps: Readonly<Record<string, readonly string[]>>;
  /** The script that each module is in, by the module's path from the root. */
  readonly scriptOf: Readonly<Record<string, string>>;
}

/** Writes down which script asks for which, so that budgets can be checked (scripts/checks/budget.ts). */
export function scriptGraph(): Plugin {
  let root = '';
  return {
    name: 'script-graph',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      // After Vite's own plugins, which remove scripts that held nothing but a style sheet.
      order: 'post',
      handler(_options, bundle) {
        const imports: Record<string, string[]> = {};
        const scriptOf: Record<string, string> = {};
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          imports[output.fileName] = [...output.imports, ...output.dynamicImports];
          for (const id of output.moduleIds) scriptOf[relative(root, id)] = output.fileName;
        }
        const apps: Record<string, string[]> = {};
        for (const module of Object.keys(scriptOf)) {
          const app = /^src\/apps\/[^/]+\/([^/]+)\/manifest\.ts$/.exec(module)?.[1];
          if (app === undefined) continue;
          const bodies = this.getModuleInfo(join(root, module))?.dynamicallyImportedIds ?? [];
          apps[app] = bodies.flatMap((id) => scriptOf[relative(root, id)] ?? []);
          if (apps[app].length === 0) this.error(`${module} imports no body when its window opens`);
        }
        mkdirSync(join(root, '.build'), { recursive: true });
        writeFileSync(
          join(root, SCRIPT_GRAPH),
          JSON.stringify({ imports, apps, scriptOf } satisfies ScriptGraph),
        );
      },
    },
  };
}
