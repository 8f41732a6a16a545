import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'report-card',
  title: 'Report Card',
  icon: 'report-card',
  window: { width: 480, height: 560, touchRoom: 92, minWidth: 360, minHeight: 420, maximizable: false },
  feature: 'showReportCard',
  desktopIcon: 180,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
