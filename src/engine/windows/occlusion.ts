import { clipPath, visibleRects, type Rect } from '../geometry/rects.ts';

/** Something that covers what lies lower: a window, the taskbar, a menu. */
export interface Cover {
  readonly rect: Rect;
  /** Higher covers lower. */
  readonly zIndex: number;
  /** Clipped to the part of it that is seen. The taskbar and menus, which nothing covers, have none. */
  readonly element?: HTMLElement;
}

/** Cuts DOM bodies to what the canvas shows of their windows, before each frame in which that changed. */
export interface Occlusion {
  /** Says where `owner` lies now; null: it is not to be seen. */
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
      for (const { rect, zIndex, element } of all) {
        if (element === undefined) continue;
        const above = all.filter((other) => other.zIndex > zIndex).map((other) => other.rect);
        const clip = clipPath(rect, visibleRects(rect, above));
        if (element.style.clipPath !== clip) element.style.clipPath = clip;
      }
    },
  };
}

/** Z-indices of what is not a window; windows lie below them in their own order. */
export const Z_INDEX = { taskbar: 100_000, menu: 200_000, boot: 300_000, fullScreen: 400_000 } as const;
