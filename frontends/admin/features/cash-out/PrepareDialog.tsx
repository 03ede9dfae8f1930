import { useNavigate } from 'react-router-dom';
import { preparePaymentRun, type previewPaymentRun, type Request, type Response } from '@rrr/contract';
import { useAct, useFormats, useHost, usePath } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { useCashOutWords } from './words/use-words.js';

interface Props {
  body: Request<typeof previewPaymentRun>['body'];
  preview: Response<typeof previewPaymentRun>;
  onClose: () => void;
}

/** Prepares exactly what is on the screen; what changed since is shown again first. */
export const PrepareDialog = ({ body, preview, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats, path, navigate] = [useCashOutWords(), useFormats(), usePath(), useNavigate()];
  const refresh = useRefresh('money');
  const figures = { count: preview.claims, amount: formats.money(preview.total) };
  const act = useAct<null, Response<typeof preparePaymentRun>>({
    send: (_, idempotencyKey) =>
      http.call(preparePaymentRun, { body: { ...body, outcome: preview.outcome }, idempotencyKey }),
    refresh,
    notice: ({ paymentRun }) => words(paymentRun.state === 'waiting' ? 'pay.asked' : 'pay.begun'),
    onDone: ({ paymentRun }) => {
      onClose();
      void navigate(path(`/payment-run/${paymentRun._id}`));
    },
  });
  return (
    <ActDialog
      title={words('pay.prepareTitle', figures)}
      consequence={words('pay.prepareLead')}
      act={act}
      command={() => null}
      confirm={words('pay.prepare', figures)}
      keep={words('pay.keep')}
      unknownLead={words('pay.unknown')}
      onClose={onClose}
    />
  );
};
