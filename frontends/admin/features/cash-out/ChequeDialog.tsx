import { reissueCheque, voidCheque, type Cheque } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { useCashOutWords } from './words/use-words.js';

interface Props {
  cheque: Pick<Cheque, 'number' | 'payee' | 'amount'>;
  act: 'void' | 'reissue';
  onClose: () => void;
}

/** Voids a cheque, or replaces it under the next number; the reason stays in the register. */
export const ChequeDialog = ({ cheque, act: what, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats, refresh] = [useCashOutWords(), useFormats(), useRefresh('money')];
  const { number, payee } = cheque;
  const act = useAct({
    send: (reason: string, idempotencyKey) =>
      http.call(what === 'void' ? voidCheque : reissueCheque, { params: { number }, body: { reason }, idempotencyKey }),
    refresh,
    notice: (result) => words(`cheques.${what}Done`, { number: result.cheque.number }),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words(`cheques.${what}Title`, { number, amount: formats.money(cheque.amount) })}
      consequence={words(`cheques.${what}Lead`, { name: payee })}
      act={act}
      command={(reason) => reason}
      confirm={words(`cheques.${what}Of`, { number })}
      keep={words('cheques.keep')}
      reason={{ label: words('cheques.reason'), required: words('cheques.required') }}
      unknownLead={words('cheques.unknown')}
      onClose={onClose}
    />
  );
};
