import { arrangeWindows } from './arrangeWindows.ts';

export const cascadeWindows = arrangeWindows('Cascade Windows', 'cascade');
