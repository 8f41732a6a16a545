/**
 * A capture sends this event to a canvas just before it reads the canvas's pixels. A surface then draws its frame once more,
 * because WebGL keeps no pixels after they were shown.
 */
export const STILL = 'still';
