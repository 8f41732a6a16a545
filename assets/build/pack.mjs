const SPACING = 1;
const WIDTHS = [32, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048];
const MAX_SIDE = 4096;

/**
 * Packs rectangles onto shelves, one pixel apart, in the page with the smallest area. The order of the input does not
 * matter, so the same pictures always give the same page.
 *
 * @param {readonly { name: string, width: number, height: number }[]} items
 * @returns {{ width: number, height: number, frames: Record<string, { x: number, y: number, w: number, h: number }> }}
 * @throws when an item is larger than a page may be
 */
export function packShelves(items) {
  const sorted = [...items].sort(
    (a, b) => b.height - a.height || b.width - a.width || (a.name < b.name ? -1 : 1),
  );
  const widest = Math.max(0, ...sorted.map((item) => item.width));
  const pages = [...new Set([...WIDTHS.filter((width) => width >= widest), widest])]
    .map((width) => packInto(width, sorted))
    .filter((page) => page.width <= MAX_SIDE && page.height <= MAX_SIDE);
  pages.sort((a, b) => a.width * a.height - b.width * b.height || a.height - b.height || a.width - b.width);
  const best = pages[0];
  if (!best) throw new Error(`No page of ${MAX_SIDE}x${MAX_SIDE} holds ${items.length} pictures`);
  const frames = {};
  for (const { name } of [...items].sort((a, b) => (a.name < b.name ? -1 : 1)))
    frames[name] = best.frames[name];
  return { width: best.width, height: best.height, frames };
}

function packInto(limit, sorted) {
  const frames = {};
  let [x, y, shelf, width] = [0, 0, 0, 0];
  for (const item of sorted) {
    if (x > 0 && x + item.width > limit) {
      y += shelf + SPACING;
      x = 0;
      shelf = 0;
    }
    frames[item.name] = { x, y, w: item.width, h: item.height };
    width = Math.max(width, x + item.width);
    x += item.width + SPACING;
    shelf = Math.max(shelf, item.height);
  }
  return { width: Math.max(1, width), height: Math.max(1, y + shelf), frames };
}
