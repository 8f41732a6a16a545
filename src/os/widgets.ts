import { extend, type PixiReactElementProps } from '@pixi/react';
import { Container } from 'pixi.js';
import { AccessBadge } from '../engine/widgets/accessBadge.ts';
import { DesktopIcon } from '../engine/widgets/desktopIcon.ts';
import { GumBadge } from '../engine/widgets/gumBadge.ts';
import { IconField } from '../engine/widgets/iconField.ts';
import { Taskbar } from '../engine/widgets/taskbar.ts';
import { Wallpaper } from '../engine/widgets/wallpaper.ts';
import { WindowFrame } from '../engine/widgets/windowFrame.ts';

declare module '@pixi/react' {
  interface PixiElements {
    pixiAccessBadge: PixiReactElementProps<typeof AccessBadge>;
    pixiDesktopIcon: PixiReactElementProps<typeof DesktopIcon>;
    pixiGumBadge: PixiReactElementProps<typeof GumBadge>;
    pixiIconField: PixiReactElementProps<typeof IconField>;
    pixiTaskbar: PixiReactElementProps<typeof Taskbar>;
    pixiWallpaper: PixiReactElementProps<typeof Wallpaper>;
    pixiWindowFrame: PixiReactElementProps<typeof WindowFrame>;
  }
}

/** Lets JSX place the widgets of the engine. */
export function registerWidgets(): void {
  extend({
    AccessBadge,
    Container,
    DesktopIcon,
    GumBadge,
    IconField,
    Taskbar,
    Wallpaper,
    WindowFrame,
  });
}
