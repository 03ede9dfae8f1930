import { useEffect, useId, useRef, useState } from 'react';
import type { Redemption } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { FormErrors } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { useUndo } from './use-undo.js';

/** Asks why, then undoes. A native dialog: the browser keeps the focus inside and closes it on Escape. */
export const UndoDialog = ({ redemption, onClose }: { redemption: Redemption; onClose: () => void }) => {
  const [t, formats, id] = [useWords(), useFormats(), useId()];
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { undo, sending, error } = useUndo(redemption, onClose);
  const amount = formats.money(redemption.amount);
  useEffect(() => {
    const it = dialog.current;
    if (it && !it.open) it.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="admin-dialog" aria-labelledby={`${id}title`} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(reason.trim() === '');
          if (reason.trim() === '') field.current?.focus();
          else if (!sending) void undo(reason.trim());
        }}
      >
        <h2 id={`${id}title`}>{t('undo.title', { amount, dealer: redemption.dealer.name })}</h2>
        <p className="desk-muted">{t('undo.lead', { name: redemption.rider.fullName })}</p>
        <FormErrors error={error} />
        <div className="field">
          <label htmlFor={`${id}reason`}>{t('undo.reason')}</label>
          <textarea
            ref={field}
            id={`${id}reason`}
            className="input"
            value={reason}
            maxLength={300}
            aria-invalid={missing}
            aria-describedby={missing ? `${id}missing` : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
          {missing && (
            <span id={`${id}missing`} className="error" role="alert">
              {t('undo.required')}
            </span>
          )}
        </div>
        <div className="actions">
          <button type="submit" className="button primary" aria-busy={sending}>
            {sending ? t('undo.sending', { amount }) : t('undo.confirm', { amount })}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('undo.keep')}
          </button>
        </div>
      </form>
    </dialog>
  );
};
