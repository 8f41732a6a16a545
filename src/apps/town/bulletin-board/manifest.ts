import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** The wall of what people have made; with the id of a work this one is opened. */
    wall: { readonly params: string };
  }
}

export const manifest = defineApp({
  id: 'bulletin-board',
  title: 'Bulletin Board',
  icon: 'bulletin-board',
  // The board is 640 x 400: the picture at exactly twice its size, over a line that says what is pointed at.
  window: { width: 648, height: 450, minWidth: 328, minHeight: 250, maximizable: true, oneAtATime: true },
  feature: 'showBulletinBoard',
  desktopIcon: 190,
  serves: 'wall',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
