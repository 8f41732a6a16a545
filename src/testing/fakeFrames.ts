import type { FramePort } from '../engine/surface/loop.ts';

/** A screen whose frames come when a test says so. */
export interface FakeFrames extends FramePort {
  /** Shows the frame of this time, in ms; answers whether it was asked for. */
  show(time: number): boolean;
}

export function fakeFrames(): FakeFrames {
  let waiting: ((time: number) => void) | null = null;
  return {
    request(frame) {
      if (waiting !== null) throw new Error('a frame was asked for twice');
      waiting = frame;
      return 1;
    },
    cancel() {
      waiting = null;
    },
    show(time) {
      const frame = waiting;
      waiting = null;
      frame?.(time);
      return frame !== null;
    },
  };
}
