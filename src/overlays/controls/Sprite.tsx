import { useAtlas } from '../atlasLoading.ts';

/** A picture that holds many, and where each lies in it. */
export interface Atlas {
  readonly url: string;
  readonly frames: Readonly<Record<string, Frame>>;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface SpriteProps {
  readonly atlas: Pick<Atlas, 'url'>;
  readonly frame: Frame;
  /** How wide each of its pixels is; whole. */
  readonly scale?: number;
  /** Alternative text; absent where something beside it says the same. */
  readonly label?: string | undefined;
}

/** A picture cut from its atlas; an empty frame while that did not come. */
export function Sprite({ atlas, frame, scale = 1, label }: SpriteProps) {
  const { x, y, w, h } = frame;
  const { missing } = useAtlas(atlas.url);
  return (
    <span
      className="w95-sprite"
      data-missing={missing || undefined}
      style={{ width: w * scale, height: h * scale }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {!missing && (
        <span
          style={{
            width: w,
            height: h,
            transform: scale === 1 ? undefined : `scale(${scale})`,
            backgroundImage: `url(${atlas.url})`,
            backgroundPosition: `-${x}px -${y}px`,
          }}
        />
      )}
    </span>
  );
}
