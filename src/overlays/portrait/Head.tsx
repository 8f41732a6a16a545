import { bundle as classmates } from '@bundles/classmates.ts';
import { bundle as faces } from '@bundles/faces.ts';
import { Sprite, type Frame } from '../controls/Sprite.tsx';
import type { Portrait } from './portrait.ts';

/** The side of a portrait in its own pixels. */
const SIDE = 48;

interface HeadProps {
  readonly portrait: Portrait;
  readonly size: 48 | 96 | 144;
}

/** A portrait. The name stands beside it. */
export function Head({ portrait, size }: HeadProps) {
  const own: Readonly<Record<string, Frame>> = classmates.atlas.frames;
  const theirs: Readonly<Record<string, Frame>> = faces.atlas.frames;
  const frame = own[portrait] ?? theirs[portrait];
  const atlas = portrait in own ? classmates.atlas : faces.atlas;
  return frame && <Sprite atlas={atlas} frame={frame} scale={size / SIDE} />;
}
