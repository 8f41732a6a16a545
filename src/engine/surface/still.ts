/**
 * The event by which a canvas is told that its picture is read in this task: a surface then draws what it shows once more,
 * as WebGL forgets what has gone to the screen.
 */
export const STILL = 'still';
