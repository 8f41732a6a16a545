import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'town-map',
  title: 'Town Map',
  description: 'Arcadia, by day and by night.',
  icon: 'town-map',
  // The body is 640 x 360: the picture at exactly twice its size.
  window: { width: 648, height: 387, minWidth: 328, minHeight: 207 },
  access: ['ADMIN', 'BETA', 'COMMUNITY'],
  desktopIcon: 30,
  help: [
    'The town of Arcadia, as far as it has been mapped. It is day or night here when it is day or night in Arcadia.',
    'Some doors answer. Point at them, or reach them with the Tab key, and click, tap or press Enter.',
    'Where the picture is larger than the window, drag it or use the arrow keys.',
  ],
  scene: () => import('./scene.ts'),
});
