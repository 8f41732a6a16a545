import type { CDPSession, Page } from '@playwright/test';

/** What a page keeps when everything that is not needed was thrown away. */
export interface Kept {
  /** Megabytes of the heap. Code that the browser compiles is in it, and grows for minutes. */
  readonly heap: number;
  /** JavaScript's objects, functions among them. */
  readonly objects: number;
  /** Nodes of the DOM, with those that are in no page any more, and what listens to events. */
  readonly nodes: number;
  readonly listeners: number;
  /** Pictures in memory, and textures of WebGL. */
  readonly pictures: number;
  readonly textures: number;
}

const MEGABYTE = 1_000_000;

/** Between two looks at a page that leaks nothing: the browser compiles, music comes and goes, and so do others. */
const NOISE: Kept = { heap: 0.5, objects: 400, nodes: 6, listeners: 6, pictures: 0, textures: 0 };
const KINDS = ['heap', 'objects', 'nodes', 'listeners', 'pictures', 'textures'] as const;

/** A readable line for each kind of which more is kept than before. */
export function grown(before: Kept, after: Kept): string[] {
  return KINDS.filter((kind) => after[kind] - before[kind] > NOISE[kind]).map(
    (kind) => `${kind}: ${before[kind]}, then ${after[kind]}`,
  );
}

/** Call it before the page is opened; what it answers tells what is kept. */
export async function watchKept(page: Page): Promise<() => Promise<Kept>> {
  await page.addInitScript(countTextures);
  const session = await page.context().newCDPSession(page);
  return () => keptBy(page, session);
}

async function keptBy(page: Page, session: CDPSession): Promise<Kept> {
  const [pictures, textures] = await page.evaluate(async () => [
    (await window.desktopProbe?.pictures())?.count ?? Number.NaN,
    Number(document.documentElement.dataset['textures'] ?? 0),
  ]);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const objects = await countObjects(session);
  return { heap: usedSize / MEGABYTE, objects, nodes, listeners, pictures, textures };
}

async function countObjects(session: CDPSession): Promise<number> {
  const objectGroup = 'counted';
  const root = await session.send('Runtime.evaluate', { expression: 'Object.prototype', objectGroup });
  const found = await session.send('Runtime.queryObjects', {
    prototypeObjectId: root.result.objectId ?? '',
    objectGroup,
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    functionDeclaration: 'function () { return this.length; }',
    objectId: found.objects.objectId ?? '',
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(result.value);
}

/** Runs in the page, before all else. Counts the textures that WebGL has, to be read later. */
function countTextures(): void {
  let count = 0;
  const { createTexture, deleteTexture } = WebGL2RenderingContext.prototype;
  const show = (): void => {
    document.documentElement.dataset['textures'] = String(count);
  };
  WebGL2RenderingContext.prototype.createTexture = function create() {
    count += 1;
    show();
    return createTexture.call(this);
  };
  WebGL2RenderingContext.prototype.deleteTexture = function remove(texture) {
    if (texture !== null) count -= 1;
    show();
    deleteTexture.call(this, texture);
  };
}
