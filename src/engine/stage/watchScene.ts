import type { RenderGroup } from 'pixi.js';

/** Pixi reuses discarded groups, so that each is only watched once. */
const watched = new WeakSet<RenderGroup>();

/**
 * Calls `changed` whenever anything under this render group, or a group within it, would be drawn differently, so
 * that widgets need not ask for frames. RenderGroup is internal to Pixi, whose version is pinned; watchScene.test.ts
 * proves each kind of change. A texture source that is redrawn in place is not detected.
 */
export function watchScene(group: RenderGroup, changed: () => void): void {
  if (watched.has(group)) return;
  watched.add(group);
  for (const method of ['onChildUpdate', 'onChildViewUpdate', 'addChild', 'removeChild'] as const) {
    const original = group[method].bind(group);
    group[method] = (child: Parameters<typeof original>[0]) => {
      changed();
      original(child);
    };
  }
  const adopt = group.addRenderGroupChild.bind(group);
  group.addRenderGroupChild = (inner) => {
    watchScene(inner, changed);
    adopt(inner);
  };
  let structureDidChange = group.structureDidChange;
  Object.defineProperty(group, 'structureDidChange', {
    configurable: true,
    get: () => structureDidChange,
    set(value: boolean) {
      structureDidChange = value;
      if (value) changed();
    },
  });
  for (const inner of group.renderGroupChildren) watchScene(inner, changed);
}
