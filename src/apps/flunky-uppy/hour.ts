/** In which light the pictures are. */
export type Hour = 'day' | 'night';
