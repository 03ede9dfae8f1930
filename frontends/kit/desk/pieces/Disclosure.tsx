import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { DownOutlined } from '@ant-design/icons';

export interface DisclosureProps {
  label: ReactNode;
  /** what it opens; `close` also gives the focus back to the button */
  children: (close: () => void) => ReactNode;
  busy?: boolean;
  /** the page's one primary act */
  primary?: boolean;
}

/** A button that opens a small panel below itself; Escape or a click elsewhere closes it. */
export const Disclosure = ({ label, children, busy, primary = false }: DisclosureProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event) => !frame.current?.contains(event.target as Node) && setOpen(false);
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  return (
    <div className="desk-disclosure" ref={frame}>
      <button
        ref={button}
        type="button"
        className={primary ? 'button primary' : 'button'}
        aria-expanded={open}
        aria-controls={id}
        aria-busy={busy || undefined}
        onClick={() => setOpen(!open)}
      >
        {label} <DownOutlined aria-hidden />
      </button>
      <div id={id} className="desk-panel" hidden={!open}>
        {open && children(close)}
      </div>
    </div>
  );
};
