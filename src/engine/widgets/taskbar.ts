import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { Fills } from '../draw/fills.ts';
import { font, type FontName } from '../assets/font.ts';
import { Label } from '../draw/label.ts';
import { ellipsis } from '../draw/textFlow.ts';
import { right, type Rect } from '../geometry/rects.ts';
import { layOver, mirrorButton, mirrorElement, type ButtonMirror } from '../mirror/elements.ts';
import { onMenuRequest, type Point } from '../mirror/menuRequests.ts';
import { bitmap, fill, pressedButton, raisedButton, sunkenPanel, type Fill } from '../theme/bevel.ts';
import { Z_INDEX } from '../windows/occlusion.ts';
import { GLYPHS } from '../windows/windowGlyphs.ts';
import { taskbarMetrics, type TaskbarMetrics } from './taskbarMetrics.ts';
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
  /** Where GUM comes from, with the balance where the taskbar is its place (on a phone). */
  readonly gum: { readonly label: string; readonly text: string; readonly icon: Texture };
  /** The beeper, with how much is unread; null hides it. */
  readonly news: { readonly label: string; readonly text: string; readonly icon: Texture } | null;
  /** The access level on a phone; null hides it. */
  readonly access: { readonly label: string; readonly icon: Texture } | null;
  readonly events: {
    readonly start: () => void;
    /** All windows go, or come back. */
    readonly desktop: () => void;
    readonly task: (id: string) => void;
    /** The speaker was pressed, which is this element. */
    readonly volume: (speaker: HTMLElement) => void;
    readonly gum: () => void;
    readonly news: () => void;
    readonly clock: () => void;
    /** The list of all windows is requested. */
    readonly list: (at: Point) => void;
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
/** A button with less room than this beside its icon has no words. */
const LONGEST_ICON_ALONE = 24;
/**
 * Start, one button a window, and the tray with news, GUM, sound and clock. Where there are more windows than have room, their
 * buttons are scrolled, and a button beside them lists all of them. Nothing but menus lies over it.
 */
export class Taskbar extends Widget<TaskbarView> {
  readonly #fills = new Fills();
  readonly #pieces: (Label | Sprite)[] = [];
  readonly #strip = new Container();
  readonly #stripFills = this.#strip.addChild(new Fills());
  readonly #stripClip = new Graphics();
  readonly #stripElement = mirrorElement('div', { className: 'taskbar-strip' });
  readonly #list: ButtonMirror;
  readonly #element = mirrorElement('div', { role: 'toolbar', label: 'Taskbar', className: 'taskbar' });
  readonly #clock: ButtonMirror;
  readonly #start: ButtonMirror;
  readonly #desktop: ButtonMirror;
  readonly #volume: ButtonMirror;
  readonly #gum: ButtonMirror;
  readonly #news: ButtonMirror;
  readonly #access = mirrorElement('span', { role: 'img', className: 'shell-text' });
  readonly #tasks = new Map<string, TaskButton>();
  #withdraw = (): void => undefined;

  constructor(options: WidgetOptions<TaskbarView>) {
    super(options);
    this.zIndex = Z_INDEX.taskbar;
    this.addChild(this.#fills, this.#strip, this.#stripClip);
    this.#strip.mask = this.#stripClip;
    const button = (
      label: string,
      press: (events: TaskbarView['events']) => void,
      className = 'shell-button',
    ): ButtonMirror =>
      mirrorButton(
        { label, className },
        { onPress: () => press(this.view.events), onChange: () => this.layout() },
      );
    this.#start = button('Start', (events) => events.start());
    this.#start.element.setAttribute('aria-haspopup', 'menu');
    this.#desktop = button('Show Desktop', (events) => events.desktop());
    this.#list = button('Windows', (events) => {
      const { x, y } = this.view.rect;
      events.list({ x: x + Number.parseInt(this.#list.element.style.left, 10), y });
    });
    this.#list.element.setAttribute('aria-haspopup', 'menu');
    this.#volume = button('Volume', (events) => events.volume(this.#volume.element));
    this.#volume.element.setAttribute('aria-haspopup', 'dialog');
    this.#gum = button('GUM', (events) => events.gum());
    this.#news = button('Beeper', (events) => events.news());
    this.#clock = button('', (events) => events.clock(), 'shell-button clock');
    this.#element.append(
      this.#start.element,
      this.#desktop.element,
      this.#list.element,
      this.#stripElement,
      this.#access,
      this.#news.element,
      this.#gum.element,
      this.#volume.element,
      this.#clock.element,
    );
    onMenuRequest(this.#element, this.stage, (at) => this.view.events.menu(null, at));
    this.#stripElement.addEventListener('scroll', this.#onScroll, { passive: true });
  }

  protected layout(): void {
    const { view } = this;
    const { theme, thumb, compact } = this.stage.display.get();
    const measure = font('win95').measure;
    const metrics = taskbarMetrics({
      width: view.rect.width,
      height: view.rect.height,
      thumb,
      compact,
      tasks: view.tasks.length,
      clock: measure(view.clock),
      gum: measure(view.gum.text),
      news: view.news && measure(view.news.text),
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
    const startX = compact ? centered(metrics.start) : metrics.start.x + 4;
    this.#put(view.startIcon, startX + startShift, middle(metrics.start, ICON) + startShift);
    if (!compact) {
      const y = middle(metrics.start, LINE) + startShift;
      this.#write('Start', metrics.start.x + 23 + startShift, y, theme.text, 'win95b');
    }
    layOver(this.#start.element, metrics.start);
    this.#start.element.setAttribute('aria-expanded', String(view.startOpen));

    const glyphButton = (
      button: ButtonMirror,
      rect: Rect | null,
      { rows }: (typeof GLYPHS)['windows'],
    ): void => {
      button.element.hidden = rect === null;
      if (rect === null) return;
      const shift = paintButton(rect, button.pressed());
      const x = rect.x + Math.floor((rect.width - (rows[0]?.length ?? 0)) / 2) + shift;
      fills.push(...bitmap(rows, { x, y: middle(rect, rows.length) + shift }, theme.text, 1));
      layOver(button.element, rect);
    };
    glyphButton(this.#desktop, metrics.desktop, GLYPHS.desktop);
    glyphButton(this.#list, metrics.list, GLYPHS.windows);
    this.#layTasks(metrics);
    fills.push(...sunkenPanel(metrics.tray, theme));
    this.#put(view.speakerIcon, centered(metrics.speaker), middle(metrics.speaker, ICON));
    layOver(this.#volume.element, metrics.speaker);
    this.#volume.element.setAttribute('aria-label', view.muted ? 'Volume, muted' : 'Volume');
    this.#layAccess(metrics.access);
    this.#layNews(metrics.news, theme.text);
    this.#layLabeled(this.#gum, metrics.gum, view.gum, theme.text);
    this.#write(view.clock, metrics.clock.x, middle(metrics.clock, LINE), theme.text);
    layOver(this.#clock.element, metrics.clock);
    this.#clock.element.setAttribute('aria-label', view.clock);
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
    this.#shown = null;
    this.#element.remove();
    this.stage.occlusion.set(this, null);
  }

  readonly #onScroll = (): void => {
    this.#scrolled = this.#stripElement.scrollLeft;
    this.#followScroll();
  };

  /** How far the strip is scrolled. Asked of the page, it would have it laid out whenever a window opens. */
  #scrolled = 0;

  #followScroll(): void {
    this.#strip.x = this.#stripClip.x - Math.round(this.#scrolled);
  }

  /** The window whose button was brought into sight last. */
  #shown: string | null = null;

  #layTasks({ strip, tasks: rects }: TaskbarMetrics): void {
    const { view } = this;
    const { theme } = this.stage.display.get();
    const gone = new Set(this.#tasks.keys());
    const fills: Fill[] = [];
    layOver(this.#stripElement, strip);
    this.#stripClip.clear().rect(0, 0, strip.width, strip.height).fill(0xffffff);
    this.#stripClip.position.set(strip.x, strip.y);
    this.#strip.position.set(strip.x, strip.y);
    view.tasks.forEach((task, index) => {
      gone.delete(task.id);
      const rect = rects[index];
      if (rect === undefined) return;
      const button = this.#taskButton(task.id);
      const down = task.active || button.pressed();
      const shift = down ? 1 : 0;
      fills.push(...(down ? pressedButton : raisedButton)(rect, theme));
      button.element.setAttribute('aria-label', task.title);
      button.element.setAttribute('aria-pressed', String(task.active));
      layOver(button.element, rect);
      const room = rect.width - ICON - 10;
      const isNarrow = room < LONGEST_ICON_ALONE;
      const x = isNarrow ? centered(rect) : rect.x + 4;
      this.#put(task.icon, x + shift, middle(rect, ICON) + shift, this.#strip);
      if (isNarrow) return;
      const fontName = task.active ? 'win95b' : 'win95';
      const text = ellipsis(task.title, room, font(fontName).measure);
      const y = middle(rect, LINE) + shift;
      this.#write(text, rect.x + ICON + 7 + shift, y, theme.text, fontName, this.#strip);
    });
    this.#stripFills.show(fills);
    for (const id of gone) {
      this.#tasks.get(id)?.withdraw();
      this.#tasks.get(id)?.element.remove();
      this.#tasks.delete(id);
    }
    this.#showActive(strip, rects);
    this.#followScroll();
  }

  /** Scrolls as far as the button of a window that has become active needs; the person may scroll on. */
  #showActive(strip: Rect, rects: readonly Rect[]): void {
    const index = this.view.tasks.findIndex(({ active }) => active);
    const [id, rect] = [this.view.tasks[index]?.id ?? null, rects[index]];
    if (id === this.#shown) return;
    this.#shown = id;
    if (rect === undefined) return;
    const least = right(rect) - strip.width;
    const scrolled = Math.max(least, Math.min(rect.x, this.#scrolled));
    if (scrolled === this.#scrolled) return;
    this.#scrolled = scrolled;
    this.#stripElement.scrollLeft = scrolled;
  }

  #layAccess(rect: Rect | null): void {
    const { access } = this.view;
    this.#access.hidden = rect === null || access === null;
    if (rect === null || access === null) return;
    this.#put(access.icon, rect.x + 4, middle(rect, ICON));
    this.#access.setAttribute('aria-label', access.label);
    layOver(this.#access, rect);
  }

  #layNews(rect: Rect | null, color: number): void {
    const { news } = this.view;
    this.#news.element.hidden = rect === null || news === null;
    if (rect !== null && news !== null) this.#layLabeled(this.#news, rect, news, color);
  }

  /** A picture of the tray, with its text beside it where it has one. */
  #layLabeled({ element }: ButtonMirror, rect: Rect, shown: TaskbarView['gum'], color: number): void {
    const { label, text, icon } = shown;
    this.#put(icon, text === '' ? centered(rect) : rect.x + 2, middle(rect, ICON));
    this.#write(text, rect.x + ICON + 5, middle(rect, LINE), color);
    element.setAttribute('aria-label', label);
    layOver(element, rect);
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
    this.#stripElement.append(button.element);
    return button;
  }

  #put(texture: Texture, x: number, y: number, onto: Container = this): void {
    const sprite = new Sprite(texture);
    sprite.position.set(x, y);
    this.#pieces.push(sprite);
    onto.addChild(sprite);
  }

  #write(
    text: string,
    x: number,
    y: number,
    color: number,
    fontName: FontName = 'win95',
    onto: Container = this,
  ): void {
    const label = new Label();
    label.write(text, color, fontName);
    label.position.set(x, y);
    this.#pieces.push(label);
    onto.addChild(label);
  }
}

const centered = (rect: Rect): number => rect.x + Math.floor((rect.width - ICON) / 2);

const middle = (rect: Rect, size: number): number => rect.y + Math.floor((rect.height - size) / 2);
