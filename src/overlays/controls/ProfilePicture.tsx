import { bundle } from '@bundles/faces.ts';
import { picturePath, type CollectionName } from '@shared/domain/collection/collection.ts';
import { FACES, faceOf, type Face } from '@shared/domain/people/profile.ts';
import { readProfileIcon } from '@shared/domain/people/profileIcon.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../appContext.ts';
import { TokenPicture } from '../collection/TokenPicture.tsx';
import { useFlunkUrl } from '../useFlunkUrl.ts';
import { useStore } from '../useStore.ts';
import { Sprite } from './Sprite.tsx';
import '../styles/profilePicture.css';

const { atlas } = bundle;
/** One clear pixel. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** The side of a face in its own pixels. */
const FACE_SIZE = 48;

/** The sides that a picture is shown with, in logical pixels. */
export type PictureSize = 24 | 48 | 96 | 144;

interface ProfilePictureProps {
  /** As an answer of the server has it; null: none was chosen, or it is held no more. */
  readonly icon: string | null;
  /** Whose it is. Without a picture of their own they have a face that is always the same. Absent: `icon` is never null. */
  readonly wallet?: Address;
  readonly size?: PictureSize;
}

/** A profile picture of any kind. The person's name stands beside it. */
export function ProfilePicture({ icon, wallet, size = FACE_SIZE }: ProfilePictureProps) {
  const shown = readProfileIcon(icon);
  const face = wallet === undefined ? FACES[0] : faceOf(wallet);
  switch (shown?.kind) {
    case 'token': {
      return <HeldToken collection={shown.collection} tokenId={shown.tokenId} size={size} />;
    }
    case 'drawn':
      return <Character key={icon} code={shown.code} instead={face} size={size} />;
    default:
      return <FacePicture face={shown?.face ?? face} size={size} />;
  }
}

interface HeldTokenProps {
  readonly collection: CollectionName;
  readonly tokenId: string;
  readonly size: PictureSize;
}

/** A token's picture, the new one where it has changed. */
function HeldToken({ collection, tokenId, size }: HeldTokenProps) {
  const { services } = useApp();
  const path = picturePath(collection, tokenId);
  const image = useStore(services.collection.newPictures)[path] ?? path;
  return <TokenPicture token={{ collection, image, pixelImage: null }} art="2D" size={size} alt="" />;
}

interface FacePictureProps {
  readonly face: Face;
  readonly size?: PictureSize;
}

/** One of the drawn faces. */
export function FacePicture({ face, size = FACE_SIZE }: FacePictureProps) {
  return <Sprite atlas={atlas} frame={atlas.frames[face]} scale={size / FACE_SIZE} />;
}

interface CharacterProps {
  readonly code: string;
  /** What is shown where it is none, or does not come. */
  readonly instead: Face;
  readonly size: PictureSize;
}

/** A character, or a face in its place. */
function Character({ code, instead, size }: CharacterProps) {
  const url = useFlunkUrl(code, BLANK);
  if (url === null) return <FacePicture face={instead} size={size} />;
  return <img className="w95-character" src={url} alt="" width={size} height={size} />;
}
