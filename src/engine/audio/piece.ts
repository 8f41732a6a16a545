/** Something that goes on, loaded and paused until `start`: music, or the sounds of a place. */
export interface Piece {
  start(): void;
  pause(): void;
  /** Glides to `volume` (0 to 1, on top of its own) in so many seconds. */
  fade(volume: number, seconds: number): void;
  /** Fades out and frees what it holds. */
  stop(seconds: number): void;
}
