import { useRef } from 'react';
import { Logo } from '@rrr/kit/base';
import { usePromise } from '../app/use-promise.js';
import { useShell } from '../app/shell-context.js';
import { useWords } from '../words/use-words.js';

/** The header's logo links to the manufacturer's site, with a notice before leaving (requirements §1). */
export const LeaveNotice = () => {
  const [t, { config }] = [useWords(), useShell()];
  const dialog = useRef<HTMLDialogElement>(null);
  const manufacturerUrl = usePromise(config())?.manufacturerUrl;
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className="logo-button"
        aria-label={t('leave.open')}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Logo />
      </button>
      <dialog
        ref={dialog}
        className="dialog"
        aria-labelledby="leave-title"
        onClick={(event) => event.target === dialog.current && close()}
      >
        <div className="dialog-body">
          <h2 id="leave-title">{t('leave.title')}</h2>
          <p>{t('leave.notice')}</p>
          <p className="actions">
            {manufacturerUrl && (
              <a
                className="button primary"
                href={manufacturerUrl}
                target="_blank"
                rel="noopener noreferrer"
                onClick={close}
              >
                {t('leave.proceed')}
              </a>
            )}
            <button type="button" className="button" onClick={close}>
              {t('leave.stay')}
            </button>
          </p>
        </div>
      </dialog>
    </>
  );
};
