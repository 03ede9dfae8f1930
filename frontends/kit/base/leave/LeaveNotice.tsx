import { useId, useRef, useState, type ReactNode } from 'react';
import { useWords } from './words.js';

interface Props {
  /** where Proceed leads; asked for when the notice opens */
  address: () => Promise<string>;
  /** the logo */
  children: ReactNode;
}

/** The header's logo: it leads to the manufacturer's site, with a notice before leaving (requirements §1). */
export const LeaveNotice = ({ address, children }: Props) => {
  const [words, title] = [useWords(), useId()];
  const dialog = useRef<HTMLDialogElement>(null);
  const [site, setSite] = useState<string>();
  const [failed, setFailed] = useState(false);
  const close = () => dialog.current?.close();
  const ask = () => {
    setFailed(false);
    address().then(setSite, () => setFailed(true));
  };
  const show = () => {
    dialog.current?.showModal();
    if (!site) ask();
  };
  return (
    <>
      <button type="button" className="logo-button" aria-label={words('open')} aria-haspopup="dialog" onClick={show}>
        {children}
      </button>
      <dialog
        ref={dialog}
        className="dialog"
        aria-labelledby={title}
        onClick={(event) => event.target === dialog.current && close()}
      >
        <div className="dialog-body">
          <h2 id={title}>{words('title')}</h2>
          <p>{words('notice')}</p>
          {failed && (
            <p className="alert bad" role="alert">
              {words('unknown')}
            </p>
          )}
          <p className="actions">
            {site && (
              <a className="button primary" href={site} target="_blank" rel="noopener noreferrer" onClick={close}>
                {words('proceed')}
              </a>
            )}
            {failed && (
              <button type="button" className="button primary" onClick={ask}>
                {words('retry')}
              </button>
            )}
            <button type="button" className="button" onClick={close}>
              {words('stay')}
            </button>
          </p>
        </div>
      </dialog>
    </>
  );
};
