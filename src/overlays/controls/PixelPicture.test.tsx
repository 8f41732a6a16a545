import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PixelPicture } from './PixelPicture.tsx';

test('all pixels of one color are one shape, and what has no color is none', () => {
  const drawn = renderToStaticMarkup(
    <PixelPicture rows={['aab.', '.b.a']} colors={{ a: 'red', b: 'blue' }} scale={3} />,
  );

  expect(drawn).toContain('width="12" height="6" viewBox="0 0 4 2"');
  expect(drawn.match(/<path[^>]*>/g)).toEqual([
    '<path d="M0 0h2v1h-2zM3 1h1v1h-1z" fill="red">',
    '<path d="M2 0h1v1h-1zM1 1h1v1h-1z" fill="blue">',
  ]);
});
