import { useId, useState, useEffect, type ReactNode } from 'react';
import { bundle } from '@bundles/faces.ts';
import { readProfileIcon, tokenIcon } from '@shared/domain/people/profileIcon.ts';
import type { Address } from '@shared/kernel/units.ts';
import { FACES, type Face } from '@shared/domain/people/profile.ts';
import { ProfilePicture, FacePicture } from '../../../overlays/controls/ProfilePicture.tsx';
import { Tabs } from '../../../overlays/controls/Tabs.tsx';
import { useAtlas } from '../../../overlays/atlasLoading.ts';
import { MissingPicture } from '../../../overlays/controls/Picture.tsx';
import { PROFILE_TEXTS as TEXTS } from './texts.ts';
import styles from './profile.module.css';
import { isOutage } from '@shared/kernel/result.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';

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

/** Two rows of six. */
const PAGE = 12;

interface TokenPickerProps extends Choosing {
  readonly wallet: Address;
}

/** What the wallet and those linked to it hold, by page; each token can be the picture. */
function TokenPicker({ wallet, ...choosing }: TokenPickerProps) {
  const { api, collection } = useApp().services;
  const [page, setPage] = useState(0);
  const [revision, setRevision] = useState(0);
  useEffect(
    () =>
      collection.onChanged((news) => {
        if (news.wallet === wallet) setRevision((before) => before + 1);
      }),
    [collection, wallet],
  );
  const { value, failure, again } = useLoaded(
    (signal) =>
      api.call('GET /api/collection/tokens', { owner: wallet, offset: page * PAGE, limit: PAGE }, { signal }),
    [wallet, page, revision],
  );

  if (failure !== null) {
    return (
      <div className={styles.picturesNotice} role="alert">
        <p>{isOutage(failure) ? TEXTS.outage : failure.message}</p>
        <Button onClick={again}>{TEXTS.tryAgain}</Button>
      </div>
    );
  }
  if (value === null) {
    return (
      <div className={styles.picturesNotice}>
        <p>{TEXTS.tokensLoading}</p>
        <ProgressBar label={TEXTS.tokensLoading} />
      </div>
    );
  }
  if (value.total === 0) return <p className={styles.picturesNotice}>{TEXTS.tokensNone}</p>;
  const pages = Math.ceil(value.total / PAGE);
  return (
    <>
      <div className={styles.pictures}>
        {value.tokens.map(({ collection: name, tokenId, name: title }) => {
          const icon = tokenIcon(name, tokenId);
          return (
            <PictureChoice key={icon} {...choosing} icon={icon} title={title}>
              <ProfilePicture icon={icon} wallet={wallet} />
            </PictureChoice>
          );
        })}
      </div>
      {pages > 1 && (
        <div className={styles.picturesPages}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {TEXTS.previous}
          </Button>
          <span aria-live="polite">{TEXTS.page(page + 1, pages)}</span>
          <Button disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
            {TEXTS.next}
          </Button>
        </div>
      )}
    </>
  );
}

/** The picture that is chosen, and how to choose another. */
interface Choosing {
  /** The name of the group of radio buttons that all pictures are. */
  readonly name: string;
  readonly chosen: string;
  readonly onChoose: (icon: string) => void;
}

interface PictureChoiceProps extends Choosing {
  readonly icon: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One picture that can be chosen. */
function PictureChoice({ name, chosen, onChoose, icon, title, children }: PictureChoiceProps) {
  return (
    <label title={title} data-chosen={icon === chosen || undefined}>
      <input
        type="radio"
        name={name}
        aria-label={title}
        checked={icon === chosen}
        onChange={() => onChoose(icon)}
      />
      {children}
    </label>
  );
}
