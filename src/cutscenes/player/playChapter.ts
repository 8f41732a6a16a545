import { createActor } from 'xstate';
import type { AppContext, SceneHost } from '../../kernel/app.ts';
import type { Readable } from '../../kernel/store.ts';
import { font } from '../../engine/assets/font.ts';
import { Fills } from '../../engine/draw/fills.ts';
import { Label } from '../../engine/draw/label.ts';
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
import { PLAYER_TEXTS } from './texts.ts';
import { mirrorElement } from '../../engine/mirror/elements.ts';

/** Tells a screen reader what is seen and said: the picture when its scene begins, and each line as a whole. */
interface Teller {
  tell(alt: string, line: string): void;
  destroy(): void;
}

function createTeller(element: HTMLElement): Teller {
  const picture = mirrorElement('div', { role: 'img', className: 'visually-hidden' });
  // A log is read as it grows, so that the picture's text is not cut off by the first line.
  const log = mirrorElement('div', { role: 'log', className: 'visually-hidden' });
  log.setAttribute('aria-live', 'polite');
  element.append(picture, log);
  let altTold = '';
  let lineTold = '';
  function say(text: string): void {
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    log.append(paragraph);
  }
  return {
    tell(alt, line) {
      if (alt !== altTold) {
        altTold = alt;
        picture.setAttribute('aria-label', alt);
        log.replaceChildren();
        say(alt);
      }
      if (line === lineTold) return;
      lineTold = line;
      if (line !== '') say(line);
    },
    destroy() {
      picture.remove();
      log.remove();
    },
  };
}

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
  const { element, stage, size } = host;
  const actor = startPlayer(chapter, options.from);
  const view = createChapterView(host, app, chapter, { draw, press, leave: options.leave });
  const sound = createSceneSound(app, chapter, options.tunes ?? loadTune);
  const watch = watchTime(app.visible, options.chosenAt);

  let isOver = false;
  let shown: Shown | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveBack = (): void => undefined;
  let isFading = false;

  function draw(): void {
    if (isOver) return;
    const [before, now] = [shown, shownAt(actor.getSnapshot(), watch.watched())];
    shown = now;
    if (before?.scene !== now.scene) {
      options.onScene(now.scene);
      sound.hear(now.scene);
    }
    view.show(now);
    if (hasTyped(before, now)) app.sound('type');
  }

  /** Draws the present moment, and waits for the next at which something looks different. */
  function step(): boolean {
    if (isOver) return false;
    actor.send({ type: 'system.time', at: watch.pass() });
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
    const next = Math.min(untilChange(actor.getSnapshot(), watch.watched()), view.untilChange());
    if (next < Infinity) timer = setTimeout(step, Math.max(LEAST_WAIT_MS, Math.ceil(next)));
    const fades = view.isFading();
    if (fades && !isFading) giveBack = stage.animate(step);
    isFading = fades;
  }
  function go(): void {
    giveBack();
    isFading = false;
    step();
  }
  function press(): void {
    if (isOver) return;
    actor.send({ type: 'user.next', at: watch.pass() });
    go();
  }
  const stops = [
    listenToKeys(element, {
      onNext: press,
      onMute: () => app.services.audio.setMuted(!app.services.audio.muted.get()),
      onLeave: options.leave?.onLeave,
    }),
    ...[size, stage.display].map((one) => one.subscribe(view.fit)),
    ...[app.visible, app.reducedMotion].map((one) => one.subscribe(go)),
  ];
  view.fit();
  go();
  view.focus();

  return () => {
    isOver = true;
    clearTimeout(timer);
    giveBack();
    for (const stop of stops) stop();
    actor.stop();
    sound.stop();
    view.destroy();
  };
}

/** Whether another letter was written, which is no space. */
function hasTyped(before: Shown | null, { line, count }: Shown): boolean {
  const typedBefore = before?.line === line ? before.count : 0;
  return count > typedBefore && Array.from(line)[count - 1] !== ' ';
}

const startPlayer = ({ scenes }: Chapter, scene: number) =>
  createActor(playerMachine, { input: { words: scenes.map(({ lines }) => lines), scene } }).start();

/** Counts for how long (ms) the cutscene was watched: time stands still while it is not seen. */
function watchTime(visible: Readable<boolean>, since = performance.now()) {
  let last = since;
  let watched = 0;
  let wasSeen = visible.get();
  return {
    watched: () => watched,
    pass(): number {
      const now = performance.now();
      if (wasSeen) watched += now - last;
      wasSeen = visible.get();
      last = now;
      return watched;
    },
  };
}

interface KeyListeners {
  readonly onNext: () => void;
  readonly onMute: () => void;
  /** Undefined: the player has no way out. */
  readonly onLeave: (() => void) | undefined;
}

/** Enter, Space and a tap go on, M silences and frees the sound, Escape leaves. */
function listenToKeys(element: HTMLElement, { onNext, onMute, onLeave }: KeyListeners): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  function onKey(event: KeyboardEvent): void {
    const isOnButton = event.target instanceof HTMLButtonElement;
    const isPress = event.key === 'Enter' || event.key === ' ';
    // A key that is held down would skip line after line.
    if (event.repeat && isPress) event.preventDefault();
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isPress && !isOnButton) onNext();
    else if (event.key.toLowerCase() === 'm') onMute();
    else if (event.key === 'Escape' && onLeave) onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function onTap({ target }: MouseEvent): void {
    if (!(target instanceof HTMLButtonElement)) onNext();
  }
  element.tabIndex = -1;
  element.addEventListener('keydown', onKey, { signal });
  element.addEventListener('click', onTap, { signal });
  return () => listening.abort();
}

interface ViewEvents {
  /** Undefined: the player has no way out. */
  readonly leave: Leave | undefined;
  /** A picture has come, or there is another size to fill. */
  readonly draw: () => void;
  readonly press: () => void;
}

/** What is seen of a chapter: its pictures, the line beneath them, the end, and the bar of buttons. */
function createChapterView(
  host: SceneHost,
  app: AppContext,
  { scenes }: Chapter,
  { draw, press, leave }: ViewEvents,
) {
  const { root, element, stage, size } = host;
  const ground = root.addChild(new Fills());
  const projection = root.addChild(new Projection(scenes, element, app, draw));
  const caption = root.addChild(new CaptionView());
  const end = root.addChild(new EndTitle());
  const bar = root.addChild(new PlayerBar(host, app, { onNext: press, leave }));
  const teller = createTeller(element);
  const isStill = (): boolean => app.reducedMotion.get();
  return {
    show(now: Shown): void {
      projection.show(now, isStill());
      if (now.line !== '') caption.write(now.line, now.count, !now.isTyping);
      caption.visible = now.line !== '' && !now.isEnd;
      end.visible = now.isEnd;
      teller.tell(scenes[now.scene]?.alt ?? '', now.isEnd ? PLAYER_TEXTS.theEnd : now.line);
    },
    /** How long (ms) until the picture looks different by itself. */
    untilChange: () => projection.untilChange(isStill()),
    isFading: () => !isStill() && projection.isFading(),
    fit(): void {
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
    },
    focus(): void {
      bar.next.toggleAttribute('data-autofocus', true);
      bar.next.focus({ preventScroll: true });
    },
    destroy(): void {
      teller.destroy();
      projection.destroy();
      bar.destroy();
      element.replaceChildren();
      for (const part of [ground, caption, end]) part.destroy({ children: true });
    },
  };
}
