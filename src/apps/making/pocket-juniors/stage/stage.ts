import type { AppContext, SurfaceHost } from '../../../../kernel/app.ts';
import type {} from '../../../../engine/surface/surfaceHost.ts';
import { SEATS_OF_A_TEAM } from '@shared/domain/making/juniors/duel.ts';
import { classOf, wholeSet, type Outfit } from '@shared/domain/making/juniors/team.ts';
import { JUNIOR_CLASSES } from '@shared/domain/making/juniors/catalogue.ts';
import { juniorsOf } from '../machine/juniors.ts';
import { followDuel } from './duelActs.ts';
import { createFigure, type Figure } from './figure.ts';
import { frameOf } from './gaps.ts';
import type { Models } from './models.ts';
import { createPainter, free, type OnStage, type Painter } from './painter.ts';
import { CARD_VIEW, duelSpot, teamSpots, TURN_BY_SCROLL, viewOf, type Spot } from './shots.ts';

const STEPS_PER_SECOND = 60;
/** Without a graphics card those who only breathe are drawn this often. */
const IDLE_FRAME_MS = 1_000 / 30;
/** How long after the last touch or turn of the wheel every frame is drawn. */
const LIVELY_MS = 400;
const MOST_SOFT_PIXELS = 280_000;
/** Without a graphics card more Juniors than these are drawn without their smallest triangles. */
const MOST_FINE = 2;
const MOST_FIGURES = 2 * SEATS_OF_A_TEAM;

/**
 * The stage: the Juniors of the part of the page that is in sight. It draws while a Junior moves, and no frame while none
 * does or none of it is seen. `fail` hears that it cannot go on. Returns how to take it away, with all that it kept.
 */
export function createStage(
  host: SurfaceHost,
  app: AppContext,
  models: Models,
  fail: (fault: unknown) => void,
): () => void {
  const shared = juniorsOf(app);
  const painter = createPainter(host.canvas, host.renderer === 'canvas');
  /** By seat: a team of one leaves seats empty. */
  const figures = new Map<number, Figure>();
  let stop = (): void => undefined;
  let playing = false;
  let livelyUntil = 0;
  let drawnAt = 0;
  let slept = 0;
  let dirty = true;

  const { figureAt, castOf } = createCast(figures, app, models, painter);
  const acting = (): boolean => [...figures.values()].some((figure) => figure.acting());
  function step(): boolean | undefined {
    const still = app.reducedMotion.get() && !acting();
    if (frameOf(shared.gaps.get()) !== null && !still) return undefined;
    playing = false;
    return false;
  }
  function draw(): void {
    const now = performance.now();
    const lively = now < livelyUntil || acting();
    if (painter.care === 'soft' && !dirty && !lively && now - drawnAt < IDLE_FRAME_MS - 4) return;
    const seconds = Math.min(0.1, (now - drawnAt) / 1_000);
    drawnAt = now;
    const frame = frameOf(shared.gaps.get());
    if (frame === null && slept === 0) painter.clear();
    slept = frame === null ? slept + 1 : 0;
    if (frame === null) return;
    dirty = false;
    const aspect = aspectOf(frame.rect, host.size.get());
    const cast = castOf(frame.shot, aspect);
    const moves = !app.reducedMotion.get();
    for (const figure of figures.values()) if (moves || figure.acting()) figure.advance(moves ? seconds : 10);
    painter.paint(cast, viewOf(frame, aspect), frame.rect);
  }
  function wake(): void {
    dirty = true;
    livelyUntil = performance.now() + LIVELY_MS;
    if (playing) return;
    playing = true;
    drawnAt = performance.now();
    stop = host.play({ stepsPerSecond: STEPS_PER_SECOND, step, draw });
  }
  /** Without a graphics card each pixel costs: they are so large that there are few enough. */
  const fit = (): void => host.setPixels(painter.care === 'soft' ? softPixels(host.element) : 'device');

  fit();
  const watch = new ResizeObserver(fit);
  watch.observe(host.element);
  host.whenLost(() => fail(new Error('the graphics card does not draw any more')));
  const watches = [
    shared.juniors.subscribe(wake),
    shared.duel.subscribe(wake),
    followDuel(shared.duel, figureAt),
  ];
  const unwatch = [shared.gaps, shared.turned, shared.scrolled, app.reducedMotion, host.size].map((one) =>
    one.subscribe(wake),
  );
  shared.stage.set({
    picture(outfit, size) {
      const picture = pictureOf(outfit, size, models, painter);
      wake();
      return picture;
    },
  });
  wake();
  return () => {
    shared.stage.set(null);
    stop();
    watch.disconnect();
    for (const one of watches) one.unsubscribe();
    for (const one of unwatch) one();
    for (const figure of figures.values()) figure.dispose();
    freeModels(models);
    painter.dispose();
  };
}

