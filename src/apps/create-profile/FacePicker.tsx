import { useId } from 'react';
import { FACES, type Face } from '../../../supabase/functions/_shared/domain/profile.ts';
import { FacePicture } from './FacePicture.tsx';
import { FACE_NAMES } from './faces.ts';
import { PROFILE_TEXTS as TEXTS } from './texts.ts';

interface FacePickerProps {
  readonly chosen: Face;
  readonly disabled: boolean;
  readonly onChoose: (face: Face) => void;
}

/** All faces; one is chosen. */
export function FacePicker({ chosen, disabled, onChoose }: FacePickerProps) {
  const name = useId();
  return (
    <fieldset className="faces" disabled={disabled}>
      <legend>{TEXTS.face}</legend>
      <div className="faces-well">
        {FACES.map((face) => (
          <label key={face} title={FACE_NAMES[face]} data-chosen={face === chosen || undefined}>
            <input
              type="radio"
              name={name}
              aria-label={FACE_NAMES[face]}
              checked={face === chosen}
              onChange={() => onChoose(face)}
            />
            <FacePicture face={face} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
