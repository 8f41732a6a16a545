import type { Objective } from '@shared/contract/school/objectives.ts';
import { stateOf } from '@shared/domain/school/objectives.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { objectivesIn } from '../../../services/objectives/objectivesIn.ts';
import type { Pins } from '../../../town/map/mapMarks.ts';
import { MAP_TEXTS as TEXTS } from './texts.ts';

/** The locations at which the wallet can do an objective, and the title of each of these (OBJECTIVE-6). */
export function pinsOf(objectives: readonly Objective[]): Pins {
  const pins = new Map<string, readonly string[]>();
  for (const objective of objectives) {
    const { location, title } = objective;
    if (location === null || stateOf(objective) !== 'open') continue;
    pins.set(location, [...(pins.get(location) ?? []), TEXTS.objective(title)]);
  }
  return pins;
}

/** Shows the pins while the map is seen, and asks for the objectives only then. The answer ends it. */
export function showPins(
  { services, visible, mode }: Pick<AppContext, 'services' | 'visible' | 'mode'>,
  show: (pins: Pins) => void,
): () => void {
  const { objectives } = services;
  let stop: (() => void) | null = null;
  let shown = '';
  function pin(): void {
    const pins = pinsOf(objectivesIn(mode.get(), objectives.get().objectives ?? []));
    // A pin that stays keeps its button, and so the focus that this may have.
    const now = JSON.stringify([...pins]);
    if (now !== shown) show(pins);
    shown = now;
  }
  function look(): void {
    if (visible.get() === (stop !== null)) return;
    stop?.();
    stop = visible.get() ? objectives.subscribe(pin) : null;
    if (stop !== null) pin();
  }
  const unwatch = visible.subscribe(look);
  look();
  return () => {
    unwatch();
    stop?.();
  };
}
