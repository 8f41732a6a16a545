import type { DesktopSettings } from '../../supabase/functions/_shared/domain/settings.ts';
import { store, type Readable } from '../kernel/store.ts';

/**
 * Whether motion is unwelcome: by the system's wish or the person's setting. Style sheets read it from the class
 * `still` of the page.
 */
export function watchReducedMotion(
  settings: Readable<Pick<DesktopSettings, 'reducedMotion'>>,
  system: Pick<MediaQueryList, 'matches' | 'addEventListener'> = matchMedia(
    '(prefers-reduced-motion: reduce)',
  ),
): Readable<boolean> {
  const look = (): boolean => system.matches || settings.get().reducedMotion === 'on';
  const reduced = store(look());
  const update = (): void => {
    reduced.set(look());
    document.documentElement.classList.toggle('still', reduced.get());
  };
  settings.subscribe(update);
  system.addEventListener('change', update);
  update();
  return reduced;
}
