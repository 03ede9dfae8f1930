import { expireCash, type Money } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { useExpireWords } from './words/expire.js';

interface Props {
  award: { _id: string; label: string; amount: Money };
  rider: { _id: string; fullName: string };
  onDone?: () => void;
  onClose: () => void;
}

/** Says what is lost and asks why, then lets an overdue cash award expire. */
export const ExpireDialog = ({ award, rider, onDone, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats, refresh] = [useExpireWords(), useFormats(), useRefresh('money', 'record')];
  const [amount, name] = [formats.money(award.amount), rider.fullName];
  const act = useAct({
    send: (reason: string, idempotencyKey) =>
      http.call(expireCash, {
        params: { riderId: rider._id },
        body: { awardId: award._id, amount: award.amount, reason },
        idempotencyKey,
      }),
    refresh,
    notice: ({ newBalance, approvalId }) =>
      words(approvalId === null ? 'done' : 'waits', { amount, name, balance: formats.money(newBalance) }),
    onDone: () => {
      onClose();
      onDone?.();
    },
  });
  return (
    <ActDialog
      title={words('title', { amount })}
      consequence={words('lead', { amount, name, award: award.label })}
      act={act}
      command={(reason) => reason}
      confirm={words('confirm', { amount })}
      keep={words('keep')}
      reason={{ label: words('reason'), required: words('required') }}
      onClose={onClose}
    />
  );
};
