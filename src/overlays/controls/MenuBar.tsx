import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useApp } from '../appContext.ts';
import { PopupMenu, type MenuChoices } from './PopupMenu.tsx';

/** A menu of a window. */
export interface BarMenu {
  readonly label: string;
  readonly choices: MenuChoices;
}

interface MenuBarProps {
  readonly menus: readonly BarMenu[];
  /** Buttons beside the menus. */
  readonly children?: ReactNode;
}

/** The menu that is open, and where it hangs, in pixels of the page. */
interface Open {
  readonly index: number;
  readonly at: { readonly x: number; readonly y: number };
}

const TURNS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const LABEL = 'Menu';
const OPENS = ['ArrowDown', 'ArrowUp'];

/**
 * The menus of a window, in a line under its title. The Tab key stops at one of them; arrows go to the others, and from an open one to the next.
 */
export function MenuBar({ menus, children }: MenuBarProps) {
  const { sound } = useApp();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [open, setOpen] = useState<Open | null>(null);
  const menu = open === null ? undefined : menus[open.index];

  const goTo = (index: number): DOMRect | undefined => {
    const button = bar.current?.children[index];
    if (!(button instanceof HTMLElement)) return undefined;
    setStop(index);
    button.focus();
    return button.getBoundingClientRect();
  };
  const openAt = (index: number): void => {
    const box = goTo(index);
    if (box === undefined) return;
    sound('menu');
    setOpen({ index, at: { x: box.left, y: box.bottom } });
  };
  const turn = (event: KeyboardEvent, from: number, go: (index: number) => void): void => {
    const by = TURNS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go((from + by + menus.length) % menus.length);
  };
  return (
    <>
      <div className="w95-menu-bar" data-open={open === null ? undefined : ''}>
        <div
          ref={bar}
          role="menubar"
          aria-label={LABEL}
          onKeyDown={(event) => {
            turn(event, stop, goTo);
            if (!OPENS.includes(event.key)) return;
            event.preventDefault();
            openAt(stop);
          }}
        >
          {menus.map((one, index) => (
            <button
              key={one.label}
              type="button"
              role="menuitem"
              aria-haspopup="menu"
              aria-expanded={open?.index === index}
              tabIndex={index === stop ? 0 : -1}
              onClick={() => (open?.index === index ? setOpen(null) : openAt(index))}
              onPointerEnter={() => {
                if (open !== null && open.index !== index) openAt(index);
              }}
            >
              {one.label}
            </button>
          ))}
        </div>
        {children}
      </div>
      {open !== null && menu !== undefined && (
        <div role="presentation" onKeyDownCapture={(event) => turn(event, open.index, openAt)}>
          <PopupMenu key={menu.label} {...menu} at={open.at} onClose={() => setOpen(null)} />
        </div>
      )}
    </>
  );
}
