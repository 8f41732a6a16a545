import { visibleRects, type Rect } from '../geometry/rects.ts';

/** Something that covers what lies lower: a window, the taskbar, a menu. */
export interface Cover {
  readonly rect: Rect;
  /** Higher covers lower. */
  readonly zIndex: number;
  /**
   * Called with the disjoint parts of `rect` that remain visible. Absent for the taskbar and menus, which nothing
   * covers.
   */
  readonly show?: (parts: readonly Rect[]) => void;
}

/** Tells windows what the canvas shows of them, before each frame in which that may have changed. */
export interface Occlusion {
  /** Sets the rectangle of `owner`; null while it is not visible. */
  set(owner: object, cover: Cover | null): void;
  apply(): void;
}

export function createOcclusion(changed: () => void): Occlusion {
  const covers = new Map<object, Cover>();
  let stale = false;
  return {
    set(owner, cover) {
      if (cover === null) covers.delete(owner);
      else covers.set(owner, cover);
      stale = true;
      changed();
    },
    apply() {
      if (!stale) return;
      stale = false;
      const all = [...covers.values()];
      for (const { rect, zIndex, show } of all) {
        if (show === undefined) continue;
        const above = all.filter((other) => other.zIndex > zIndex).map((other) => other.rect);
        show(visibleRects(rect, above));
      }
    },
  };
}

/** Z-indices of what is not a window; windows lie below them in their own order. */
export const Z_INDEX = { taskbar: 100_000, menu: 200_000, boot: 300_000, fullScreen: 400_000 } as const;
