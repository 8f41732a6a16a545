import { Sprite, type Texture } from 'pixi.js';
import { Fills } from '../draw/fills.ts';
import { font, type FontName } from '../assets/font.ts';
import { Label } from '../draw/label.ts';
import { ellipsis } from '../draw/textFlow.ts';
import type { Rect } from '../geometry/rects.ts';
import { layOver, mirrorButton, mirrorElement, type ButtonMirror } from '../mirror/elements.ts';
import { onMenuRequest, type Point } from '../mirror/menuRequests.ts';
import { fill, pressedButton, raisedButton, sunkenPanel, type Fill } from '../theme/bevel.ts';
import { Z_INDEX } from '../windows/occlusion.ts';
import { taskbarMetrics } from './taskbarMetrics.ts';
import { Widget, type WidgetOptions } from './widget.ts';

export interface Task {
  readonly id: string;
  readonly title: string;
  readonly icon: Texture;
  readonly active: boolean;
}

export interface TaskbarView {
  readonly rect: Rect;
  readonly tasks: readonly Task[];
  readonly startIcon: Texture;
  readonly startOpen: boolean;
  /** Hours and minutes. */
  readonly clock: string;
  readonly muted: boolean;
  readonly speakerIcon: Texture;
  /** The balance, where the taskbar is its place (on a phone); null hides it. */
  readonly gum: { readonly text: string; readonly icon: Texture } | null;
  /** The access level, likewise. */
  readonly access: { readonly label: string; readonly icon: Texture } | null;
  readonly events: {
    readonly start: () => void;
    readonly task: (id: string) => void;
    readonly mute: () => void;
    readonly gum: () => void;
    /** The menu of a window, or (null) of the taskbar itself, is requested. */
    readonly menu: (id: string | null, at: Point) => void;
  };
}

/** A window's button, which takes the keyboard when its window is minimised. */
interface TaskButton extends ButtonMirror {
  readonly withdraw: () => void;
}

const LINE = 12;
const ICON = 16;

/** Start, one button a window, and the tray with GUM, sound and clock. Nothing but menus lies over it. */
export class Taskbar extends Widget<TaskbarView> {
  readonly #fills = new Fills();
  readonly #pieces: (Label | Sprite)[] = [];
  readonly #element = mirrorElement('div', { role: 'toolbar', label: 'Taskbar', className: 'taskbar' });
  readonly #clock = mirrorElement('time', { className: 'clock' });
  readonly #start: ButtonMirror;
  readonly #mute: ButtonMirror;
  readonly #gum: ButtonMirror;
  readonly #access = mirrorElement('span', { role: 'img', className: 'shell-text' });
  readonly #tasks = new Map<string, TaskButton>();
  #withdraw = (): void => undefined;

