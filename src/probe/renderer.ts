import type { RendererKind } from '../engine/stage/drawing.ts';
import { epochMs, type EpochMs } from '@shared/kernel/units.ts';
import type { Store, StoredValue } from '../services/storage/storage.ts';

/** Until when we need not look again whether WebGL is done by a graphics card: once it was not. */
export const WEBGL_IS_SLOW: StoredValue<EpochMs> = {
  name: 'webgl-is-slow',
  version: 1,
  read: (found) => (typeof found === 'number' ? epochMs(found) : null),
};

/** A driver may come, or the browser's setting change. */
const BELIEVED_MS = 7 * 24 * 60 * 60 * 1000;

/** How the programs call themselves that stand in for a graphics card: SwiftShader, Mesa's, Windows' and Apple's. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** As Pixi asks for it: a canvas has one context, and the renderer goes on with this one. */
const CONTEXT: WebGLContextAttributes = {
  alpha: false,
  antialias: false,
  premultipliedAlpha: true,
  stencil: true,
  powerPreference: 'low-power',
  failIfMajorPerformanceCaveat: true,
};

interface Known {
  /** The renderer that the address asks for. */
  readonly asked: string | null;
  readonly storage: Store;
  readonly now: EpochMs;
}

/** The renderer where it is known without a look at WebGL, which takes tens of milliseconds; null: it is not. */
export function knownRenderer({ asked, storage, now }: Known): RendererKind | null {
  if (asked === 'webgl' || asked === 'canvas') return asked;
  const slowUntil = storage.get(WEBGL_IS_SLOW);
  // A clock that was put back would believe it for years.
  return slowUntil !== null && now < slowUntil && slowUntil <= now + BELIEVED_MS ? 'canvas' : null;
}

/** WebGL where a graphics card draws, Pixi's canvas renderer where a program would have to: that is slower. */
export function lookForRenderer(storage: Store, now: EpochMs, page: Document = document): RendererKind {
  const canvas = page.querySelector<HTMLCanvasElement>('#canvas');
  const context = canvas?.getContext('webgl2', CONTEXT);
  if (context && !SOFTWARE.test(cardOf(context))) return 'webgl';
  rememberSlowWebGL(storage, now);
  // What has had one kind of context never has another.
  const fresh = canvas?.cloneNode() ?? '';
  canvas?.replaceWith(fresh);
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return 'canvas';
}

/** From now on, for a week, the canvas is chosen without a look at WebGL. */
export function rememberSlowWebGL(storage: Store, now: EpochMs): void {
  storage.set(WEBGL_IS_SLOW, epochMs(now + BELIEVED_MS));
}

/** What draws, in the words of its driver. Chromium and Safari say so only when asked by an extension. */
function cardOf(context: WebGL2RenderingContext): string {
  const name = String(context.getParameter(context.RENDERER));
  if (!/^webkit/i.test(name)) return name;
  const told = context.getExtension('WEBGL_debug_renderer_info');
  return told === null ? name : String(context.getParameter(told.UNMASKED_RENDERER_WEBGL));
}
