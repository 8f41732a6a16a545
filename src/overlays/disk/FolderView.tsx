import { useLayoutEffect, useRef, useState, type DragEvent, type MouseEvent, type RefObject } from 'react';
import { FILE_NAME_MOST } from '@shared/domain/system/disk/names.ts';
import type { Sort } from '@shared/domain/system/disk/sorting.ts';
import { Icon } from '../controls/Icon.tsx';
import { bringIntoSight } from '../controls/useLineInSight.ts';
import { keyOf, useLongPress, type PagePoint } from '../controls/useLongPress.ts';
import { boxesIn } from './boxes.ts';
import type { Item } from './items.ts';
import { itemDrag } from './itemDrag.ts';
import { onListKey } from './listKeys.ts';
import type { View } from './look.ts';
import { clicked, NOTHING, only, type Held, type Selection } from './selection.ts';
import { DISK_TEXTS as TEXTS } from './texts.ts';
import { useBand } from './useBand.ts';
import './folder.css';

export interface FolderViewProps {
  /** Its accessible name. */
  readonly label: string;
  readonly items: readonly Item[];
  /** Said in place of them where there are none. */
  readonly empty: string;
  /** Above that. */
  readonly emptyIcon?: string;
  readonly view: View;
  readonly onSort: (sort: Sort) => void;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onOpen: (id: string) => void;
  /** A menu is asked for, of what is chosen; where nothing is, of the folder. Absent: there is none. */
  readonly onMenu?: (at: PagePoint) => void;
  /** Ids of what was cut: it looks faint until it is pasted. */
  readonly cut?: ReadonlySet<string>;
  /** The one whose name is written anew; null: none. */
  readonly renaming?: string | null;
  /** Null: the name stays. */
  readonly onRename?: (id: string, name: string | null) => void;
  /** One alone can be chosen. */
  readonly isSingle?: boolean;
  /** A folder over which something is dragged. */
  readonly over?: string | null;
  /** A mouse drags these away. Absent: they stay. */
  readonly onDragStart?: (event: DragEvent, ids: readonly string[]) => void;
}

