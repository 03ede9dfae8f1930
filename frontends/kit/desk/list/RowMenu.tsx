import { useEffect, useId, useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { MoreOutlined } from '@ant-design/icons';
import { useWords } from '../words/use-words.js';

/** Something that is done with one row. */
export interface RowAct {
  key: string;
  label: string;
  run: () => void;
  /** it takes something away: it stands last, in red */
  destructive?: boolean;
}

interface Props {
  /** how the row is called: "More for Sam Carter" */
  name: string;
  acts: readonly RowAct[];
}

/** px: an item, and what the menu has around its items */
const [ITEM, AROUND] = [44, 24];

/** Fixed on the screen, for a table's frame cuts off what hangs out of it; above the button where nothing fits below. */
const placeBy = (button: HTMLElement, count: number): CSSProperties => {
  const { top, bottom, right } = button.getBoundingClientRect();
  const away = { right: Math.max(8, document.documentElement.clientWidth - right) };
  const fits = bottom + count * ITEM + AROUND <= window.innerHeight || top < count * ITEM + AROUND;
  return fits ? { ...away, top: bottom + 4 } : { ...away, bottom: window.innerHeight - top + 4 };
};

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The further acts of a row behind one button: a menu for mouse, thumb, keyboard and screen reader. */
export const RowMenu = ({ name, acts }: Props) => {
  const [words, id] = [useWords(), useId()];
  const [open, setOpen] = useState<{ style: CSSProperties; first: 'first' | 'last' }>();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const ordered = [...acts.filter((act) => !act.destructive), ...acts.filter((act) => act.destructive)];
  const show = (first: 'first' | 'last') =>
    button.current && setOpen({ style: placeBy(button.current, acts.length), first });
  const close = () => {
    setOpen(undefined);
    button.current?.focus({ preventScroll: true });
  };

  useLayoutEffect(() => {
    if (open)
      items()
        .at(open.first === 'first' ? 0 : -1)
        ?.focus({ preventScroll: true });
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event) => {
      const at = event.target as Node;
      if (!menu.current?.contains(at) && !button.current?.contains(at)) setOpen(undefined);
    };
    // it stands still while the page moves under it
    const moved = (event: Event) => {
      // a change of size is of the window, which is no node
      if (event.target instanceof Node && menu.current?.contains(event.target)) return;
      if (menu.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
      setOpen(undefined);
    };
    document.addEventListener('pointerdown', leave);
    window.addEventListener('scroll', moved, true);
    window.addEventListener('resize', moved);
    return () => {
      document.removeEventListener('pointerdown', leave);
      window.removeEventListener('scroll', moved, true);
      window.removeEventListener('resize', moved);
    };
  }, [open]);

  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    // the browser's own, such as to load again
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    // Tab goes on from the button
    if (event.key === 'Tab') return close();
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    const next = step
      ? all[step(at, all.length)]
      : event.key.length === 1 && event.key !== ' '
        ? [...all.slice(at + 1), ...all].find((element) =>
            element.textContent?.toLowerCase().startsWith(event.key.toLowerCase()),
          )
        : undefined;
    if (!step && event.key.length > 1) return undefined;
    if (event.key !== ' ') event.preventDefault();
    next?.focus({ preventScroll: true });
    return undefined;
  };

  if (acts.length === 0) return null;
  const label = words('list.more', { name });
  return (
    <span className="desk-row-menu">
      <button
        ref={button}
        type="button"
        className="desk-icon-button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-controls={open && id}
        onClick={() => (open ? close() : show('first'))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          show(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        <MoreOutlined aria-hidden />
      </button>
      {open && (
        <div
          ref={menu}
          id={id}
          role="menu"
          aria-label={label}
          className="desk-menu"
          style={open.style}
          onKeyDown={hear}
        >
          {ordered.map((act) => (
            <button
              key={act.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="button quiet"
              data-destructive={act.destructive || undefined}
              onClick={() => {
                close();
                act.run();
              }}
            >
              {act.label}
            </button>
          ))}
        </div>
      )}
    </span>
  );
};
