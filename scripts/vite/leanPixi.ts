import type { Plugin } from 'vite';

/**
 * Takes out of Pixi what the page never uses, but would load or run on its way to the first screen. Each is a module of
 * Pixi, whose version is pinned, and what stands in its place.
 */
const STAND_INS: readonly { readonly module: RegExp; readonly code: string }[] = [
  {
    // The stage makes its renderer itself. The dynamic imports would draw all three into the first screen.
    module: /\/pixi\.js\/lib\/rendering\/renderers\/autoDetectRenderer\.mjs$/,
    code: `export async function autoDetectRenderer() {
      throw new Error('src/engine/stage makes the renderer; nothing detects one');
    }`,
  },
  {
    // Asks a WebGL context of its own, with the canvas renderer too. WebGL 2, the only one that we draw with, has it.
    module: /\/pixi\.js\/lib\/rendering\/renderers\/gl\/shader\/program\/getMaxFragmentPrecision\.mjs$/,
    code: `export const getMaxFragmentPrecision = () => 'highp';`,
  },
  {
    // Every renderer writes this program, and WebGPU's as well.
    module: /\/pixi\.js\/lib\/rendering\/high-shader\/compileHighShaderToProgram\.mjs$/,
    code: `import { GlProgram } from '../renderers/gl/shader/GlProgram.mjs';
    import { compileHighShaderGl } from './compiler/compileHighShader.mjs';
    import { fragmentGlTemplate, vertexGlTemplate } from './defaultProgramTemplate.mjs';
    import { globalUniformsBitGl } from './shader-bits/globalUniformsBit.mjs';
    export function compileHighShaderGlProgram({ bits, name }) {
      const template = { fragment: fragmentGlTemplate, vertex: vertexGlTemplate };
      const compiled = compileHighShaderGl({ template, bits: [globalUniformsBitGl, ...bits] });
      return new GlProgram({ name, ...compiled });
    }
    export const compileHighShaderGpuProgram = () => undefined;`,
  },
];

/** Builds the page without what it does not need of Pixi. */
export function leanPixi(): Plugin {
  return {
    name: 'lean-pixi',
    apply: 'build',
    load: {
      filter: { id: STAND_INS.map(({ module }) => module) },
      handler: (id) => STAND_INS.find(({ module }) => module.test(id))?.code,
    },
  };
}
