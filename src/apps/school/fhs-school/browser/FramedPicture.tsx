import { Picture } from '../../../../overlays/controls/Picture.tsx';
import type { PagePicture } from './page.ts';

/** A picture in a frame, over what is said of it. */
export function FramedPicture({ picture, alt, caption, scale = 1 }: PagePicture) {
  const { url, width, height } = picture;
  return (
    <figure>
      <Picture url={url} alt={alt} width={width * scale} height={height * scale} />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