/** What lies in a folder: as icons with their names, or with sizes, kinds and dates in columns (DISK-9). */
export function FolderView(props: FolderViewProps) {
  const { label, items, empty, view, onSort, selection, onSelect, onOpen, onMenu, isSingle = false } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const ids = items.map(({ id }) => id);
  const stop = selection.at ?? ids[0];
  useFocusAt(scroller, selection.at);
  const band = useBand(scroller, (chosen, isAdding) => {
    const all = isAdding ? new Set([...selection.chosen, ...chosen]) : new Set(chosen);
    onSelect({ ...NOTHING, chosen: all, at: chosen.at(-1) ?? null });
  });
  const askMenu = (id: string | null, at: PagePoint): void => {
    if (id !== null && !selection.chosen.has(id)) onSelect(only(id));
    if (id === null) onSelect(NOTHING);
    onMenu?.(at);
  };
  const longPress = useLongPress(askMenu);
  const drag = itemDrag(props, ids);
  const finger = useRef(false);
  const choose = (id: string, held: Held): void =>
    onSelect(isSingle ? only(id) : clicked(selection, ids, id, held));

  return (
    <div className="w95-well">
      <div
        ref={scroller}
        className="w95-scroll folder-view"
        role="grid"
        aria-label={label}
        aria-multiselectable={!isSingle || undefined}
        data-look={view.look}
        tabIndex={items.length === 0 ? 0 : -1}
        onKeyDown={(event) =>
          onListKey(event, { ...props, ids, boxes: () => boxesIn(event.currentTarget), askMenu })
        }
        onContextMenu={(event) => {
          if (onMenu === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          askMenu(keyOf(event.target), { x: event.clientX, y: event.clientY });
        }}
        {...longPress}
        onDragStart={drag.start}
        onPointerDown={(event) => {
          finger.current = event.pointerType === 'touch';
          drag.allow(event);
          longPress.onPointerDown(event);
          if (event.button !== 0 || finger.current || keyOf(event.target) !== null) return;
          if (!event.ctrlKey) onSelect(NOTHING);
          if (!isSingle) band.start(event);
        }}
      >
        {view.look === 'details' && <Head view={view} onSort={onSort} />}
        {items.map((item) => (
          <Row
            key={item.id}
            {...{ item, view }}
            isCut={props.cut?.has(item.id) === true}
            isChosen={selection.chosen.has(item.id)}
            isOver={props.over === item.id}
            tabStop={item.id === stop}
            onName={props.renaming === item.id ? (name) => props.onRename?.(item.id, name) : null}
            onClick={(event) => {
              // A screen reader clicks without a pointer. The second of two taps opens nothing more.
              if (event.detail === 0 || (finger.current && event.detail === 1)) onOpen(item.id);
              else choose(item.id, event);
            }}
            onDoubleClick={() => {
              if (!finger.current) onOpen(item.id);
            }}
          />
        ))}
        {items.length === 0 && <Nothing icon={props.emptyIcon ?? 'folder'} says={empty} />}
        {band.box !== null && <div className="folder-band" style={band.box} />}
      </div>
    </div>
  );
}

const Nothing = ({ icon, says }: { readonly icon: string; readonly says: string }) => (
  <div role="row" className="folder-empty">
    <div role="gridcell">
      <Icon name={icon} />
      {says}
    </div>
  </div>
);

interface RowProps {
  readonly item: Item;
  readonly view: View;
  readonly isCut: boolean;
  readonly isChosen: boolean;
  /** Something that is dragged would go into it. */
  readonly isOver: boolean;
  readonly tabStop: boolean;
  /** Takes its new name; null: it is not written anew. */
  readonly onName: ((name: string | null) => void) | null;
  readonly onClick: (event: MouseEvent) => void;
  readonly onDoubleClick: () => void;
}

/** One thing: its icon and its name, and what else there are columns for. */
function Row({ item, view, isCut, isChosen, isOver, tabStop, onName, onClick, onDoubleClick }: RowProps) {
  return (
    <div
      role="row"
      className="folder-item"
      data-key={item.id}
      data-cut={isCut || undefined}
      data-over={isOver || undefined}
      aria-selected={isChosen}
      tabIndex={tabStop ? 0 : -1}
      onClick={(event) => {
        if (!isWriting(event.target)) onClick(event);
      }}
      onDoubleClick={(event) => {
        if (!isWriting(event.target)) onDoubleClick();
      }}
    >
      <div role="gridcell">
        <Icon name={item.icon} size={view.look === 'large' ? 32 : 16} />
        {onName === null ? (
          <span className="folder-title">{item.name}</span>
        ) : (
          <NameField name={item.name} onName={onName} />
        )}
      </div>
      {view.look === 'details' &&
        [item.size, item.kind, item.date].map((text, index) => (
          <div key={index} role="gridcell">
            {text}
          </div>
        ))}
    </div>
  );
}

/** The columns' titles, which sort. */
function Head({ view, onSort }: Pick<FolderViewProps, 'view' | 'onSort'>) {
  return (
    <div role="row" className="folder-head">
      {(['name', 'size', 'kind', 'date'] as const satisfies readonly Sort[]).map((sort) => (
        <div
          key={sort}
          role="columnheader"
          aria-sort={view.sort !== sort ? 'none' : view.isDown ? 'descending' : 'ascending'}
        >
          <button type="button" tabIndex={-1} onClick={() => onSort(sort)}>
            {TEXTS.columns[sort]}
          </button>
        </div>
      ))}
    </div>
  );
}

/** A name that is written anew. Enter and leaving it give it; Escape leaves the old one. */
function NameField({
  name,
  onName,
}: {
  readonly name: string;
  readonly onName: (name: string | null) => void;
}) {
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const given = useRef(false);
  const give = (next: string | null): void => {
    if (given.current) return;
    given.current = true;
    onName(next);
  };
  useLayoutEffect(() => {
    const { current } = field;
    const dot = name.lastIndexOf('.');
    current?.focus({ preventScroll: true });
    // What follows the dot says what it is, and mostly stays.
    current?.setSelectionRange(0, dot > 0 ? dot : name.length);
  }, [name]);
  return (
    <input
      ref={field}
      className="folder-name"
      aria-label={TEXTS.name}
      value={text}
      maxLength={FILE_NAME_MOST}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => give(text === name ? null : text)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') give(text === name ? null : text);
        if (event.key === 'Escape') give(null);
      }}
    />
  );
}

const isWriting = (target: EventTarget): boolean => target instanceof HTMLInputElement;

/** Keeps the keyboard at this item, while it is in the list, and the item in sight. */
function useFocusAt(list: RefObject<HTMLElement | null>, at: string | null): void {
  useLayoutEffect(() => {
    const well = list.current;
    if (well === null || at === null) return;
    const items = [...well.querySelectorAll<HTMLElement>('[data-key]')];
    const item = items.find(({ dataset }) => dataset['key'] === at);
    if (item === undefined) return;
    const isHere = well.contains(document.activeElement) && !isWriting(document.activeElement ?? well);
    if (isHere && document.activeElement !== item) item.focus({ preventScroll: true });
    bringIntoSight(well, item.offsetTop, item.offsetHeight);
  }, [list, at]);
}
