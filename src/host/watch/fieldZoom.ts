import { typesText } from '../../kernel/typesText.ts';

/** As long as an iPhone takes from a press on a field to its keyboard, in milliseconds. */
const MOMENT_MS = 1_000;

/**
 * Keeps an iPhone from enlarging the page round a field, as it does where letters are smaller than 16 pixels: fields have
 * letters of the size that everything beside them has. The page may be zoomed at any other moment (PRODUCT-4).
 *
 * @param isIos whether the browser is one of iOS; no other enlarges fields
 */
export function keepFieldsFromZooming(
  page: Document,
  isIos = 'webkitTouchCallout' in page.documentElement.style,
): void {
  const viewport = page.querySelector<HTMLMetaElement>('meta[name=viewport]');
  if (!isIos || viewport === null) return;
  const { content } = viewport;
  let end: ReturnType<typeof setTimeout> | undefined;
  const hold = ({ target }: Event): void => {
    if (!typesText(target) && !(target instanceof HTMLSelectElement)) return;
    clearTimeout(end);
    viewport.content = `${content}, maximum-scale=1`;
    end = setTimeout(() => (viewport.content = content), MOMENT_MS);
  };
  page.addEventListener('pointerdown', hold, { capture: true });
  page.addEventListener('focusin', hold);
}
