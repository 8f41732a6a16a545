import type { RenderGroup } from 'pixi.js';

/** Pixi keeps given-up groups for reuse: each is watched once. */
const watched = new WeakSet<RenderGroup>();

/**
 * Calls `changed` whenever anything under this render group, or a group within it, would be drawn differently:
 * a widget that forgets to ask for a frame is not a kind of mistake that can be made.
 * RenderGroup is internal to Pixi, whose version is pinned; watchScene.test.ts proves each kind of change.
 * What it cannot see is a texture source redrawn in place.
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
