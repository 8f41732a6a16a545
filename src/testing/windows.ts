import type { Rect } from '../engine/geometry/rects.ts';
import type { WindowEvents, WindowView } from '../engine/windows/windowView.ts';
import { anyPicture } from './fakeStage.ts';

/** The view of an active window at `rect` that nothing answers but `events`; `changes` make it another. */
export const aWindow = (
  rect: Rect,
  events: Partial<WindowEvents> = {},
  changes: Partial<Omit<WindowView, 'events'>> = {},
): WindowView => ({
  title: 'My Locker',
  icon: anyPicture(),
  active: true,
  held: false,
  zIndex: 1,
  rect,
  maximized: false,
  framed: true,
  minimized: false,
  resizable: true,
  buttons: ['close'],
  events: {
    focus: () => undefined,
    press: () => undefined,
    menu: () => undefined,
    currentBounds: () => rect,
    setBounds: () => undefined,
    constrain: (wanted) => wanted,
    takenOff: () => null,
    filledAt: () => null,
    ...events,
  },
  ...changes,
});
