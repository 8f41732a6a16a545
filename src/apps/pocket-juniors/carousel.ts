import type { Scene } from './pictures.ts';

/** The pictures of the carousel in order, and what each shows. */
export const CAROUSEL: readonly [CarouselPicture, ...CarouselPicture[]] = [
  { scene: 'scene-0', alt: 'x' },
  { scene: 'scene-1', alt: 'x' },
  { scene: 'scene-2', alt: 'x' },
  { scene: 'scene-3', alt: 'x' },
  { scene: 'scene-4', alt: 'x' },
  { scene: 'scene-5', alt: 'x' },
  { scene: 'scene-6', alt: 'x' },
  { scene: 'scene-7', alt: 'x' },
  { scene: 'scene-8', alt: 'x' },
  { scene: 'scene-9', alt: 'x' },
];

interface CarouselPicture {
  readonly scene: Scene;
  readonly alt: string;
}
