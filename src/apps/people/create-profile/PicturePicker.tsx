import { useId, useState } from 'react';
import { bundle } from '@bundles/faces.ts';
import { readProfileIcon } from '@shared/domain/people/profileIcon.ts';
import type { Address } from '@shared/kernel/units.ts';
import { FACES, type Face } from '@shared/domain/people/profile.ts';
import { ProfilePicture, FacePicture } from '../../../overlays/controls/ProfilePicture.tsx';
import { Tabs } from '../../../overlays/controls/Tabs.tsx';
import { useAtlas } from '../../../overlays/atlasLoading.ts';
import { MissingPicture } from '../../../overlays/controls/Picture.tsx';
import { PictureChoice, type Choosing } from './PictureChoice.tsx';
import { TokenPicker } from './TokenPicker.tsx';
import { PROFILE_TEXTS as TEXTS } from './texts.ts';
import styles from './profile.module.css';

/** What each face is called. */
const FACE_NAMES: Readonly<Record<Face, string>> = {
  beanie: 'Beanie',
  glasses: 'Glasses',
  cap: 'Backwards cap',
  curls: 'Curls and headband',
  quiff: 'Quiff',
  pigtails: 'Pigtails',
  shades: 'Spikes and shades',
  bob: 'Black bob',
  helmet: 'Football helmet',
  braids: 'Braids',
  headphones: 'Headphones',
  mohawk: 'Mohawk',
  tiara: 'Tiara',
  bandana: 'Bandana',
  robot: 'Robot',
  hood: 'Hood',
  cat: 'Cat ears',
  flunko: 'Flunko',
};

type Kind = NonNullable<ReturnType<typeof readProfileIcon>>['kind'];

interface PicturePickerProps {
  readonly wallet: Address;
  /** The picture as the profile has it, which stays a choice. */
  readonly saved: string | null;
  readonly chosen: string;
  readonly disabled: boolean;
  readonly onChoose: (icon: string) => void;
}

/** Where a picture comes from: the drawn set, the own collection, and the own character where there is one. */
export function PicturePicker({ wallet, saved, chosen, disabled, onChoose }: PicturePickerProps) {
  const name = useId();
  const drawn = [chosen, saved].find((icon) => readProfileIcon(icon)?.kind === 'drawn') ?? null;
  const [kind, setKind] = useState<Kind>(() => readProfileIcon(chosen)?.kind ?? 'face');
  const pages = [
    { id: 'face', title: TEXTS.faces },
    { id: 'token', title: TEXTS.tokens },
    ...(drawn === null ? [] : [{ id: 'drawn', title: TEXTS.drawn } as const]),
  ] as const;
  const choosing = { name, chosen, onChoose };
  return (
    <fieldset className={styles.picturePicker} disabled={disabled}>
      <legend className="w95-sr">{TEXTS.picture}</legend>
      <Tabs label={TEXTS.picture} pages={pages} current={kind} onChoose={setKind}>
        {kind === 'face' && <FacePicker {...choosing} />}
        {kind === 'token' && <TokenPicker {...choosing} wallet={wallet} />}
        {kind === 'drawn' && drawn !== null && (
          <div className={styles.pictures}>
            <PictureChoice {...choosing} icon={drawn} title={TEXTS.drawn}>
              <ProfilePicture icon={drawn} wallet={wallet} />
            </PictureChoice>
          </div>
        )}
      </Tabs>
    </fieldset>
  );
}

/** All faces of the drawn set; one is chosen, unless another picture is. */
function FacePicker(choosing: Choosing) {
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
