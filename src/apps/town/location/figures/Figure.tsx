import { memo, useLayoutEffect, useRef } from 'react';
import { usePicture } from '../../../../overlays/usePicture.ts';
import type { Person } from '../../../../services/presence/people.ts';
import { HEIGHT, WIDTH, type Pose } from './body.ts';
import { colorsOf } from './colors.ts';
import { loadHead } from './head.ts';
import { paintFigure } from './paint.ts';

interface FigureProps {
  readonly person: Person;
  readonly pose: Pose;
}

/** A person as a small Flunk. It is drawn when it changes, and otherwise costs nothing. */
export const Figure = memo(function Figure({ person, pose }: FigureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const head = usePicture(person.icon, loadHead);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) paintFigure(context, pose, colorsOf(person.username), head);
  }, [person.username, pose, head]);
  return <canvas ref={canvas} width={WIDTH} height={HEIGHT} aria-hidden="true" />;
});
