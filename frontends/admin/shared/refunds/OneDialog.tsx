import { useDispatch } from 'react-redux';
import { refundDealer, undoRefund } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import type { Run, RunRow } from './refund-run.js';
import { useRefundWords } from './words/use-words.js';

interface Props {
  act: Run['act'];
  row: RunRow;
  onDone?: () => void;
  onClose: () => void;
}

/** Refunds a dealer for one redemption, or undoes that. */
export const OneDialog = ({ act: kind, row, onDone, onClose }: Props) => {
  const { http } = useHost();
  const [t, formats, dispatch] = [useRefundWords(), useFormats(), useDispatch()];
  const given = { amount: formats.money(row.amount), dealer: row.dealer, code: row.code };
  const act = useAct({
    send: (redemptionId: string, idempotencyKey) =>
      http.call(kind === 'refund' ? refundDealer : undoRefund, { params: { redemptionId }, idempotencyKey }),
    // A refusal tells as much as a success: what is on the page was out of date.
    refresh: () => dispatch(api.util.invalidateTags(['money'])),
    notice: () => t(`one.${kind}.done`, given),
    onDone: () => {
      onClose();
      onDone?.();
    },
  });
  return (
    <ActDialog
      title={t(`one.${kind}.title`, given)}
      consequence={t(`one.${kind}.lead`, given)}
      act={act}
      command={() => row._id}
      confirm={t(`one.${kind}.confirm`, given)}
      keep={t('keep')}
      onClose={onClose}
    />
  );
};
