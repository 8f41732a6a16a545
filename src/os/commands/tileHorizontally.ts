import { arrangeWindows } from './arrangeWindows.ts';

export const tileHorizontally = arrangeWindows('Tile Windows Horizontally', 'rows');
