import type { Plugin } from 'vite';

/**
 * Takes out of Pixi what the page never uses, but would load or run on its way to the first screen. Each is a module of
 * Pixi or of \@pixi/react, whose versions are pinned, and what stands in its place.
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
    // What a renderer would load by itself, had it not been told to skip that (engine/stage/startDrawing.ts).
    module: /\/pixi\.js\/lib\/environment-(browser\/browserExt|webworker\/webworkerExt)\.mjs$/,
    code: `export const browserExt = { extension: { type: 'environment', name: 'none' }, test: () => false };
    export const webworkerExt = browserExt;`,
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
  {
    // Programs of WebGPU's, which no renderer here takes; a shader without one is WebGL's alone.
    module: /\/pixi\.js\/lib\/rendering\/renderers\/gpu\/shader\/GpuProgram\.mjs$/,
    code: `export class GpuProgram {
      static from() {}
    }`,
  },
  {
    // Without videos, which a texture would recognize by itself. A VideoSource that is made by name still works.
    module: /\/pixi\.js\/lib\/rendering\/init\.mjs$/,
    code: `import { extensions } from '../extensions/Extensions.mjs';
    import { AlphaMask } from './mask/alpha/AlphaMask.mjs';
    import { ColorMask } from './mask/color/ColorMask.mjs';
    import { StencilMask } from './mask/stencil/StencilMask.mjs';
    import { BufferImageSource } from './renderers/shared/texture/sources/BufferImageSource.mjs';
    import { CanvasSource } from './renderers/shared/texture/sources/CanvasSource.mjs';
    import { ImageSource } from './renderers/shared/texture/sources/ImageSource.mjs';
    import './renderers/shared/texture/utils/textureFrom.mjs';
    import './mask/MaskEffectManager.mjs';
    extensions.add(AlphaMask, ColorMask, StencilMask, ImageSource, CanvasSource, BufferImageSource);`,
  },
  {
    // Particles and uniform buffers are left out: nothing here draws with them.
    module: /\/pixi\.js\/lib\/unsafe-eval\/init\.mjs$/,
    code: `import { GlShaderSystem } from '../rendering/renderers/gl/shader/GlShaderSystem.mjs';
    import { GlUniformGroupSystem } from '../rendering/renderers/gl/shader/GlUniformGroupSystem.mjs';
    import { UboSystem } from '../rendering/renderers/shared/shader/UboSystem.mjs';
    import { AbstractRenderer } from '../rendering/renderers/shared/system/AbstractRenderer.mjs';
    import { generateShaderSyncPolyfill } from './shader/generateShaderSyncPolyfill.mjs';
    import { generateUniformsSyncPolyfill } from './uniforms/generateUniformsSyncPolyfill.mjs';
    AbstractRenderer.prototype._unsafeEvalCheck = () => undefined;
    UboSystem.prototype._systemCheck = () => undefined;
    GlUniformGroupSystem.prototype._generateUniformsSync = generateUniformsSyncPolyfill;
    GlShaderSystem.prototype._generateShaderSync = generateShaderSyncPolyfill;`,
  },
  {
    // Our bundles name their own cuts (assets/build): no sheet is loaded by Pixi's Assets.
    module: /\/pixi\.js\/lib\/spritesheet\/init\.mjs$/,
    code: '',
  },
  {
    // The stage takes the place of Application's own start: nothing is resized or timed by its plugins.
    module: /\/pixi\.js\/lib\/app\/init\.mjs$/,
    code: '',
  },
  {
    module: /\/pixi\.js\/lib\/scene\/graphics\/shared\/svg\/SVGParser\.mjs$/,
    code: `export function SVGParser() {
      throw new Error('Pixi draws no SVG here: scripts/vite/leanPixi.ts leaves its parser out');
    }`,
  },
  {
    // Colors are numbers or '#rrggbb': nothing says 'cornflowerblue'.
    module: /\/@pixi\/colord\/plugins\/names\.mjs$/,
    code: 'export default () => undefined;',
  },
  {
    // The component that makes a canvas of its own, and with it Pixi's styles of text. The host calls createRoot.
    module: /\/@pixi\/react\/lib\/components\/Application\.mjs$/,
    code: 'export const Application = undefined;',
  },
  {
    // All of that package's description, for the tools of a developer.
    module: /\/@pixi\/react\/lib\/package\.json\.mjs$/,
    code: `export default { version: '' };`,
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
