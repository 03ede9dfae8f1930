import { useEffect, type ReactNode } from 'react';
import { PreviewChanges, problemOf, type PreviewedAct } from '@rrr/kit/base';
import { ActDialog } from '../form/ActDialog.js';
import { ProblemNote } from '../list/ProblemNote.js';
import { Skeleton } from '../list/Skeleton.js';
import { MoneyMoved } from './MoneyMoved.js';
import type { Effect } from './use-correction.js';
import { useCorrectWords } from './words/use-words.js';

export interface CorrectDialogProps<C, P extends Effect> {
  title: string;
  lead?: ReactNode;
  /** shown first when the dialog opens */
  command: C;
  correction: PreviewedAct<C, P, unknown>;
  /** what it changes besides money */
  body?: (preview: P) => ReactNode;
  /** the body says itself what moves */
  isMoneyInBody?: boolean;
  confirm: string;
  /** looks again, with the places said to be tied: asked where a place is taken */
  onTie?: () => void;
  wide?: boolean;
  onClose: () => void;
}

/** Shows what a correction would change and pay, then does exactly that. */
export const CorrectDialog = <C, P extends Effect>(props: CorrectDialogProps<C, P>) => {
  const {
    title,
    lead,
    command,
    correction,
    body,
    isMoneyInBody = false,
    confirm,
    onTie,
    wide = false,
    onClose,
  } = props;
  const words = useCorrectWords();
  const { preview, error, reading, retry, look, act } = correction;
  // Looked at once, as it stood when the dialog was opened.
  useEffect(() => look(command), [look]); // eslint-disable-line react-hooks/exhaustive-deps
  return (
    <ActDialog
      title={title}
      consequence={
        <div className="desk-effect" aria-busy={reading}>
          {lead && <p>{lead}</p>}
          <PreviewChanges previewed={correction} />
          {error !== undefined &&
            !reading &&
            (onTie && problemOf(error)?.code === 'PLACE_TAKEN' ? (
              <div className="alert wait" role="alert">
                <strong>{words('tie')}</strong>
                <p>{problemOf(error)?.detail}</p>
                <div>
                  <button type="button" className="button" onClick={onTie}>
                    {words('tied')}
                  </button>
                </div>
              </div>
            ) : (
              <ProblemNote error={error} onRetry={retry} />
            ))}
          {reading && !preview && (
            <div role="status" aria-label={words('checking')}>
              <Skeleton lines={3} />
            </div>
          )}
          {preview && (
            <>
              {body?.(preview)}
              {!isMoneyInBody && <MoneyMoved money={preview.money} />}
            </>
          )}
        </div>
      }
      act={act}
      command={() => undefined}
      confirm={confirm}
      wide={wide}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
