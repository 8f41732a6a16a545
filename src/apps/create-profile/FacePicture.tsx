import { bundle } from '@bundles/faces.ts';
import type { Face } from '../../../supabase/functions/_shared/domain/profile.ts';

const { url, frames } = bundle.atlas;

/** A face, each of its pixels `scale` wide; whole. What it is called is said beside it. */
export function FacePicture({ face, scale = 1 }: { readonly face: Face; readonly scale?: number }) {
  const { x, y, w, h } = frames[face];
  return (
    <span className="face" aria-hidden style={{ width: w * scale, height: h * scale }}>
      <span
        style={{
          width: w,
          height: h,
          transform: `scale(${scale})`,
          backgroundImage: `url(${url})`,
          backgroundPosition: `-${x}px -${y}px`,
        }}
      />
    </span>
  );
}
