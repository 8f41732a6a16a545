import { useEffect, useEffectEvent } from 'react';

/** Degrees of a device's tilt that turn as far as can be. */
const MOST_DEGREES = 30;

/** Tells how the device is tilted, -1 to 1 each way, where the browser tells that without asking the person. */
export function useTilt(isWanted: boolean, onTilt: (x: number, y: number) => void): void {
  const tell = useEffectEvent(onTilt);
  useEffect(() => {
    const Orientation = globalThis.DeviceOrientationEvent as typeof DeviceOrientationEvent | undefined;
    // Safari asks; a person who wants to turn the card drags it there.
    if (!isWanted || Orientation === undefined || 'requestPermission' in Orientation) return;
    let rest: readonly [number, number] | null = null;
    const follow = ({ gamma, beta }: DeviceOrientationEvent): void => {
      if (gamma === null || beta === null) return;
      rest ??= [gamma, beta];
      const share = (value: number): number => Math.max(-1, Math.min(1, value / MOST_DEGREES));
      tell(share(gamma - rest[0]), share(beta - rest[1]));
    };
    addEventListener('deviceorientation', follow);
    return () => removeEventListener('deviceorientation', follow);
  }, [isWanted]);
}
