import { Container } from 'pixi.js';
import type { AppContext, SceneHost } from '../../../kernel/app.ts';
import type { Room } from '../../../kernel/room.ts';
import type { Readable } from '../../../kernel/store.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../../../engine/scene/sceneHost.ts';
import { Fills } from '../../../engine/draw/fills.ts';
import { Label } from '../../../engine/draw/label.ts';
import { font } from '../../../engine/assets/font.ts';
import { STATIONS } from './dial.ts';
import {
  BARS,
  barFills,
  barsAt,
  cabinetFills,
  dialFills,
  grilleFills,
  MARKS,
  needleFills,
  numbersAt,
  placeOf,
} from './drawing.ts';
import { radioOf, type SharedRadio } from './radio.ts';
import { radioPlayerOf } from './radioPlayer.ts';

/** How often the bars move (ms). */
const BAR_MS = 66;
const LETTERS = 0xffc46a;
const LETTERS_OFF = 0x8a5a2a;

/** The cabinet, the dial with its needle, the bars and the grille. */
export default function mountScene(host: SceneHost, app: AppContext): () => void {
  const { memory, heard, rooms } = radioOf(app);
  const { spectrum } = radioPlayerOf(app);
  const stops: (() => void)[] = [];
  const cabinet = host.root.addChild(new Fills());
  const grille = part(rooms.grille);
  const { drawDial, drawNeedle } = dialIn(part(rooms.dial), radioOf(app));
  const meter = part(rooms.meter).addChild(new Fills());
  const holes = grille.addChild(new Fills());
  const levels = new Uint8Array(256);
  let drawn = '';
  let timer: ReturnType<typeof setInterval> | undefined;

  function part(room: Readable<Room>): Container {
    const container = host.root.addChild(new Container());
    stops.push(room.subscribe(() => container.position.set(room.get().x, room.get().y)));
    container.position.set(room.get().x, room.get().y);
    return container;
  }

  function drawCabinet(): void {
    cabinet.show(cabinetFills(host.size.get(), [rooms.dial.get(), rooms.meter.get(), rooms.grille.get()]));
    holes.show(grilleFills(rooms.grille.get()));
  }

  function drawBars(): void {
    spectrum(levels);
    const bars = heard.get() && !app.reducedMotion.get() ? barsAt(levels) : Array<number>(BARS).fill(0);
    const key = bars.join();
    if (key === drawn) return;
    drawn = key;
    meter.show(barFills(rooms.meter.get(), bars));
  }

  function follow(): void {
    clearInterval(timer);
    drawBars();
    if (heard.get() && app.visible.get() && !app.reducedMotion.get()) timer = setInterval(drawBars, BAR_MS);
  }

  let wasOn = memory.get().on;
  stops.push(
    host.size.subscribe(drawCabinet),
    rooms.grille.subscribe(drawCabinet),
    rooms.dial.subscribe(() => {
      drawCabinet();
      drawDial();
    }),
    rooms.meter.subscribe(() => {
      drawCabinet();
      drawn = '';
      drawBars();
    }),
    memory.subscribe(() => {
      const { on } = memory.get();
      if (on === wasOn) drawNeedle();
      else drawDial();
      wasOn = on;
    }),
    heard.subscribe(follow),
    app.visible.subscribe(follow),
    app.reducedMotion.subscribe(follow),
  );
  drawCabinet();
  drawDial();
  follow();
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

/** The dial: its numbers, which light up while the radio is on, and the needle. */
function dialIn(dial: Container, { memory, rooms }: SharedRadio) {
  const scale = dial.addChild(new Fills());
  const letters = dial.addChild(new Container());
  const needle = dial.addChild(new Fills());

  function drawDial(): void {
    const { width, height } = rooms.dial.get();
    const { on } = memory.get();
    scale.show(
      dialFills(
        { width, height },
        STATIONS.map(({ frequency }) => frequency),
        on,
      ),
    );
    for (const old of letters.removeChildren()) old.destroy({ children: true });
    for (const mark of MARKS) {
      const text = String(mark / 10);
      const label = letters.addChild(new Label());
      label.write(text, on ? LETTERS : LETTERS_OFF, 'win95b');
      label.position.set(
        Math.round(placeOf(mark, width) - font('win95b').measure(text) / 2),
        numbersAt(height),
      );
    }
    drawNeedle();
  }

  function drawNeedle(): void {
    const { width, height } = rooms.dial.get();
    const { frequency, on } = memory.get();
    needle.show(needleFills({ width, height }, frequency, on));
  }

  return { drawDial, drawNeedle };
}
