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
  /** What is seen of something that lies at `rect`, as disjoint parts; `[rect]` where nothing higher covers any of it. */
  visible(rect: Rect, zIndex: number): readonly Rect[];
  apply(): void;
}

export function createOcclusion(changed: () => void): Occlusion {
  const covers = new Map<object, Cover>();
  let stale = false;
  function visible(rect: Rect, zIndex: number): readonly Rect[] {
    const above = [...covers.values()].filter((other) => other.zIndex > zIndex);
    return visibleRects(
      rect,
      above.map((other) => other.rect),
    );
  }
  return {
    visible,
    set(owner, cover) {
      if (cover === null) covers.delete(owner);
      else covers.set(owner, cover);
      stale = true;
      changed();
    },
    apply() {
      if (!stale) return;
      stale = false;
      for (const { rect, zIndex, show } of covers.values()) show?.(visible(rect, zIndex));
    },
  };
}

/** Z-indices of what is not a window; windows lie below them in their own order. */
export const Z_INDEX = { taskbar: 100_000, menu: 200_000, fullScreen: 400_000 } as const;
