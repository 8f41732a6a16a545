import { defineApp } from '../../kernel/app.ts';
import { DAY_NIGHT_TEXTS } from './texts.ts';

export const manifest = defineApp({
  id: 'day-night',
  title: DAY_NIGHT_TEXTS.title,
  description: 'When day breaks and night falls in Arcadia, for everyone.',
  icon: 'day-night',
  window: { width: 388, height: 352, minWidth: 380, minHeight: 340, resizable: false },
  access: ['ADMIN'],
  startMenu: 80,
  shortcuts: ['t', 'alt+t'],
  help: [
    'The hours at which day breaks and night falls in Arcadia. They are the same for everyone, and hold as soon as they are saved.',
    'The strip shows the twenty-four hours of a day as they would be. The mark under it is the hour that it is now in that time zone.',
    'Equal hours mean that there is no night.',
    'Ctrl+Alt+T opens and closes this panel. Most browsers keep Ctrl+T for themselves. Only administrators have it.',
  ],
  overlay: () => import('./overlay.tsx'),
});
