import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'keyboard',
  title: 'Keyboard Shortcuts',
  description: 'Every key that does something here, for hands that do without a mouse.',
  icon: 'keyboard',
  window: { width: 440, height: 420, minWidth: 300, minHeight: 200 },
  access: 'everyone',
  help: [
    'What this sheet lists works wherever you are, except where it says otherwise.',
    'Ctrl is Control on a Mac as well, and Alt is Option. The key above Tab has different signs on different keyboards; it is the key that counts.',
    'A screen reader or your system may keep some of these keys for itself. Everything they do is in a menu too.',
  ],
  serves: 'keyboard',
  overlay: () => import('./overlay.tsx'),
});
