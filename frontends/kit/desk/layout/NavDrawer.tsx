import { useEffect, useRef, type ReactNode } from 'react';

/** A native modal dialog: the browser keeps the focus inside, closes on Escape and makes the rest inert. */
export const NavDrawer = ({
  open,
  label,
  onClose,
  children,
}: {
  open: boolean;
  label: string;
  onClose: () => void;
  children: ReactNode;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal?.();
    if (!open && element?.open) element.close?.();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="desk-drawer"
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && <div className="desk-drawer-body">{children}</div>}
    </dialog>
  );
};