type Sized = Readonly<Record<'width' | 'height', number>>;

/** The aspect of a share of the canvas. */
const aspectOf = (share: Sized, canvas: Sized): number =>
  (share.width * canvas.width) / (share.height * canvas.height);

function freeModels({ figure, pieces }: Models): void {
  free(figure);
  for (const some of Object.values(pieces)) for (const piece of Object.values(some)) free(piece);
}

/** So few pixels that they can be drawn without a graphics card. */
function softPixels({ clientWidth, clientHeight }: HTMLElement) {
  const by = Math.ceil(Math.sqrt((clientWidth * clientHeight) / MOST_SOFT_PIXELS));
  const part = (length: number): number => Math.max(1, Math.floor(length / Math.max(1, by)));
  return { width: part(clientWidth), height: part(clientHeight) };
}

/** Draws one Junior alone, as it stands on its card. */
function pictureOf(
  outfit: Outfit,
  size: { readonly width: number; readonly height: number },
  models: Models,
  painter: Painter,
): HTMLCanvasElement {
  const figure = createFigure(models, painter.toy, 0);
  figure.wear(outfit, 'fine');
  const cast = [{ root: figure.root, spot: { x: 0, z: 0, faces: 0 }, color: classOf(outfit).color }];
  const picture = painter.picture(cast, CARD_VIEW, size);
  figure.dispose();
  return picture;
}

/** Who stands where. Figures are made as they are needed, one a seat. */
function createCast(figures: Map<number, Figure>, app: AppContext, models: Models, painter: Painter) {
  const shared = juniorsOf(app);

  function figureAt(seat: number): Figure {
    const figure = figures.get(seat) ?? createFigure(models, painter.toy, seat / MOST_FIGURES);
    figures.set(seat, figure);
    return figure;
  }

  function onStage(index: number, outfit: Outfit, spot: Spot, count: number): OnStage {
    const figure = figureAt(index);
    figure.wear(outfit, painter.care === 'card' || count <= MOST_FINE ? 'fine' : 'coarse');
    return { root: figure.root, spot, color: classOf(outfit).color };
  }
  /** Who stands where, in the part of the page that is seen most. */
  function castOf(shot: string, aspect: number): readonly OnStage[] {
    const { team, active } = shared.juniors.getSnapshot().context;
    const turn = shared.turned.get();
    if (shot === 'duel') {
      const { duel } = shared.duel.getSnapshot().context;
      const teams = duel?.teams ?? [team.map(({ outfit }) => outfit), []];
      return teams.flatMap((outfits, side) =>
        outfits.map((outfit, place) => {
          const seat = side * SEATS_OF_A_TEAM + place;
          return onStage(seat, outfit, duelSpot(seat, SEATS_OF_A_TEAM, aspect), teams.flat().length);
        }),
      );
    }
    if (shot === 'team') {
      const spots = teamSpots(team.length);
      return team.map(({ outfit }, index) => {
        const spot = spots[index] ?? { x: 0, z: 0, faces: 0 };
        return onStage(index, outfit, { ...spot, faces: spot.faces + turn }, team.length);
      });
    }
    const outfit = team[active]?.outfit ?? wholeSet(JUNIOR_CLASSES[0].id);
    const scrolled = app.reducedMotion.get() ? 0 : shared.scrolled.get() * TURN_BY_SCROLL;
    return [onStage(active, outfit, { x: 0, z: 0, faces: turn + scrolled }, 1)];
  }
  return { figureAt, castOf };
}
