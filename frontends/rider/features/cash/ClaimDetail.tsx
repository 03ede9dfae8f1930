import { useState } from 'react';
import { changePayoutClaim, type PayoutClaim, type PayoutClaimDetail } from '@rrr/contract';
import { ActProblem, useAct, useFormats, useHost } from '@rrr/kit/base';
import { Amount, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { useClaimQuery } from './cash.api.js';
import { MethodChoice } from './CashOutForm.js';
import { RewardLink } from './RewardLink.js';
import { useCashWords } from './words/use-words.js';

/** Another way to be paid, while nothing was ordered. */
const ChangeMethod = ({ claim }: { claim: PayoutClaimDetail }) => {
  const { http } = useHost();
  const [t, refresh] = [useCashWords(), useRefresh('cash')];
  const [method, setMethod] = useState(claim.method);
  const act = useAct({
    send: (to: PayoutClaim['method'], key) =>
      http.call(changePayoutClaim, {
        params: { role: 'rider', id: claim._id },
        body: { action: 'change-method', method: to, version: claim.version },
        idempotencyKey: key,
      }),
    refresh,
    notice: () => t('methodChanged'),
  });
  if (claim.methods.length < 2) return null;
  return (
    <div className="rider-form">
      <MethodChoice name={`claim-${claim._id}`} methods={claim.methods} value={method} onChange={setMethod} />
      <ActProblem act={act} />
      {method !== claim.method && (
        <div>
          <button
            type="button"
            className="button"
            aria-busy={act.state.phase === 'sending'}
            onClick={() => void act.run(method)}
          >
            {t('changeMethod')}
          </button>
        </div>
      )}
    </div>
  );
};

/** What a claim pays, and what the rider can do with it now. */
export const ClaimDetail = ({ claimId }: { claimId: string }) => {
  const [t, formats] = [useCashWords(), useFormats()];
  const { currentData, error, isFetching, refetch } = useClaimQuery({ params: { role: 'rider', id: claimId } });
  if (error !== undefined && !isFetching) return <ProblemNote error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeleton lines={3} height={32} />;
  const { payoutClaim: claim } = currentData;
  const { lines, gross, withholding, withholdingPercent, net, order, cheques, state, method } = claim;
  return (
    <div className="rider-claim-detail">
      <table className="desk-table">
        <caption className="visually-hidden">{t('claim.lines')}</caption>
        <tbody>
          {lines.map(({ awardId, label, amount }) => (
            <tr key={awardId}>
              <th scope="row">{label}</th>
              <td data-align="right">
                <Amount money={amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {(
            [
              ['gross', gross],
              ['withholding', withholding],
              ['net', net],
            ] as const
          ).map(([key, money]) => (
            <tr key={key}>
              <th scope="row">{t(`claim.${key}`, { percent: formats.percent(withholdingPercent / 100) })}</th>
              <td data-align="right">
                <Amount money={money} strong={key === 'net'} />
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
      {method === 'reward-link' && state !== 'canceled' && order?.status === 'made' && order.orderId !== null && (
        <RewardLink orderId={order.orderId} />
      )}
      {cheques
        .filter((cheque) => cheque.voided === null)
        .map(({ number, issuedDate }) => (
          <p key={number}>{t('claim.cheque', { number, date: formats.date(issuedDate) })}</p>
        ))}
      {state === 'pending' && order === null && <ChangeMethod key={claim.version} claim={claim} />}
    </div>
  );
};
