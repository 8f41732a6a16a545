import { bundle } from '@bundles/faces.ts';
import { FACES } from '@shared/domain/people/profile.ts';
import { useAtlas } from '../../../overlays/atlasLoading.ts';
import { MissingPicture } from '../../../overlays/controls/Picture.tsx';
import { FacePicture } from '../../../overlays/controls/ProfilePicture.tsx';
import { FACE_NAMES } from './faces.ts';
import { PictureChoice, type Choosing } from './PictureChoice.tsx';
import styles from './profile.module.css';

/** All faces of the drawn set; one is chosen, unless another picture is. */
export function FacePicker(choosing: Choosing) {
  const { missing, again } = useAtlas(bundle.atlas.url);
  if (missing) return <MissingPicture again={again} />;
  return (
    <div className={styles.pictures}>
      {FACES.map((face) => (
        <PictureChoice key={face} {...choosing} icon={face} title={FACE_NAMES[face]}>
          <FacePicture face={face} />
        </PictureChoice>
      ))}
    </div>
  );
}
