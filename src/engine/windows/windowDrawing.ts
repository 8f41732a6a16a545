import { Sprite, type Container } from 'pixi.js';
import type { Theme } from '../../kernel/theme.ts';
import { font } from '../assets/font.ts';
import { Fills } from '../draw/fills.ts';
import { Label } from '../draw/label.ts';
import { ellipsis } from '../draw/textFlow.ts';
import type { Size } from '../geometry/rects.ts';
import { bitmap, fill, pressedButton, raisedButton, windowEdge, type Fill } from '../theme/bevel.ts';
import { GLYPH_FIELD, GLYPHS } from './windowGlyphs.ts';
import type { TitleButton, WindowMetrics } from './windowMetrics.ts';
import type { WindowView } from './windowView.ts';

/** What a window's frame and title bar look like now. */
interface WindowLook {
  readonly view: WindowView;
  readonly size: Size;
  readonly metrics: WindowMetrics;
  readonly theme: Theme;
  /** How wide a thumb is, which has marks twice as large; 0: there is a mouse. */
  readonly thumb: number;
  /** Whether a button looks held down. */
  readonly isDown: (button: TitleButton) => boolean;
}

/** A window's frame, title bar and buttons on the canvas. */
export interface WindowDrawing {
  readonly parts: readonly Container[];
  paint(look: WindowLook): void;
}

export function createWindowDrawing(): WindowDrawing {
  const fills = new Fills();
  const icon = new Sprite();
  const title = new Label();
  return {
    parts: [fills, icon, title],
    paint(look) {
      const { view, metrics, theme } = look;
      const { text } = metrics;
      fills.show([...frameOf(look), ...buttonsOf(look)]);
      icon.texture = view.icon;
      icon.position.set(metrics.icon.x, metrics.icon.y);
      title.write(
        ellipsis(view.title, text.width, font('win95b').measure),
        view.active ? theme.titleActiveText : theme.titleInactiveText,
        'win95b',
      );
      title.rotation = text.upwards ? -Math.PI / 2 : 0;
      title.position.set(text.x, text.y);
    },
  };
}

const frameOf = ({ view, size, metrics, theme }: WindowLook): readonly Fill[] => [
  ...windowEdge({ x: 0, y: 0, ...size }, theme),
  fill(metrics.title, view.active ? theme.titleActive : theme.titleInactive),
];

const buttonsOf = ({ view, metrics, theme, thumb, isDown }: WindowLook): readonly Fill[] =>
  [...metrics.buttons].flatMap(([name, rect]) => {
    const down = isDown(name);
    const glyph = GLYPHS[name === 'maximize' && view.maximized ? 'restore' : name];
    const scale = thumb > 0 ? 2 : 1;
    const shift = down ? 1 : 0;
    const at = {
      x: rect.x + (rect.width - GLYPH_FIELD.width * scale) / 2 + glyph.x * scale + shift,
      y: rect.y + (rect.height - GLYPH_FIELD.height * scale) / 2 + glyph.y * scale + shift,
    };
    return [
      ...(down ? pressedButton : raisedButton)(rect, theme),
      ...bitmap(glyph.rows, at, theme.text, scale),
    ];
  });
