import { useEffect, useId, useRef } from 'react';
import { useInboxWords } from './words/use-words.js';

const KEYS = ['j', 'k', 'a', 'r', 's', 'z', '?'] as const;

/** The keys of the inbox and what each does. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const [words, title] = [useInboxWords(), useId()];
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="dialog-body">
        <h2 id={title}>{words('keyboard.title')}</h2>
        <dl className="admin-inbox-key-list">
          {KEYS.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{key.toUpperCase()}</kbd>
              </dt>
              <dd>{words(`keyboard.of.${key}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="actions">
          <button type="button" className="button" onClick={close}>
            {words('keyboard.close')}
          </button>
        </p>
      </div>
    </dialog>
  );
};