  constructor(options: WidgetOptions<TaskbarView>) {
    super(options);
    this.zIndex = Z_INDEX.taskbar;
    this.addChild(this.#fills);
    const button = (label: string, press: (events: TaskbarView['events']) => void): ButtonMirror =>
      mirrorButton(
        { label, className: 'shell-button' },
        { onPress: () => press(this.view.events), onChange: () => this.layout() },
      );
    this.#start = button('Start', (events) => events.start());
    this.#start.element.setAttribute('aria-haspopup', 'menu');
    this.#mute = button('Mute', (events) => events.mute());
    this.#gum = button('GUM', (events) => events.gum());
    this.#element.append(
      this.#start.element,
      this.#access,
      this.#gum.element,
      this.#mute.element,
      this.#clock,
    );
    onMenuRequest(this.#element, this.stage, (at) => this.view.events.menu(null, at));
  }

  protected layout(): void {
    const { view } = this;
    const { theme, compact } = this.stage.display.get();
    const measure = font('win95').measure;
    const metrics = taskbarMetrics({
      width: view.rect.width,
      height: view.rect.height,
      compact,
      tasks: view.tasks.length,
      clock: measure(view.clock),
      gum: view.gum === null ? null : measure(view.gum.text),
      access: view.access !== null,
    });
    this.position.set(view.rect.x, view.rect.y);
    layOver(this.#element, view.rect);
    this.stage.occlusion.set(this, { rect: view.rect, zIndex: Z_INDEX.taskbar });
    for (const piece of this.#pieces.splice(0)) piece.destroy();

    const fills: Fill[] = [
      fill({ x: 0, y: 0, width: view.rect.width, height: view.rect.height }, theme.face),
      fill({ x: 0, y: 1, width: view.rect.width, height: 1 }, theme.highlight),
    ];
    const paintButton = (rect: Rect, down: boolean): number => {
      fills.push(...(down ? pressedButton : raisedButton)(rect, theme));
      return down ? 1 : 0;
    };

    const startDown = view.startOpen || this.#start.pressed();
    const startShift = paintButton(metrics.start, startDown);
    this.#put(view.startIcon, metrics.start.x + 4 + startShift, middle(metrics.start, ICON) + startShift);
    this.#write(
      'Start',
      metrics.start.x + 23 + startShift,
      middle(metrics.start, LINE) + startShift,
      theme.text,
      'win95b',
    );
    layOver(this.#start.element, metrics.start);
    this.#start.element.setAttribute('aria-expanded', String(view.startOpen));

    this.#layTasks(metrics.tasks, paintButton);
    fills.push(...sunkenPanel(metrics.tray, theme));
    this.#put(
      view.speakerIcon,
      metrics.mute.x + Math.floor((metrics.mute.width - ICON) / 2),
      middle(metrics.mute, ICON),
    );
    layOver(this.#mute.element, metrics.mute);
    this.#mute.element.setAttribute('aria-label', view.muted ? 'Unmute' : 'Mute');
    this.#layAccess(metrics.access);
    this.#layGum(metrics.gum, theme.text);
    this.#write(view.clock, metrics.clock.x, middle(metrics.clock, LINE), theme.text);
    layOver(this.#clock, metrics.clock);
    if (this.#clock.textContent !== view.clock) this.#clock.textContent = view.clock;
    this.#fills.show(fills);
  }

  protected override addMirror(): void {
    const { taskbar } = this.stage.panes;
    taskbar.element.append(this.#element);
    this.#withdraw = taskbar.add({ order: () => 1, focus: () => this.#start.element.focus() });
  }

  protected override removeMirror(): void {
    this.#withdraw();
    for (const task of this.#tasks.values()) task.withdraw();
    this.#element.remove();
    this.stage.occlusion.set(this, null);
  }

  #layTasks(rects: readonly Rect[], paintButton: (rect: Rect, down: boolean) => number): void {
    const { view } = this;
    const { theme } = this.stage.display.get();
    const gone = new Set(this.#tasks.keys());
    tasksWithRoom(view.tasks, rects.length).forEach((task, index) => {
      gone.delete(task.id);
      const rect = rects[index];
      if (rect === undefined) return;
      const button = this.#taskButton(task.id);
      const down = task.active || button.pressed();
      const shift = paintButton(rect, down);
      button.element.setAttribute('aria-label', task.title);
      button.element.setAttribute('aria-pressed', String(task.active));
      layOver(button.element, rect);
      const room = rect.width - ICON - 10;
      const x = room < 12 ? rect.x + Math.floor((rect.width - ICON) / 2) : rect.x + 4;
      this.#put(task.icon, x + shift, middle(rect, ICON) + shift);
      if (room < 12) return;
      const fontName = task.active ? 'win95b' : 'win95';
      const text = ellipsis(task.title, room, font(fontName).measure);
      this.#write(text, rect.x + ICON + 7 + shift, middle(rect, LINE) + shift, theme.text, fontName);
    });
    for (const id of gone) {
      this.#tasks.get(id)?.withdraw();
      this.#tasks.get(id)?.element.remove();
      this.#tasks.delete(id);
    }
  }

  #layAccess(rect: Rect | null): void {
    const { access } = this.view;
    this.#access.hidden = rect === null || access === null;
    if (rect === null || access === null) return;
    this.#put(access.icon, rect.x + 4, middle(rect, ICON));
    this.#access.setAttribute('aria-label', access.label);
    layOver(this.#access, rect);
  }

  #layGum(rect: Rect | null, color: number): void {
    const { gum } = this.view;
    this.#gum.element.hidden = rect === null || gum === null;
    if (rect === null || gum === null) return;
    this.#put(gum.icon, rect.x + 2, middle(rect, ICON));
    this.#write(gum.text, rect.x + ICON + 5, middle(rect, LINE), color);
    this.#gum.element.setAttribute('aria-label', `GUM balance: ${gum.text}`);
    layOver(this.#gum.element, rect);
  }

  #taskButton(id: string): TaskButton {
    const known = this.#tasks.get(id);
    if (known !== undefined) return known;
    const mirror = mirrorButton(
      { className: 'shell-button' },
      { onPress: () => this.view.events.task(id), onChange: () => this.layout() },
    );
    const focus = (): void => mirror.element.focus();
    const withdraw = this.stage.panes.taskbar.add({ name: id, order: () => 0, focus });
    const button = { ...mirror, withdraw };
    onMenuRequest(button.element, this.stage, (at) => this.view.events.menu(id, at));
    this.#tasks.set(id, button);
    this.#element.insertBefore(button.element, this.#access);
    return button;
  }

  #put(texture: Texture, x: number, y: number): void {
    const sprite = new Sprite(texture);
    sprite.position.set(x, y);
    this.#pieces.push(sprite);
    this.addChild(sprite);
  }

  #write(text: string, x: number, y: number, color: number, fontName: FontName = 'win95'): void {
    const label = new Label();
    label.write(text, color, fontName);
    label.position.set(x, y);
    this.#pieces.push(label);
    this.addChild(label);
  }
}

const middle = (rect: Rect, size: number): number => rect.y + Math.floor((rect.height - size) / 2);

/** The latest windows, as many as there is room for, always with the active one among them. */
function tasksWithRoom(tasks: readonly Task[], room: number): readonly Task[] {
  const latest = tasks.slice(Math.max(0, tasks.length - room));
  const active = tasks.find((task) => task.active);
  return active === undefined || latest.includes(active) ? latest : [active, ...latest.slice(1)];
}
