import { createActor } from 'xstate';
import type { AppContext, SceneHost } from '../../kernel/app.ts';
import { font } from '../../engine/assets/font.ts';
import { Fills } from '../../engine/draw/fills.ts';
import { Label } from '../../engine/draw/label.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../../engine/scene/sceneHost.ts';
import { fill } from '../../engine/theme/bevel.ts';
import type { Chapter } from '../scene.ts';
import { loadTune } from '../tunes.ts';
import { CaptionView, LETTERS } from './captionView.ts';
import { frameFor, type Framing } from './framing.ts';
import { PlayerBar, type Leave } from './playerBar.ts';
import { playerMachine, shownAt, untilChange, type Shown } from './playerMachine.ts';
import { Projection } from './projection.ts';
import { createSceneSound, type LoadTune } from './sceneSound.ts';
import { createTeller } from './teller.ts';
import { PLAYER_TEXTS } from './texts.ts';

const INK = 0xf4f2e7;
const LARGER = 2;

/** 'The End.' in the middle of where the picture was. */
class EndTitle extends Label {
  constructor() {
    super();
    this.visible = false;
  }

  fit({ picture, letters }: Framing): void {
    const { measure, lineHeight } = font(LETTERS);
    const scale = letters * LARGER;
    this.write(PLAYER_TEXTS.theEnd, INK, LETTERS);
    this.scale.set(scale);
    this.position.set(
      picture.x + Math.floor((picture.width - measure(PLAYER_TEXTS.theEnd) * scale) / 2),
      picture.y + Math.floor((picture.height - lineHeight * scale) / 2),
    );
  }
}

export interface ChapterOptions {
  /** The scene that it begins with. */
  readonly from: number;
  /** When the chapter was chosen, by `performance.now()`; now when absent. */
  readonly chosenAt?: number;
  /** A way out that the player shows; absent: what shows it has one. */
  readonly leave?: Leave;
  /** Loads the tunes; the product's own when absent. */
  readonly tunes?: LoadTune;
  /** A scene begins to be shown. */
  readonly onScene: (scene: number) => void;
  /** The chapter was played to its end. */
  readonly onComplete: () => void;
}

const NIGHT = 0x000000;
/** A timer is never asked for less. */
const LEAST_WAIT_MS = 1;

/** Plays a chapter in a body: pictures, lines and music. It knows nothing of what the story means. */
export function playChapter(
  host: SceneHost,
  app: AppContext,
  chapter: Chapter,
  options: ChapterOptions,
): () => void {
  const { root, element, stage, size } = host;
  const words = chapter.scenes.map(({ lines }) => lines);
  const actor = createActor(playerMachine, { input: { words, scene: options.from } }).start();
  const ground = root.addChild(new Fills());
  const projection = root.addChild(new Projection(chapter.scenes, element, app, draw));
  const caption = root.addChild(new CaptionView());
  const end = root.addChild(new EndTitle());
  const bar = root.addChild(new PlayerBar(host, app, { onNext: press, leave: options.leave }));
  const teller = createTeller(element);
  const sound = createSceneSound(app, chapter, options.tunes ?? loadTune);

  let isOver = false;
  let last = options.chosenAt ?? performance.now();
  let watched = 0;
  let wasSeen = app.visible.get();
  let shown: Shown | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveBack = (): void => undefined;
  let isFading = false;

  /** Time stands still while the cutscene is not seen. */
  function passTime(): number {
    const now = performance.now();
    if (wasSeen) watched += now - last;
    wasSeen = app.visible.get();
    last = now;
    return watched;
  }

  function draw(): void {
    if (isOver) return;
    const before = shown;
    const now = shownAt(actor.getSnapshot(), watched);
    shown = now;
    const isStill = app.reducedMotion.get();
    if (before?.scene !== now.scene) {
      options.onScene(now.scene);
      sound.hear(now.scene);
    }
    projection.show(now, isStill);
    if (now.line !== '') caption.write(now.line, now.count, !now.isTyping);
    caption.visible = now.line !== '' && !now.isEnd;
    end.visible = now.isEnd;
    const typedBefore = before?.line === now.line ? before.count : 0;
    if (now.count > typedBefore && Array.from(now.line)[now.count - 1] !== ' ') app.sound('type');
    teller.tell(chapter.scenes[now.scene]?.alt ?? '', now.isEnd ? PLAYER_TEXTS.theEnd : now.line);
  }

  /** Draws the present moment, and waits for the next at which something looks different. */
  function step(): boolean {
    if (isOver) return false;
    actor.send({ type: 'system.time', at: passTime() });
    draw();
    if (actor.getSnapshot().value === 'completed') {
      isOver = true;
      options.onComplete();
      return false;
    }
    wait();
    return isFading;
  }
  function wait(): void {
    clearTimeout(timer);
    if (isOver || !app.visible.get()) return;
    const isStill = app.reducedMotion.get();
    const next = Math.min(untilChange(actor.getSnapshot(), watched), projection.untilChange(isStill));
    if (next < Infinity) timer = setTimeout(step, Math.max(LEAST_WAIT_MS, Math.ceil(next)));
    const fades = !isStill && projection.isFading();
    if (fades && !isFading) {
      giveBack = stage.animate(step);
    }
    isFading = fades;
  }
  function go(): void {
    giveBack();
    isFading = false;
    step();
  }
  function press(): void {
    if (isOver) return;
    actor.send({ type: 'user.next', at: passTime() });
    go();
  }
  function leave(): void {
    options.leave?.onLeave();
  }

  function fit(): void {
    const body = size.get();
    const { cssPerPixel, thumb } = stage.display.get();
    const button = bar.size(thumb);
    const framing = frameFor({ body, button, cssPerPixel, lineHeight: font(LETTERS).lineHeight });
    ground.show([fill({ x: 0, y: 0, ...body }, NIGHT)]);
    projection.fit(framing);
    caption.fit(framing);
    end.fit(framing);
    bar.fit(framing, button);
    draw();
  }

  function onKey(event: KeyboardEvent): void {
    const isOnButton = event.target instanceof HTMLButtonElement;
    const isPress = event.key === 'Enter' || event.key === ' ';
    // A key that is held down would skip line after line.
    if (event.repeat && isPress) event.preventDefault();
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isPress && !isOnButton) press();
    else if (event.key.toLowerCase() === 'm') app.services.audio.setMuted(!app.services.audio.muted.get());
    else if (event.key === 'Escape' && options.leave) leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function onTap({ target }: MouseEvent): void {
    if (!(target instanceof HTMLButtonElement)) press();
  }

  element.tabIndex = -1;
  element.addEventListener('keydown', onKey);
  element.addEventListener('click', onTap);
  const unwatch = [
    size.subscribe(fit),
    stage.display.subscribe(fit),
    app.visible.subscribe(go),
    app.reducedMotion.subscribe(go),
  ];
  fit();
  go();
  bar.next.toggleAttribute('data-autofocus', true);
  bar.next.focus({ preventScroll: true });

  return () => {
    isOver = true;
    clearTimeout(timer);
    giveBack();
    for (const stop of unwatch) stop();
    element.removeEventListener('keydown', onKey);
    element.removeEventListener('click', onTap);
    actor.stop();
    sound.stop();
    teller.destroy();
    projection.destroy();
    bar.destroy();
    element.replaceChildren();
    for (const part of [ground, caption, end]) part.destroy({ children: true });
  };
}
