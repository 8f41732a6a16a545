import type { AppBody, Extent } from '../../kernel/app.ts';

/** What a window is made of, whichever app or dialog it belongs to. */
export interface WindowSpec {
  readonly appId: string;
  readonly params: string | undefined;
  readonly title: string;
  /** A name in the icon set. */
  readonly icon: string;
  readonly width: Extent;
  readonly height: Extent;
  readonly minWidth: number;
  readonly minHeight: number;
  readonly resizable: boolean;
  readonly maximizable: boolean;
  readonly minimizable: boolean;
  readonly hasHelp: boolean;
  /** Dialogs keep their size on a narrow screen, in its middle; every other window fills it. */
  readonly dialog: boolean;
  readonly body: AppBody;
}

/** A rectangle in logical pixels. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the screen that windows may fill: all but the taskbar. */
export interface WorkArea {
  readonly width: number;
  readonly height: number;
  /** True on a narrow screen, where every window fills it (spec 1, section 2). */
  readonly compact: boolean;
  /** True while an on-screen keyboard has taken a part of the screen; absent: false. */
  readonly keyboard?: boolean;
}
