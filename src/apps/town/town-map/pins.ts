import type { Objective } from '@shared/contract/school/objectives.ts';
import { stateOf } from '@shared/domain/school/objectives.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { objectivesIn } from '../../../services/objectives/objectivesIn.ts';
import type { Left, leftInTown } from '../../../town/clues/leftInTown.ts';
import { caseOnMap } from '../../../town/clues/onMap.ts';
import type { Pin, Pins } from '../../../town/map/mapMarks.ts';
import { MAP_TEXTS as TEXTS } from './texts.ts';

/**
 * The locations at which the wallet can do an objective, with the title of each of these (OBJECTIVE-6), and those at which something of
 * the case is left (CASE-18).
 */
export function pinsOf(objectives: readonly Objective[], left: ReadonlyMap<string, readonly Left[]>): Pins {
  const pins = new Map<string, Pin>();
  for (const [location, kinds] of left)
    pins.set(location, { head: 'case', lines: kinds.map((kind) => TEXTS.left[kind]) });
  for (const objective of objectives) {
    const { location, title } = objective;
    if (location === null || stateOf(objective) !== 'open') continue;
    const lines = pins.get(location)?.lines ?? [];
    pins.set(location, { head: 'objective', lines: [...lines, TEXTS.objective(title)] });
  }
  return pins;
}

const NOTHING: ReadonlyMap<string, readonly Left[]> = new Map();

/** Shows the pins while the map is seen, and asks for the objectives only then. The answer ends it. */
export function showPins(
  { services, visible, mode }: Pick<AppContext, 'services' | 'visible' | 'mode'>,
  show: (pins: Pins) => void,
): () => void {
  const { objectives, story, town } = services;
  const isOnMap = caseOnMap(services);
  /** Comes with the cards, once it is to be shown. */
  let rule: typeof leftInTown | null = null;
  let stop: (() => void) | null = null;
  let shown = '';
  function leftNow(): typeof NOTHING {
    if (rule !== null) return rule(story.get(), town.get(), mode.get().name === 'build');
    import('../../../town/clues/leftInTown.ts').then((found) => {
      rule = found.leftInTown;
      if (stop !== null) pin();
    }, console.error);
    return NOTHING;
  }
  function pin(): void {
    const left = isOnMap.get() ? leftNow() : NOTHING;
    const pins = pinsOf(objectivesIn(mode.get(), objectives.get().objectives ?? []), left);
    // A pin that stays keeps its button, and so the focus that this may have.
    const now = JSON.stringify([...pins]);
    if (now !== shown) show(pins);
    shown = now;
  }
  function look(): void {
    if (visible.get() === (stop !== null)) return;
    stop?.();
    const stops = visible.get() ? [objectives, isOnMap, story, town].map((one) => one.subscribe(pin)) : null;
    stop = stops && (() => stops.forEach((end) => end()));
    if (stop !== null) pin();
  }
  const unwatch = visible.subscribe(look);
  look();
  return () => {
    unwatch();
    stop?.();
  };
}
