import { useEffect, useEffectEvent, useState } from 'react';
import { useMachine } from '@xstate/react';
import { fromPromise, type EventFromLogic, type SnapshotFrom } from 'xstate';
import { traitsFor } from '@shared/domain/collection/traits/catalogue.ts';
import { composeFlunk, PICTURE_SIZE } from '@shared/domain/collection/traits/compose.ts';
import { encodeFlunk } from '@shared/domain/collection/traits/flunkCode.ts';
import { PICTURES } from '@shared/domain/system/disk/entries.ts';
import { drawnIcon } from '@shared/domain/people/profileIcon.ts';
import { SLOTS, type Slot } from '@shared/domain/collection/traits/trait.ts';
import { traitNames } from '@shared/domain/collection/traits/traitNames.ts';
import { type Result, fail, ok } from '@shared/kernel/result.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { SEND_TO_ROOM, sendToRoom } from '../../../overlays/attached.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ScrollArea, StatusBar } from '../../../overlays/controls/panels.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { errorDialog } from '../../../overlays/dialogTexts.ts';
import { KEPT_FLUNK } from '../../../overlays/myFlunk/keptFlunk.ts';
import { copiesPictures, copyPng } from '../../../overlays/pictures/copyPng.ts';
import { withMaker } from '../../../overlays/pictures/maker.ts';
import { SHARING_REFUSED, sharesPictures, sharePng } from '../../../overlays/pictures/sharePng.ts';
import { useAsProfilePicture } from '../../../overlays/profilePicture.ts';
import { svgUrl } from '../../../overlays/svgUrl.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { flunkPng } from '../../../overlays/myFlunk/flunkPng.ts';
import { useTune } from '../../../overlays/useTune.ts';
import { giveFile } from '../../../overlays/giveFile.ts';
import { creatorMachine } from './creatorMachine.ts';
import { type Flunk, fileNameOf } from './flunk.ts';
import { flunkOf, keepFlunk } from './keptFlunk.ts';
import { layers } from './layers.ts';
import { CREATOR_TEXTS as TEXTS, CREATOR_TEXTS } from './texts.ts';
import { TraitSection } from './TraitSection.tsx';
import { askedFor, useAskedCharacter } from './useAskedCharacter.ts';
import styles from './creator.module.css';
import { bundle as music } from '@bundles/flunk-creator-music.ts';

/** How many pixels of the file each of the picture's pixels is wide. */
const SAVED_SCALE = 10;

const pngOf = ({ selection }: Flunk): Promise<Blob | null> => flunkPng(selection, PICTURE_SIZE * SAVED_SCALE);

/** Gives the picture to the person as a PNG with 960 pixels a side, named after the character. */
async function savePicture(
  app: Pick<AppContext, 'desktop' | 'services'>,
  flunk: Flunk,
): Promise<Result<null>> {
  const blob = await pngOf(flunk);
  if (blob === null) return fail('INTERNAL', CREATOR_TEXTS.saveFailed);
  const file = await withMaker(blob, { opens: 'character', params: askedFor(flunk) });
  giveFile(app, { file, name: fileNameOf(flunk), folder: PICTURES });
  return ok(null);
}

/** Opens the device's sheet to share the same picture. False: it could not be drawn or shared. */
async function sharePicture(flunk: Flunk): Promise<boolean> {
  const blob = await pngOf(flunk);
  return blob !== null && sharePng(blob, fileNameOf(flunk));
}

/** Puts the same picture on the clipboard. False: the browser did not let it. */
const copyPicture = (flunk: Flunk): Promise<boolean> => copyPng(pngOf(flunk));

/** The effects of the creator machine. */
const creatorActors = (app: Pick<AppContext, 'desktop' | 'services'>) => ({
  save: fromPromise<Result<null>, Flunk>(({ input }) => savePicture(app, input)),
});

