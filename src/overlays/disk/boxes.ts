import type { Box } from './selection.ts';

/** Where each item of a list lies in it, by id. */
export function boxesIn(list: HTMLElement | null): ReadonlyMap<string, Box> {
  const items = list?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
  return new Map(
    [...items].map((item) => [
      item.dataset['key'] ?? '',
      { left: item.offsetLeft, top: item.offsetTop, width: item.offsetWidth, height: item.offsetHeight },
    ]),
  );
}
