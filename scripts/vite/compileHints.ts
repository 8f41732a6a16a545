import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has Chromium compile all of these chunks beside its main thread while they load, instead of each function when it is
 * first called. That saves the main thread a quarter of its work until the desktop is ready. Four of ten functions are
 * called by then; what is compiled of the others stays in the heap, 0.7 of 5.6 MB (`npm run bench heap`). Chromium 156 takes
 * a hint for a whole script alone: one that names functions is behind a flag.
 *
 * @param names matches the names of chunks that are run whole, at once
 */
export function compileHints(names: RegExp): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // The hint counts only where nothing stands before it, and Vite puts its lists of files there.
      order: 'post',
      handler: (_options, bundle) => {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && names.test(output.name)) output.code = `${HINT}${output.code}`;
        }
      },
    },
  };
}
