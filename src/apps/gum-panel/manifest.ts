import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'gum-panel',
  title: 'Gum Admin Panel',
  description: 'The books of your GUM, for administrators.',
  icon: 'gum',
  window: { width: 520, height: 420, minWidth: 400, minHeight: 320 },
  access: ['ADMIN'],
  shortcuts: ['g'],
  help: [
    'The books of the wallet that is signed in: what it earned, what it spent, what it has.',
    'Test Earn pays what a source would pay, by the rules of that source. The payment is marked as a test in the ledger.',
    'Ctrl+G opens and closes this panel. Only administrators have it.',
  ],
  overlay: () => import('./overlay.tsx'),
});
