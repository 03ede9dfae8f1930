import { useRef, useState, type ReactNode } from 'react';
import { LazyPage, type Load } from '../LazyPage.js';
import { useWords } from '../language/use-kit-words.js';

const beforeLeaving = () => import('./BeforeLeaving.js').then((loaded) => loaded.BeforeLeaving);

interface Props {
  /** where Proceed leads; asked for when the notice opens */
  address: () => Promise<string>;
  /** the logo */
  children: ReactNode;
}

/**
 * The header's logo: it leads to the manufacturer's site, with a notice before leaving (requirements §1), which loads
 * when it is asked for.
 */
export const LeaveNotice = ({ address, children }: Props) => {
  const open = useWords()('leave');
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState(false);
  const close = () => dialog.current?.close();
  const show = () => {
    setAsked(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className="logo-button" aria-label={open} aria-haspopup="dialog" onClick={show}>
        {children}
      </button>
      <dialog
        ref={dialog}
        className="dialog"
        aria-label={open}
        onClick={(event) => event.target === dialog.current && close()}
      >
        <div className="dialog-body">
          {asked && <LazyPage load={beforeLeaving as Load} given={{ address, close }} />}
        </div>
      </dialog>
    </>
  );
};
