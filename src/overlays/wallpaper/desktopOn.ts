import { artPixel, scaleFor, type DesktopArea } from '../../kernel/scale.ts';

/** The page in CSS pixels. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly devicePixelRatio: number;
}

export const measuredPage = (): Page => ({ width: innerWidth, height: innerHeight, devicePixelRatio });

/** The desktop that this area makes of the page, in logical pixels. */
export function desktopOn(
  page: Page,
  area: DesktopArea,
): { readonly width: number; readonly height: number } {
  const pixels = area === 'automatic' ? artPixel(page, page.devicePixelRatio, area) : area;
  return scaleFor(page, page.devicePixelRatio, pixels);
}
