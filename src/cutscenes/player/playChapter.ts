import { Container, Graphics } from 'pixi.js';
import { createActor } from 'xstate';
import type { Mount, SceneHost } from '../../kernel/app.ts';
import { font } from '../../engine/assets/font.ts';
import { holdPictures, type Hold } from '../../engine/assets/texture.ts';
import type { MusicTrack } from '../../engine/audio/audioPort.ts';
import { Label } from '../../engine/draw/label.ts';
import { wrap } from '../../engine/draw/textFlow.ts';
import { mirrorElement } from '../../engine/mirror/elements.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../../engine/scene/sceneHost.ts';
import type { Chapter } from '../scene.ts';
import { loadSceneBundle } from '../sceneBundles.ts';
import { playerMachine, shownAt } from './playerMachine.ts';
import { ScenePicture, VIEW } from './scenePicture.ts';
import { PLAYER_TEXTS } from './texts.ts';

/** The picture moves this often where only loops play, 8 times a second. */
const STEP_MS = 125;
const INK = 0xf4f2e7;
const MARGIN = 12;
const MOST_LINES = 4;
const LETTERS = 'win95b';

export interface ChapterOptions {
  /** The scene that it begins with. */
  readonly from: number;
  readonly music: MusicTrack | null;
  /** A scene begins to be shown. */
  readonly onScene: (scene: number) => void;
  /** The chapter was played to its end. */
  readonly onComplete: () => void;
}

/** Plays a chapter in a body: pictures, lines and music. It knows nothing of what the story means. */
export function playChapter(chapter: Chapter, options: ChapterOptions): Mount<SceneHost> {
  return ({ root, element, stage, size }, app) => {
    const words = chapter.scenes.map(({ lines }) => lines);
    const actor = createActor(playerMachine, { input: { words, scene: options.from } }).start();
    const frame = root.addChild(new Container());
    const mask = root.addChild(new Graphics());
    const caption = root.addChild(new Container());
    frame.mask = mask;
    const said = mirrorElement('p', { role: 'status', className: 'visually-hidden' });
    const next = mirrorElement('button', { label: PLAYER_TEXTS.next, className: 'cutscene-press' });
    element.append(said, next);
    const music = options.music && app.services.audio.music.play(options.music, { fadeIn: 1 });

    let watched = 0;
    let last = app.clock.now();
    let picture: ScenePicture | null = null;
    let hold: Hold | null = null;
    let sceneShown = -1;
    let textShown = '';
    let wordsHeard = '';
    let isOver = false;
    let giveBack = (): void => undefined;

    function passTime(): number {
      const now = app.clock.now();
      if (app.visible.get()) watched += now - last;
      last = now;
      return watched;
    }
    async function bring(index: number): Promise<void> {
      const scene = chapter.scenes[index];
      picture?.destroy({ children: true });
      picture = null;
      hold?.release();
      if (scene === undefined) return;
      const held = holdPictures();
      hold = held;
      try {
        const bundle = await loadSceneBundle(scene.id);
        const art = await held.bundle(bundle);
        if (isOver || hold !== held) return;
        picture = frame.addChild(new ScenePicture(scene, bundle, art));
        draw();
      } catch (fault) {
        // The story goes on without its picture.
        console.error(fault);
      }
    }
    function write(text: string): void {
      for (const line of caption.removeChildren()) line.destroy({ children: true });
      const { measure, lineHeight } = font(LETTERS);
      const { width, height } = size.get();
      const lines = wrap(text, width - 2 * MARGIN, MOST_LINES, measure);
      const top = height - MARGIN - Math.max(2, lines.length) * lineHeight;
      lines.forEach((line, row) => {
        const label = caption.addChild(new Label());
        label.write(line, INK, LETTERS);
        label.position.set(Math.floor((width - measure(line)) / 2), top + row * lineHeight);
      });
    }
    function draw(): void {
      const snapshot = actor.getSnapshot();
      const shown = shownAt(snapshot, watched);
      const isStill = app.reducedMotion.get();
      if (shown.scene !== sceneShown) {
        sceneShown = shown.scene;
        options.onScene(sceneShown);
        void bring(sceneShown);
      }
      picture?.show(watched - snapshot.context.pictureSince, { isTyping: shown.isTyping, isStill });
      frame.alpha = isStill ? Math.ceil(shown.picture) : shown.picture;
      const text = shown.isEnd ? PLAYER_TEXTS.theEnd : shown.typed;
      if (text !== textShown) {
        if (shown.isTyping && text !== '') app.sound('type');
        textShown = text;
        write(text);
      }
      const heard = shown.isEnd ? PLAYER_TEXTS.theEnd : shown.line;
      if (heard !== wordsHeard) {
        wordsHeard = heard;
        said.textContent = heard;
      }
    }
    function step(): boolean {
      actor.send({ type: 'system.time', at: passTime() });
      draw();
      const { value } = actor.getSnapshot();
      if (value === 'completed') finish();
      return !isOver && moves();
    }
    /** Whether every frame is another: in a fade, while it types, and while the camera moves. */
    function moves(): boolean {
      const { value, context } = actor.getSnapshot();
      const camera = chapter.scenes[context.scene]?.camera;
      const still = app.reducedMotion.get();
      const since = watched - context.pictureSince;
      const cameraMoves = !still && camera !== undefined && since < camera.seconds * 1000;
      return value !== 'said' || shownAt({ value, context }, watched).picture < 1 || cameraMoves;
    }
    function run(): void {
      giveBack();
      passTime();
      if (app.visible.get() && !isOver) giveBack = stage.animate(step);
    }
    function finish(): void {
      if (isOver) return;
      isOver = true;
      options.onComplete();
      app.close();
    }
    function press(): void {
      actor.send({ type: 'user.next', at: passTime() });
      run();
    }
    function fit(): void {
      const { width, height } = size.get();
      const scale = Math.max(1, Math.floor(Math.min(width / VIEW.width, height / VIEW.height)));
      const [w, h] = [VIEW.width * scale, VIEW.height * scale];
      const [x, y] = [Math.floor((width - w) / 2), Math.floor((height - h) / 2)];
      frame.scale.set(scale);
      frame.position.set(x, y);
      mask.clear().rect(x, y, w, h).fill(0xffffff);
      write(textShown);
    }
    function onKey(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'm' || event.repeat) return;
      app.services.audio.setMuted(!app.services.audio.muted.get());
    }

    const beats = setInterval(() => {
      if (app.visible.get() && !app.reducedMotion.get()) {
        passTime();
        draw();
      }
    }, STEP_MS);
    next.addEventListener('click', press);
    element.addEventListener('keydown', onKey);
    const unwatch = [size.subscribe(fit), app.visible.subscribe(run), app.reducedMotion.subscribe(run)];
    fit();
    draw();
    run();
    next.focus({ preventScroll: true });
    return () => {
      isOver = true;
      giveBack();
      clearInterval(beats);
      actor.stop();
      music?.stop(1);
      hold?.release();
      for (const stop of unwatch) stop();
      said.remove();
      next.remove();
    };
  };
}
