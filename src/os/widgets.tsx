import { extend, type PixiReactElementProps } from '@pixi/react';
import { Container } from 'pixi.js';
import { BootScreen } from '../engine/widgets/bootScreen.ts';
import { DesktopIcon } from '../engine/widgets/desktopIcon.ts';
import { GumBadge } from '../engine/widgets/gumBadge.ts';
import { StartMenu } from '../engine/widgets/startMenu.ts';
import { Taskbar } from '../engine/widgets/taskbar.ts';
import { Wallpaper } from '../engine/widgets/wallpaper.ts';
import { WindowFrame } from '../engine/widgets/windowFrame.ts';

declare module '@pixi/react' {
  interface PixiElements {
    pixiBootScreen: PixiReactElementProps<typeof BootScreen>;
    pixiDesktopIcon: PixiReactElementProps<typeof DesktopIcon>;
    pixiGumBadge: PixiReactElementProps<typeof GumBadge>;
    pixiStartMenu: PixiReactElementProps<typeof StartMenu>;
    pixiTaskbar: PixiReactElementProps<typeof Taskbar>;
    pixiWallpaper: PixiReactElementProps<typeof Wallpaper>;
    pixiWindowFrame: PixiReactElementProps<typeof WindowFrame>;
  }
}

/** Lets JSX place the widgets of the engine. */
export function registerWidgets(): void {
  extend({ BootScreen, Container, DesktopIcon, GumBadge, StartMenu, Taskbar, Wallpaper, WindowFrame });
}
