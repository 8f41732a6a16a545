import { arrangeWindows } from './arrangeWindows.ts';

export const tileVertically = arrangeWindows('Tile Windows Vertically', 'columns');