/** Makes a character from traits, and saves its picture. What is made survives the window and a reload. */
function FlunkCreator() {
  const app = useApp();
  const { services, desktop, random } = app;
  useTune(music.tracks['flunk-creator']);
  const [machine] = useState(() => creatorMachine.provide({ actors: creatorActors(app) }));
  const [flunkAtFirst] = useState(() => flunkOf(services.storage.lasting.get(KEPT_FLUNK)));
  const [snapshot, send, actor] = useMachine(machine, { input: { flunk: flunkAtFirst, random } });
  const [open, setOpen] = useState<readonly Slot[]>(['pigment']);
  const { flunk, savedAs } = snapshot.context;
  const { selection, name } = flunk;
  const count = SLOTS.filter((slot) => selection[slot] !== null).length;
  /** The character whose picture was copied last; another one was not. */
  const [copied, setCopied] = useState<Flunk | null>(null);

  const tell = useEffectEvent(() => void desktop.ask(errorDialog(TEXTS.save, TEXTS.saveFailed)));
  useEffect(() => {
    const subscription = actor.on('unsaved', () => tell());
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => keepFlunk(actor, services), [actor, services]);
  useAskedCharacter(selection, (next) => {
    send({ type: 'user.wear', selection: next.selection });
    if (next.name !== '') send({ type: 'user.rename', name: next.name });
  });

  const toggle = (slot: Slot): void =>
    setOpen(open.includes(slot) ? open.filter((other) => other !== slot) : [...open, slot]);
  const status =
    copied === flunk ? TEXTS.statusCopied : savedAs !== null ? TEXTS.statusSaved(savedAs) : statusOf(count);

  return (
    <>
      <div className={styles.creator}>
        <ScrollArea label={TEXTS.traits}>
          {SLOTS.map((slot) => (
            <TraitSection
              key={slot}
              slot={slot}
              traits={traitsFor(slot)}
              chosen={selection[slot]}
              pigment={selection.pigment}
              open={open.includes(slot)}
              onToggle={() => toggle(slot)}
              onChoose={(id) => send({ type: 'user.choose', slot, id })}
            />
          ))}
        </ScrollArea>
        <div className={styles.creatorMade}>
          <Preview flunk={flunk} />
          <div className={styles.creatorControls}>
            <TextField
              label={TEXTS.name}
              value={name}
              onValue={(to) => send({ type: 'user.rename', name: to })}
            />
            <div className="w95-buttons">
              <MakingButtons {...{ snapshot, send }} />
              <Button
                disabled={snapshot.matches('saving') || count === 0}
                onClick={() => send({ type: 'user.save' })}
              >
                {snapshot.matches('saving') ? TEXTS.saving : TEXTS.save}
              </Button>
              <PassingButtons {...{ flunk }} disabled={count === 0} onCopied={setCopied} />
            </div>
          </div>
        </div>
      </div>
      <StatusBar panels={[status]} />
    </>
  );
}

interface MakingButtonsProps {
  readonly snapshot: SnapshotFrom<typeof creatorMachine>;
  readonly send: (event: EventFromLogic<typeof creatorMachine>) => void;
}

function MakingButtons({ snapshot, send }: MakingButtonsProps) {
  const { sound } = useApp();
  return (
    <>
      <Button
        default
        onClick={() => {
          sound('shuffle');
          send({ type: 'user.randomize' });
        }}
      >
        {TEXTS.randomize}
      </Button>
      <Button disabled={!snapshot.can({ type: 'user.reset' })} onClick={() => send({ type: 'user.reset' })}>
        {TEXTS.reset}
      </Button>
      <Button disabled={!snapshot.can({ type: 'user.undo' })} onClick={() => send({ type: 'user.undo' })}>
        {TEXTS.undo}
      </Button>
    </>
  );
}

interface PassingButtonsProps {
  readonly flunk: Flunk;
  readonly disabled: boolean;
  /** Null: it could not be copied. */
  readonly onCopied: (flunk: Flunk | null) => void;
}

/** Shares or copies the picture, whichever the browser can, makes it the person's own, and puts it into a room. */
function PassingButtons({ flunk, disabled, onCopied }: PassingButtonsProps) {
  const { desktop, services } = useApp();
  const becomePicture = useAsProfilePicture();
  const [asking, setAsking] = useState(false);
  /** Passes the picture on, and says so where that did not work. */
  const pass = async (how: (of: Flunk) => Promise<boolean>, title: string): Promise<boolean> => {
    const isDone = await how(flunk);
    if (!isDone) await desktop.ask(errorDialog(title, SHARING_REFUSED));
    return isDone;
  };
  const copy = async (): Promise<void> => onCopied((await pass(copyPicture, TEXTS.copy)) ? flunk : null);
  return (
    <>
      {sharesPictures() && (
        <Button disabled={disabled} onClick={() => void pass(sharePicture, TEXTS.share)}>
          {TEXTS.share}
        </Button>
      )}
      {!sharesPictures() && copiesPictures() && (
        <Button disabled={disabled} onClick={() => void copy()}>
          {TEXTS.copy}
        </Button>
      )}
      <Button
        disabled={asking || disabled}
        onClick={() => {
          setAsking(true);
          void becomePicture(drawnIcon(encodeFlunk(flunk.selection))).finally(() => setAsking(false));
        }}
      >
        {TEXTS.useAsPicture}
      </Button>
      {desktop.hasFor('chat') && (
        <Button
          disabled={disabled}
          onClick={() =>
            void sendToRoom(
              { desktop, services },
              { kind: 'character', ref: encodeFlunk(flunk.selection) },
              TEXTS.meet(flunk.name),
            )
          }
        >
          {SEND_TO_ROOM}
        </Button>
      )}
    </>
  );
}

function statusOf(count: number): string {
  return count === 0 ? TEXTS.statusEmpty : TEXTS.statusChosen(count, SLOTS.length);
}

/** The character at four times its size, or what to do where there is none. */
function Preview({ flunk: { selection, name } }: { readonly flunk: Flunk }) {
  const names = traitNames(selection);
  return (
    <div className={styles.creatorPreview}>
      <img
        src={svgUrl(composeFlunk(selection, layers, 384))}
        alt={TEXTS.picture(name, names)}
        draggable={false}
      />
      {names.length === 0 && <p>{TEXTS.empty}</p>}
    </div>
  );
}

export default mountReact(FlunkCreator);
