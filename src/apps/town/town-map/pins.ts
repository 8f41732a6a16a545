import type { Objective } from '@shared/contract/school/objectives.ts';
import type { TownWeek } from '@shared/contract/town/week.ts';
import { stateOf } from '@shared/domain/school/objectives.ts';
import { placeOfSpot } from '@shared/domain/town/spots.ts';
import { locationOf } from '@shared/domain/town/town.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { objectivesIn } from '../../../services/objectives/objectivesIn.ts';
import { weekOf } from '../../../services/week/week.ts';
import type { Left, leftInTown } from '../../../town/clues/leftInTown.ts';
import { caseOnMap } from '../../../town/clues/onMap.ts';
import type { Pin, Pins } from '../../../town/map/mapMarks.ts';
import { MAP_TEXTS as TEXTS } from './texts.ts';

/** The parts of a previewed episode by the location where they lie, a line for each (EPISODE-6). */
function linesOf(episode: NonNullable<TownWeek['episode']>): ReadonlyMap<string, readonly string[]> {
  const { captions, clue, lock } = episode;
  const said = TEXTS.previewed;
  const lies = [
    ...(lock === null ? [] : [{ spot: lock.at, line: said.lock(lock.at) }]),
    ...(clue === null ? [] : [{ spot: clue.at, line: said.clue(clue.at) }]),
    ...Object.keys(captions).map((spot) => ({ spot, line: said.captions(spot) })),
  ];
  const lines = new Map<string, string[]>();
  for (const { spot, line } of lies) {
    const location = locationOf(placeOfSpot(spot))?.id;
    if (location !== undefined) lines.set(location, [...(lines.get(location) ?? []), line]);
  }
  return lines;
}

/**
 * The locations at which the wallet can do an objective, with the title of each of these (OBJECTIVE-6), and those at which something of
 * the case is left (CASE-18). Where a previewed episode has something, its pin stands there and its lines come first.
 */
export function pinsOf(
  objectives: readonly Objective[],
  left: ReadonlyMap<string, readonly Left[]>,
  previewed: TownWeek['episode'] = null,
): Pins {
  const pins = new Map<string, Pin>();
  for (const [location, kinds] of left)
    pins.set(location, { head: 'case', lines: kinds.map((kind) => TEXTS.left[kind]) });
  for (const objective of objectives) {
    const { location, title } = objective;
    if (location === null || stateOf(objective) !== 'open') continue;
    const lines = pins.get(location)?.lines ?? [];
    pins.set(location, { head: 'objective', lines: [...lines, TEXTS.objective(title)] });
  }
  if (previewed === null) return pins;
  for (const [location, lines] of linesOf(previewed))
    pins.set(location, { head: 'preview', lines: [...lines, ...(pins.get(location)?.lines ?? [])] });
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
  const { previewed } = weekOf(services);
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
    const pins = pinsOf(objectivesIn(mode.get(), objectives.get().objectives ?? []), left, previewed.get());
    // A pin that stays keeps its button, and so the focus that this may have.
    const now = JSON.stringify([...pins]);
    if (now !== shown) show(pins);
    shown = now;
  }
  function look(): void {
    if (visible.get() === (stop !== null)) return;
    stop?.();
    const stops = visible.get()
      ? [objectives, isOnMap, story, town, previewed].map((one) => one.subscribe(pin))
      : null;
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
