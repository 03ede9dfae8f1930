import { runCheques, type Response } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { usePayoutClaimsQuery } from '../../shared/cash-out/cash-out.api.js';
import { useCashOutWords } from './words/use-words.js';

const MOST = 100;

interface Props {
  onRun: (run: Response<typeof runCheques>) => void;
  onClose: () => void;
}

/** How many claims a run would pay and how much, then the run. */
export const RunDialog = ({ onRun, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats, refresh] = [useCashOutWords(), useFormats(), useRefresh('money')];
  const { currentData, error, isFetching, refetch } = usePayoutClaimsQuery({
    params: { role: 'admin' },
    query: { state: 'pending', method: 'cheque', page: 1, limit: MOST },
  });
  const claims = currentData?.payoutClaims.filter(({ net }) => net.currency === 'CAD');
  const total = claims?.reduce((sum, { net }) => sum + net.amount, 0) ?? 0;
  const act = useAct({
    send: (_: undefined, idempotencyKey) => http.call(runCheques, { idempotencyKey }),
    refresh,
    notice: ({ cheques }) => words('cheques.runDone', { count: cheques.length }),
    onDone: (run) => {
      onRun(run);
      onClose();
    },
  });
  return (
    <ActDialog
      title={words('cheques.run')}
      consequence={
        <div className="admin-part">
          <p>{words('cheques.runLead')}</p>
          {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
          {!claims && isFetching && <Skeleton lines={1} />}
          {claims && (
            <p>
              <strong>
                {claims.length === 0
                  ? words('cheques.runNothing')
                  : words('cheques.runClaims', {
                      count: claims.length,
                      amount: formats.money({ amount: total, currency: 'CAD' }),
                    })}
              </strong>
            </p>
          )}
          {(currentData?.pagination.totalPages ?? 1) > 1 && <p>{words('cheques.runMore')}</p>}
        </div>
      }
      act={act}
      command={() => undefined}
      confirm={words('cheques.runConfirm')}
      keep={words('cheques.runKeep')}
      unknownLead={words('cheques.unknown')}
      onClose={onClose}
    />
  );
};
