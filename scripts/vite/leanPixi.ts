import type { Plugin } from 'vite';

const AUTODETECTION = /\/pixi\.js\/lib\/rendering\/renderers\/autoDetectRenderer\.mjs$/;

/**
 * Takes Pixi's autodetection of renderers out of the build. The stage makes its renderer itself, so it never runs; but
 * its dynamic imports would draw all three renderers, WebGPU's too, into the first screen.
 */
export function leanPixi(): Plugin {
  return {
    name: 'lean-pixi',
    apply: 'build',
    load: {
      filter: { id: AUTODETECTION },
      handler: () => `export async function autoDetectRenderer() {
        throw new Error('src/engine/stage makes the renderer; nothing detects one');
      }`,
    },
  };
}
