import type { DesktopSettings } from '@shared/domain/system/settings.ts';
import { store, type Readable } from '../../kernel/store.ts';

/**
 * Whether to reduce motion: by the system's preference or the person's setting. Style sheets read it from the class
 * `still` of the page.
 */
export function watchReducedMotion(
  settings: Readable<Pick<DesktopSettings, 'reducedMotion'>>,
  system: Pick<MediaQueryList, 'matches' | 'addEventListener'> = matchMedia(
    '(prefers-reduced-motion: reduce)',
  ),
): Readable<boolean> {
  const check = (): boolean => system.matches || settings.get().reducedMotion === 'on';
  const reduced = store(check());
  const update = (): void => {
    reduced.set(check());
    document.documentElement.classList.toggle('still', reduced.get());
  };
  settings.subscribe(update);
  system.addEventListener('change', update);
  update();
  return reduced;
}
