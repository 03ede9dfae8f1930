import { useDispatch } from 'react-redux';
import { undoRedemption, type Redemption } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useUndoWords } from './words/use-undo-words.js';

export interface UndoDialogProps {
  redemption: Redemption;
  onClose: () => void;
  onUndone?: () => void;
}
const REASONS = ['amount', 'rider', 'returned'] as const;

/** Asks why, then gives the credit back to the rider. */
export const UndoDialog = ({ redemption, onClose, onUndone }: UndoDialogProps) => {
  const { http } = useHost();
  const [words, formats, dispatch] = [useUndoWords(), useFormats(), useDispatch()];
  const given = { amount: formats.money(redemption.amount), name: redemption.rider.fullName };
  const act = useAct({
    send: (reason: string, idempotencyKey) =>
      http.call(undoRedemption, {
        params: { role: 'dealer', redemptionId: redemption._id },
        query: { reason },
        idempotencyKey,
      }),
    refresh: () => dispatch(api.util.invalidateTags(['rider', 'redemptions'])),
    notice: () => words('done', given),
    onDone: () => {
      onUndone?.();
      onClose();
    },
  });
  return (
    <ActDialog
      title={words('title', given)}
      consequence={words('lead')}
      act={act}
      command={(reason) => reason}
      confirm={words('confirm', given)}
      keep={words('keep')}
      reason={{
        label: words('reason'),
        required: words('required'),
        suggestions: REASONS.map((reason) => words(`reasons.${reason}`)),
      }}
      unknownLead={words('unknown')}
      onClose={onClose}
    />
  );
};
