import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { MenuItem } from '../../kernel/menu.ts';
import { PixelPicture } from './PixelPicture.tsx';
import '../styles/popupMenu.css';

/** An entry of a menu in a window, which has neither icons nor menus within. */
export type MenuChoice = Omit<MenuItem<never>, 'icon' | 'items' | 'opens'>;
/** The entries of such a menu, in groups. */
export type MenuChoices = readonly (MenuChoice | 'separator')[];

/** What stands before an entry that is on. */
const TICK = ['......t', '.....tt', 't...ttt', 'tt.ttt.', 'ttttt..', '.ttt...', '..t....'];
const COLORS = { t: 'currentcolor' };

interface PopupMenuProps {
  /** Its accessible name. */
  readonly label: string;
  readonly choices: MenuChoices;
  /** Where it was asked for, in pixels of the page. */
  readonly at: { readonly x: number; readonly y: number };
  /** Buttons over the choices, which the arrow keys reach too. */
  readonly head?: ReactNode;
  /** It ends at `at` instead of beginning there, so that what it is about stays in sight. */
  readonly above?: boolean;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/** Which choice a key goes to; null: to none. */
function nextBy(key: string, now: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  const step = STEPS[key];
  return step === undefined ? null : (now + step) % count;
}

/** A menu of what can be done with something. It takes the keyboard, and gives it back when it closes. */
export function PopupMenu({ label, choices, head, at, above = false, onClose }: PopupMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const { current } = menu;
    const room = current?.offsetParent;
    if (!current || !(room instanceof HTMLElement)) return;
    const box = room.getBoundingClientRect();
    // Pixels of the page are not those of the window, which is drawn larger.
    const scale = box.width / room.offsetWidth || 1;
    const within = (wanted: number, most: number): number => Math.max(0, Math.round(Math.min(wanted, most)));
    setPlace({
      left: within((at.x - box.left) / scale, room.offsetWidth - current.offsetWidth - 2),
      top: within(
        (at.y - box.top) / scale - (above ? current.offsetHeight : 0),
        room.offsetHeight - current.offsetHeight - 2,
      ),
    });
  }, [at, above]);
  useEffect(() => {
    const before = document.activeElement;
    menu.current?.querySelector<HTMLElement>(':scope > button')?.focus();
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const now = buttons.findIndex((button) => button === document.activeElement);
    const next = nextBy(event.key, now, buttons.length);
    if (next === null) return;
    event.preventDefault();
    buttons.at(next)?.focus();
  };
  return (
    <>
      <div
        className="w95-popup-ground"
        onPointerDown={onClose}
        onContextMenu={(event) => {
          event.preventDefault();
          onClose();
        }}
      />
      <div
        ref={menu}
        className="w95-popup"
        role="menu"
        data-layer=""
        aria-label={label}
        style={place}
        onKeyDown={walk}
      >
        {head}
        {choices.map((choice, index) =>
          choice === 'separator' ? (
            <div key={index} role="separator" />
          ) : (
            <Choice key={choice.label} choice={choice} onClose={onClose} />
          ),
        )}
      </div>
    </>
  );
}

/** One line of a menu. One that cannot be chosen now can be read all the same. */
function Choice({ choice, onClose }: { readonly choice: MenuChoice } & Pick<PopupMenuProps, 'onClose'>) {
  const { label, keys, checked, isDefault, disabled = false, run } = choice;
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      data-default={isDefault || undefined}
      tabIndex={-1}
      onClick={() => {
        if (disabled) return;
        onClose();
        run?.();
      }}
    >
      {checked === true && <PixelPicture rows={TICK} colors={COLORS} />}
      <span>{label}</span>
      {keys !== undefined && <kbd aria-hidden="true">{keys}</kbd>}
    </button>
  );
}
