interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * How many times its size the board is shown: all of it at the largest whole number there is room for. Where that would
 * leave most of a high, narrow room empty, it fills the room and is scrolled.
 */
export function boardScale(room: Size, board: Size): number {
  const [across, down] = [room.width / board.width, room.height / board.height];
  const whole = Math.max(1, Math.floor(Math.min(across, down)));
  const isStrip = down > 2 * whole;
  return isStrip ? Math.ceil(Math.max(across, down)) : whole;
}
