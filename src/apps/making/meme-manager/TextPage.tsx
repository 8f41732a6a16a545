import { useId, useState } from 'react';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ListBox } from '../../../overlays/controls/ListBox.tsx';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { Slider } from '../../../overlays/controls/Slider.tsx';
import { useDraft, useTextDraft } from '../../../overlays/useDraft.ts';
import { textPlace } from '../../../services/drafts/drafts.ts';
import {
  FONT_SIZE,
  FONTS,
  listed,
  STROKE,
  TEXT_MOST,
  TEXTS_MOST,
  type Meme,
  type TextStyle,
} from './document.ts';
import type { MemeEvent } from './memeMachine.ts';
import { PRESETS } from './presets.ts';
import { MEME_TEXTS as TEXTS } from './texts.ts';
import styles from './meme.module.css';

interface TextPageProps {
  /** Which draft it is. */
  readonly draft: string;
  readonly meme: Meme;
  readonly selected: string | null;
  readonly style: TextStyle;
  readonly send: (event: MemeEvent) => void;
}

const FONT_OPTIONS = FONTS.map((id) => ({ id, title: id }));

/** Texts: a new one, the list of all, and how they look. */
export function TextPage({ draft, meme, selected, style, send }: TextPageProps) {
  const [typed, setTyped] = useTextDraft('meme text');
  const { elements } = meme;
  const chosen = elements.find(({ id }) => id === selected) ?? null;
  const full = elements.length >= TEXTS_MOST;
  const canAdd = typed.trim() !== '' && typed.length <= TEXT_MOST && !full;
  const add = (): void => {
    send({ type: 'user.add', text: typed.trim() });
    setTyped('');
  };
  return (
    <>
      <div className={styles.memeNew}>
        <Words
          label={TEXTS.newText}
          value={typed}
          onValue={setTyped}
          note={full ? TEXTS.tooMany(TEXTS_MOST) : null}
        />
        <Button default disabled={!canAdd} onClick={add}>
          {TEXTS.addText}
        </Button>
      </div>
      {elements.length > 0 && (
        <div className={styles.memeList}>
          <ListBox
            label={TEXTS.texts}
            // The highest first, as in every list of layers.
            options={elements.toReversed().map(({ id, text }) => ({ id, title: listed(text) }))}
            value={selected}
            onChoose={(id) => send({ type: 'user.select', id })}
          />
          <div>
            <Button
              disabled={!chosen}
              onClick={() => chosen && send({ type: 'user.move', id: chosen.id, by: 1 })}
            >
              {TEXTS.forward}
            </Button>
            <Button
              disabled={!chosen}
              onClick={() => chosen && send({ type: 'user.move', id: chosen.id, by: -1 })}
            >
              {TEXTS.backward}
            </Button>
            <Button disabled={!chosen} onClick={() => chosen && send({ type: 'user.remove', id: chosen.id })}>
              {TEXTS.remove}
            </Button>
          </div>
        </div>
      )}
      {chosen && (
        <SelectedText
          key={chosen.id}
          place={`${chosen.id} of the meme ${draft}`}
          text={chosen.text}
          onText={(text) => send({ type: 'user.change', id: chosen.id, patch: { text }, part: 'text' })}
          onEnd={() => send({ type: 'user.settle' })}
        />
      )}
      <StyleControls
        style={chosen ?? style}
        rotation={chosen?.rotation ?? null}
        onStyle={(patch, part) => send({ type: 'user.style', patch, ...(part !== undefined && { part }) })}
        onTurn={(rotation) =>
          chosen && send({ type: 'user.change', id: chosen.id, patch: { rotation }, part: 'turn' })
        }
        onEnd={() => send({ type: 'user.settle' })}
      />
    </>
  );
}

interface WordsProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onEnd?: () => void;
  readonly note?: string | null;
}

/** A field of several lines. What is too long stays in it, and says so. */
export function Words({ label, value, onValue, onEnd, note = null }: WordsProps) {
  const id = useId();
  const problem = value.length > TEXT_MOST ? TEXTS.tooLong(value.length, TEXT_MOST) : note;
  return (
    <div className="w95-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="w95-text"
        rows={2}
        value={value}
        aria-invalid={value.length > TEXT_MOST || undefined}
        aria-describedby={problem === null ? undefined : `${id}-note`}
        onChange={(event) => onValue(event.currentTarget.value)}
        onBlur={onEnd}
      />
      {problem !== null && (
        <p id={`${id}-note`} className="w95-field-note" data-wrong role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface SelectedTextProps {
  /** What the text is called among what was begun. */
  readonly place: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onEnd: () => void;
}

/** The words of the selected text. What is too long or blank stays in the field and is not used. */
function SelectedText({ place, text, onText, onEnd }: SelectedTextProps) {
  const [long, setLong] = useDraft(textPlace(place));
  const [blank, setBlank] = useState<string | null>(null);
  return (
    <Words
      label={TEXTS.selectedText}
      value={blank ?? long ?? text}
      onEnd={onEnd}
      onValue={(value) => {
        const isBlank = value.trim() === '';
        const isLong = value.length > TEXT_MOST;
        setBlank(isBlank ? value : null);
        setLong(isLong ? value : null);
        if (!isBlank && !isLong) onText(value);
      }}
    />
  );
}

interface StyleProps {
  readonly style: TextStyle;
  /** Null: no text is selected that could be turned. */
  readonly rotation: number | null;
  readonly onStyle: (patch: Partial<TextStyle>, part?: string) => void;
  readonly onTurn: (rotation: number) => void;
  readonly onEnd: () => void;
}

function StyleControls({ style, rotation, onStyle, onTurn, onEnd }: StyleProps) {
  return (
    <GroupBox title={TEXTS.style}>
      <div className={styles.memeStyle} onPointerUp={onEnd} onKeyUp={onEnd}>
        <Select
          label={TEXTS.font}
          options={FONT_OPTIONS}
          value={style.fontFamily}
          onChoose={(fontFamily) => onStyle({ fontFamily })}
        />
        <div className={styles.memeColors}>
          <Color label={TEXTS.color} value={style.color} onValue={(color) => onStyle({ color }, 'color')} />
          <Color
            label={TEXTS.strokeColor}
            value={style.strokeColor}
            onValue={(strokeColor) => onStyle({ strokeColor }, 'strokeColor')}
          />
        </div>
        <Slider
          label={TEXTS.size}
          {...FONT_SIZE}
          value={style.fontSize}
          onValue={(fontSize) => onStyle({ fontSize }, 'size')}
        />
        <Slider
          label={TEXTS.stroke}
          {...STROKE}
          value={style.strokeWidth}
          onValue={(strokeWidth) => onStyle({ strokeWidth }, 'stroke')}
        />
        <Slider
          label={TEXTS.turn}
          min={-180}
          max={180}
          step={5}
          value={rotation ?? 0}
          text={TEXTS.degrees}
          disabled={rotation === null}
          onValue={onTurn}
        />
        <div className={styles.memePresets} role="group" aria-label={TEXTS.presets}>
          {PRESETS.map(({ title, style: preset }) => (
            <Button key={title} onClick={() => onStyle(preset)}>
              {title}
            </Button>
          ))}
        </div>
      </div>
    </GroupBox>
  );
}

interface ColorProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** The browser's own choice of a color. */
function Color({ label, value, onValue }: ColorProps) {
  return (
    <label className={styles.memeColor}>
      <span>{label}</span>
      <input type="color" value={value} onChange={(event) => onValue(event.currentTarget.value)} />
    </label>
  );
}
