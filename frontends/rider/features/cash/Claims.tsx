import { useId, useState } from 'react';
import { DownOutlined } from '@ant-design/icons';
import type { PayoutClaim } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, ProblemNote, Section, Skeleton, Status, type Tone } from '@rrr/kit/desk';
import { useClaimsQuery } from './cash.api.js';
import { ClaimDetail } from './ClaimDetail.js';
import { useCashWords } from './words/use-words.js';

const TONE: Record<PayoutClaim['state'], Tone> = { pending: 'wait', sent: 'good', canceled: 'plain' };

const Row = ({ claim, opens }: { claim: PayoutClaim; opens: boolean }) => {
  const [t, formats, id] = [useCashWords(), useFormats(), useId()];
  const [open, setOpen] = useState(opens);
  const { _id, state, net, method, requestedAt, dueDate, overdue, sent, canceledAt } = claim;
  const detail =
    state === 'sent'
      ? t('claim.sentOn', { date: formats.date(sent?.date) })
      : state === 'canceled'
        ? t('claim.canceledOn', { date: formats.day(canceledAt) })
        : t(overdue ? 'claim.overdue' : 'claim.due', { date: formats.date(dueDate) });
  return (
    <li className="rider-result" data-open={open || undefined}>
      <button
        type="button"
        className="rider-result-line rider-claim-line"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="rider-result-what">
          <strong>
            <Amount money={net} /> · {t(`method.${method}`)}
          </strong>
          <span className="desk-muted">
            {t('claim.requested', { date: formats.day(requestedAt) })} · {detail}
          </span>
        </span>
        <Status tone={overdue ? 'bad' : TONE[state]}>{t(`claim.state.${state}`)}</Status>
        <DownOutlined aria-hidden className="rider-result-arrow" />
      </button>
      <div id={id} hidden={!open} className="rider-result-more">
        {open && <ClaimDetail claimId={_id} />}
      </div>
    </li>
  );
};

/** What was requested: where each payment stands and by when it comes, newest first. */
export const Claims = () => {
  const t = useCashWords();
  const { data, error, isFetching, refetch } = useClaimsQuery({
    params: { role: 'rider' },
    query: { page: 1, limit: 50 },
  });
  if (error !== undefined && !isFetching) return <ProblemNote error={error} onRetry={() => void refetch()} />;
  if (!data && isFetching) return <Skeleton lines={2} height={56} />;
  if (!data || data.payoutClaims.length === 0) return null;
  return (
    <Section title={t('claim.title')}>
      <ul className="rider-claims">
        {data.payoutClaims.map((payoutClaim, at) => (
          <Row key={payoutClaim._id} claim={payoutClaim} opens={at === 0 && payoutClaim.state === 'pending'} />
        ))}
      </ul>
    </Section>
  );
};
