/** Where a page leaves room for the scene beneath it, in logical pixels of the body. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** No room, until a page is laid out. */
export const NO_ROOM: Room = { x: 0, y: 0, width: 0, height: 0 };
