import { Link } from 'react-router-dom';
import type { listPayoutClaims, PayoutClaim, RiderCash } from '@rrr/contract';
import { useFormats, useLocale, usePath } from '@rrr/kit/base';
import {
  Amount,
  Empty,
  List,
  ProblemNote,
  Section,
  Skeleton,
  Status,
  useList,
  type Column,
  type Tone,
} from '@rrr/kit/desk';
import { usePayoutClaimsQuery } from '../../../shared/cash-out/cash-out.api.js';
import { ClaimForm, type Named } from './ClaimForm.js';
import { Choices } from './Choices.js';
import { useRiderCashQuery } from './rider-cash.api.js';
import { useRiderCashWords } from './words/use-words.js';
import { Years } from './Years.js';

const TONE: Record<PayoutClaim['state'], Tone> = { pending: 'wait', sent: 'good', canceled: 'plain' };

const Missing = ({ riderId, missing }: { riderId: string; missing: RiderCash['missing'] }) => {
  const [words, path, locale] = [useRiderCashWords(), usePath(), useLocale()];
  if (missing.length === 0) return null;
  const named = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    missing.map((text) => words(`what.${text}`)),
  );
  return (
    <div className="alert wait" role="status">
      <strong>{words('missing', { what: named })}</strong>
      <div className="actions">
        {missing.some((text) => text === 'address' || text === 'residence') && (
          <Link className="button" to={path(`/rider/${riderId}/edit`)}>
            {words('mend.address')}
          </Link>
        )}
        {missing.some((text) => text !== 'address' && text !== 'residence') && (
          <Link className="button" to={path(`/rider/${riderId}?tab=documents`)}>
            {words('mend.documents')}
          </Link>
        )}
      </div>
    </div>
  );
};

const Claims = ({ riderId }: { riderId: string }) => {
  const [words, formats, path, list] = [
    useRiderCashWords(),
    useFormats(),
    usePath(),
    useList<typeof listPayoutClaims>(),
  ];
  const answer = usePayoutClaimsQuery({ params: { role: 'admin' }, query: { ...list.query, riderId } });
  const columns: Column<PayoutClaim>[] = [
    { key: 'requested', title: words('requested'), cell: (claim) => formats.instant(claim.requestedAt) },
    { key: 'method', title: words('method'), cell: (claim) => words(`methods.${claim.method}`) },
    {
      key: 'state',
      title: words('state'),
      phone: 'under',
      cell: (claim) => (
        <Status tone={claim.overdue ? 'bad' : TONE[claim.state]}>
          {claim.overdue ? words('pastDue') : words(`states.${claim.state}`)}
        </Status>
      ),
    },
    { key: 'net', title: words('net'), align: 'right', cell: (claim) => <Amount money={claim.net} strong /> },
  ];
  return (
    <Section title={words('claims')}>
      <List
        dense
        label={words('claims')}
        columns={columns}
        list={list}
        answer={answer}
        items={answer.data?.payoutClaims}
        pagination={answer.data?.pagination}
        href={(claim) => path(`/payout-claim/${claim._id}`)}
        empty={{ text: words('noClaims') }}
      />
    </Section>
  );
};

/** A rider's cash: what can be claimed and what is missing for it, every claim, and what was paid in each year. */
export const CashTab = ({ rider }: { rider: Named }) => {
  const [words, riderId] = [useRiderCashWords(), rider._id];
  const { currentData, error, isFetching, refetch } = useRiderCashQuery({ params: { role: 'admin', riderId } });
  const open = currentData?.cash.filter(({ gross }) => gross.amount > 0) ?? [];
  return (
    <>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!currentData && isFetching && <Skeleton lines={4} />}
      {currentData && open.length > 0 && <Missing riderId={riderId} missing={currentData.missing} />}
      {open.map((cash) => (
        <ClaimForm key={cash.gross.currency} rider={rider} cash={cash} ready={currentData?.missing.length === 0} />
      ))}
      {currentData && open.length === 0 && <Empty text={words('nothing')} />}
      <Claims riderId={riderId} />
      <Choices riderId={riderId} />
      {currentData && <Years years={currentData.years} />}
    </>
  );
};
