import { dithers } from '../../kernel/dither.ts';
import { box, chance, disc, dot, line, type Art } from './art.ts';
import type { Ink } from './palette.ts';

/** A sun that sets, with the dark slits that every such sun has: wider the further down. */
export function slitSun(
  art: Art,
  x: number,
  y: number,
  radius: number,
  inks: readonly Ink[],
  { slits, drift = 0 }: { readonly slits: number; readonly drift?: number },
): void {
  for (let dy = -radius; dy <= radius; dy++) {
    const share = (dy + radius) / (2 * radius);
    if (share > 0.42 && inSlit((share - 0.42) / 0.58, slits, drift)) continue;
    const half = Math.sqrt(radius * radius - dy * dy);
    const at = share * (inks.length - 1);
    const index = Math.min(inks.length - 2, Math.floor(at));
    for (let dx = -Math.floor(half); dx <= half; dx++) {
      const ink = dithers(x + dx, y + dy, at - index) ? inks[index + 1] : inks[index];
      if (ink !== undefined) dot(art, x + dx, y + dy, ink);
    }
  }
}

function inSlit(share: number, slits: number, drift: number): boolean {
  const phase = (share * slits - drift) % 1;
  return (phase < 0 ? phase + 1 : phase) < 0.16 + share * 0.4;
}

/** Stars that twinkle, the same ones each time. */
export function stars(
  art: Art,
  bottom: number,
  count: number,
  inks: readonly [bright: Ink, dim: Ink],
  seconds: number,
): void {
  for (let star = 0; star < count; star++) {
    const lit = chance(star, Math.floor(seconds * 2 + chance(star) * 8)) > 0.25;
    dot(art, chance(star, 11) * art.width, chance(star, 12) * bottom, lit ? inks[0] : inks[1]);
  }
}

/** The floor of the eighties: lines that run to the horizon, and lines that come from it. */
export function gridFloor(
  art: Art,
  horizon: number,
  inks: readonly [near: Ink, far: Ink],
  {
    travelled,
    spread = 1,
    middle = art.width / 2,
  }: { readonly travelled: number; readonly spread?: number; readonly middle?: number },
): void {
  const deep = art.height - horizon;
  const gap = Math.max(22, deep * 0.36) * spread;
  const lines = Math.ceil((art.width * 4) / gap);
  for (let index = -lines; index <= lines; index++) {
    const far = middle + index * gap * 0.16;
    const near = middle + index * gap * 1.6;
    line(art, far, horizon, mixAt(far, near, 0.3), horizon + deep * 0.3, inks[1]);
    line(art, mixAt(far, near, 0.3), horizon + deep * 0.3, near, art.height, inks[0]);
  }
  const step = travelled % 1;
  for (let row = 0; row < 18; row++) {
    const away = row + 1 - step;
    const y = horizon + (deep * 0.85) / away ** 1.25;
    if (y < art.height)
      box(art, 0, Math.round(y), art.width, away < 1.4 ? 2 : 1, away < 3.5 ? inks[0] : inks[1]);
  }
  box(art, 0, horizon, art.width, 1, inks[0]);
}

const mixAt = (from: number, to: number, share: number): number => from + (to - from) * share;

/** A palm before the light: a bent trunk and fronds that sway. */
export function palm(art: Art, x: number, ground: number, tall: number, ink: Ink, sway: number): void {
  const lean = tall * 0.18;
  for (let up = 0; up <= tall; up++) {
    const share = up / tall;
    const bend = share * share * (lean + sway);
    box(art, x + bend - 1, ground - up, share < 0.3 ? 3 : 2, 1, ink);
  }
  const top = { x: x + lean + sway, y: ground - tall };
  for (let frond = 0; frond < 8; frond++) {
    const angle = (frond / 7) * Math.PI * 1.3 - Math.PI * 0.15;
    const reach = tall * 0.42;
    for (let step = 0; step <= reach; step++) {
      const share = step / reach;
      const dx = Math.cos(angle) * step;
      const dy = -Math.sin(angle) * step * 0.55 + share * share * reach * 0.7;
      box(art, top.x + dx + sway * share, top.y + dy, 1, share < 0.8 ? 3 : 1, ink);
    }
  }
  disc(art, top.x, top.y + 2, 2, ink);
}
