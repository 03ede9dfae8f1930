import { useDispatch } from 'react-redux';
import { undoRedemption, type Redemption } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useWords } from '../../words/use-words.js';

interface Props {
  redemption: Redemption;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks why, then gives the credit back to the rider. */
export const UndoDialog = ({ redemption, onDone, onClose }: Props) => {
  const { http } = useHost();
  const [t, formats, dispatch] = [useWords(), useFormats(), useDispatch()];
  const [amount, name] = [formats.money(redemption.amount), redemption.rider.fullName];
  const act = useAct({
    send: (reason: string, idempotencyKey) =>
      http.call(undoRedemption, {
        params: { role: 'admin', redemptionId: redemption._id },
        query: { reason },
        idempotencyKey,
      }),
    // A refused undo tells as much as one that worked: what is on the page was out of date.
    refresh: () => dispatch(api.util.invalidateTags(['money'])),
    notice: ({ newBalance }) => t('undo.done', { amount, name, balance: formats.money(newBalance) }),
    onDone: () => {
      onClose();
      onDone?.();
    },
  });
  return (
    <ActDialog
      title={t('undo.title', { amount, dealer: redemption.dealer.name })}
      consequence={t('undo.lead', { name })}
      act={act}
      command={(reason) => reason}
      confirm={t('undo.confirm', { amount })}
      keep={t('undo.keep')}
      reason={{ label: t('undo.reason'), required: t('undo.required') }}
      onClose={onClose}
    />
  );
};
