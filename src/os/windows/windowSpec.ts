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
  /** How much higher it opens where a finger points; absent: 0. */
  readonly touchRoom?: number;
  readonly minWidth: number;
  readonly minHeight: number;
  readonly resizable: boolean;
  readonly maximizable: boolean;
  readonly minimizable: boolean;
  readonly hasHelp: boolean;
  /** Dialogs keep their size on a narrow screen, in its middle; every other window fills it. */
  readonly dialog: boolean;
  /** A dialog that opens at the foot of the window that it belongs to; absent: in its middle. */
  readonly atFoot?: true | undefined;
  /** The id of the window that asks by it, which takes no input until it is closed. Absent: none. */
  readonly owner?: string;
  /** True: it takes the place of the window of its app that is open. Absent: false. */
  readonly oneAtATime?: boolean;
  readonly body: AppBody;
}

/** In logical pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in logical pixels. */
export interface Bounds extends Size {
  readonly x: number;
  readonly y: number;
}

/** The half of the screen that a window fills. */
export type Half = 'left' | 'right';

/** Where a window was put, and how much room the screen then had for windows. */
export interface Placement {
  readonly bounds: Bounds;
  readonly screen: Size;
  /** It fills this half for now; its bounds are those that it has again afterwards. Absent: none. */
  readonly half?: Half | undefined;
}

/** The part of the screen that windows may fill: all but the taskbar. */
export interface WorkArea extends Size {
  /** True on a narrow screen, where every window fills it (SHELL-3). */
  readonly compact: boolean;
  /** True on a phone on its side, where title bars stand beside the bodies (SHELL-4). Absent: false. */
  readonly low?: boolean;
  /** True where a finger points on a screen that is not narrow: title bars are as high as a thumb. Absent: false. */
  readonly touch?: boolean;
  /** True while an on-screen keyboard has taken a part of the screen; absent: false. */
  readonly keyboard?: boolean;
}
