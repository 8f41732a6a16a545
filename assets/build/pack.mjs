const SPACING = 1;
const MAX_SIDE = 4096;
/** The widths that are tried, as shares of the side of a square that the pictures would fill. */
const WIDTHS = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.05, 1.1, 1.2, 1.35, 1.5, 1.75, 2];

const byName = (a, b) => (a.name < b.name ? -1 : 1);
/** The orders that are tried; in each, pictures of equal rank lie by name. */
const ORDERS = [
  (a, b) => b.height - a.height || b.width - a.width || byName(a, b),
  (a, b) => b.width - a.width || b.height - a.height || byName(a, b),
  (a, b) => Math.max(b.width, b.height) - Math.max(a.width, a.height) || b.width - a.width || byName(a, b),
];

/**
 * Packs rectangles one pixel apart into the page with the smallest area: each is laid as low as it goes on the skyline
 * of those before it, in several orders and pages of several widths. The order of the input does not matter, so the same
 * pictures always give the same page.
 *
 * @param {readonly { name: string, width: number, height: number }[]} items
 * @returns {{ width: number, height: number, frames: Record<string, { x: number, y: number, w: number, h: number }> }}
 * @throws when an item is larger than a page may be
 */
export function pack(items) {
  const pages = ORDERS.flatMap((order) => {
    const sorted = [...items].sort(order);
    return widthsFor(items).map((width) => packInto(width, sorted));
  }).filter((page) => page.width <= MAX_SIDE && page.height <= MAX_SIDE);
  const best = pages.reduce((least, page) => (least && !isBetter(page, least) ? least : page), undefined);
  if (!best) throw new Error(`No page of ${MAX_SIDE}x${MAX_SIDE} holds ${items.length} pictures`);
  const frames = Object.fromEntries([...items].sort(byName).map(({ name }) => [name, best.frames[name]]));
  return { width: best.width, height: best.height, frames };
}

function widthsFor(items) {
  const widest = Math.max(1, ...items.map((item) => item.width));
  const area = items.reduce((sum, { width, height }) => sum + (width + SPACING) * (height + SPACING), 0);
  return [...new Set(WIDTHS.map((share) => Math.max(widest, Math.ceil(Math.sqrt(area) * share))))];
}

/** Less area; of pages with equal area the one that is nearer to a square. */
function isBetter(a, b) {
  const [area, other] = [a.width * a.height, b.width * b.height];
  return area < other || (area === other && Math.max(a.width, a.height) < Math.max(b.width, b.height));
}

function packInto(limit, sorted) {
  const frames = {};
  let [width, height] = [1, 1];
  /** What is taken, from the left: stretches of the page and how far down each is full. */
  const skyline = [{ x: 0, y: 0, width: limit + SPACING }];
  for (const item of sorted) {
    const taken = { width: item.width + SPACING, height: item.height + SPACING };
    const { x, y } = lowestPlace(skyline, taken.width);
    frames[item.name] = { x, y, w: item.width, h: item.height };
    raise(skyline, { x, y: y + taken.height, width: taken.width });
    width = Math.max(width, x + item.width);
    height = Math.max(height, y + item.height);
  }
  return { width, height, frames };
}

/** Where something of this width lies lowest, the leftmost of equals. It always fits: no picture is wider than a page. */
function lowestPlace(skyline, width) {
  const end = skyline.at(-1).x + skyline.at(-1).width;
  let best;
  for (let from = 0; from < skyline.length && skyline[from].x + width <= end; from += 1) {
    const { x } = skyline[from];
    let y = 0;
    for (let at = from; at < skyline.length && skyline[at].x < x + width; at += 1) {
      y = Math.max(y, skyline[at].y);
    }
    if (best === undefined || y < best.y) best = { x, y };
  }
  return best;
}

/** Lays a new stretch, which begins where one of the skyline does, over what lay there. */
function raise(skyline, stretch) {
  const first = skyline.findIndex(({ x }) => x === stretch.x);
  const end = stretch.x + stretch.width;
  let after = first;
  while (after < skyline.length && skyline[after].x + skyline[after].width <= end) after += 1;
  skyline.splice(first, after - first, stretch);
  const next = skyline[first + 1];
  if (next && next.x < end) {
    next.width -= end - next.x;
    next.x = end;
  }
}
