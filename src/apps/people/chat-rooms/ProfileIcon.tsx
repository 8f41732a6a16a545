import { useState } from 'react';
import { picturePath } from '@shared/domain/collection/collection.ts';
import { readProfileIcon } from '@shared/domain/people/profileIcon.ts';
import { FacePicture, type PictureSize } from '../../../overlays/controls/ProfilePicture.tsx';
import { useFlunkUrl } from '../../../overlays/useFlunkUrl.ts';
import { personaPicture } from './personaPictures.ts';
import styles from './chat.module.css';

interface ProfileIconProps {
  /** As the server has it; null: they chose none. */
  readonly icon: string | null;
  readonly name: string;
  readonly size?: PictureSize;
}

/** Dark enough for white letters. */
const COLORS = ['#8a3b12', '#0b5c5c', '#6a1b7a', '#1c4f9c', '#7a5a00', '#9c1c4f', '#2f6b1c', '#4a4a4a'];

/** The portrait of a person or a persona; where there is none or it does not come, their first letter on a colored square. */
export function ProfileIcon({ icon, name, size = 24 }: ProfileIconProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = readProfileIcon(icon);
  const code = shown?.kind === 'drawn' ? shown.code : null;
  const url = useFlunkUrl(code);
  if (shown?.kind === 'face') return <FacePicture face={shown.face} size={size} />;
  const own = shown?.kind === 'token' ? picturePath(shown.collection, shown.tokenId) : code && url;
  const picture = personaPicture(icon) ?? own;
  if (!picture || picture === failed) return <Letter name={name} size={size} />;
  return (
    <img
      className={styles.chatPortrait}
      src={picture}
      alt=""
      width={size}
      height={size}
      onError={() => setFailed(picture)}
    />
  );
}

function Letter({ name, size }: { readonly name: string; readonly size: number }) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const background = COLORS[sum % COLORS.length];
  return (
    <span
      className={styles.chatPortrait}
      aria-hidden="true"
      style={{ width: size, height: size, background }}
    >
      <span>{[...name][0]?.toUpperCase() ?? '?'}</span>
    </span>
  );
}
