import { exportPayoutClaims, type listPayoutClaims, type PayoutClaim } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, NamedList, Status, useList, type Column, type Tone } from '@rrr/kit/desk';
import { useCountriesOf } from '../../countries.api.js';
import { usePayoutClaimsQuery } from '../../shared/cash-out/cash-out.api.js';
import { LeftToSend } from './LeftToSend.js';
import { useCashOutWords } from './words/use-words.js';

const STATES = ['pending', 'sent', 'canceled'] as const;
const METHODS = ['reward-link', 'debit-card', 'cheque'] as const;
const TONE: Record<PayoutClaim['state'], Tone> = { pending: 'wait', sent: 'good', canceled: 'plain' };
const params = { role: 'admin' } as const;

/** Every claim with its state and due date. */
export const ClaimsTab = () => {
  const [words, formats, path] = [useCashOutWords(), useFormats(), usePath()];
  const countries = useCountriesOf('riders');
  const list = useList<typeof listPayoutClaims>({
    limit: 25,
    filters: [
      { key: 'query', kind: 'text', label: words('query') },
      {
        key: 'state',
        kind: 'select',
        label: words('state'),
        choices: STATES.map((value) => ({ value, label: words(`states.${value}`) })),
      },
      {
        key: 'overdue',
        kind: 'yesNo',
        label: words('overdue'),
        yes: words('overdues.true'),
        no: words('overdues.false'),
      },
      {
        key: 'method',
        kind: 'select',
        label: words('method'),
        choices: METHODS.map((value) => ({ value, label: words(`methods.${value}`) })),
      },
      { key: 'country', kind: 'country', ...countries, label: words('country') },
    ],
  });
  const answer = usePayoutClaimsQuery({ params, query: list.query });
  const stateOf = (claim: PayoutClaim) => {
    if (claim.sent) return words('sentOn', { date: formats.shortDate(claim.sent.date) });
    return claim.canceledAt
      ? words('canceledOn', { date: formats.day(claim.canceledAt, { short: true }) })
      : words('pending');
  };
  const columns: Column<PayoutClaim>[] = [
    {
      key: 'rider',
      title: words('rider'),
      cell: (claim) => claim.rider.fullName,
      below: (claim) => words(`methods.${claim.method}`),
    },
    {
      key: 'gross',
      title: words('gross'),
      align: 'right',
      phone: 'none',
      cell: (claim) => <Amount money={claim.gross} />,
    },
    {
      key: 'withheld',
      title: words('withheld'),
      align: 'right',
      phone: 'none',
      cell: (claim) => (
        <>
          <Amount money={claim.withholding} />
          {claim.withholding.amount > 0 && (
            <div className="desk-muted">
              {words('percent', { percent: formats.percent(claim.withholdingPercent / 100) })}
            </div>
          )}
        </>
      ),
    },
    { key: 'net', title: words('net'), align: 'right', cell: (claim) => <Amount money={claim.net} strong /> },
    {
      key: 'due',
      title: words('due'),
      cell: (claim) => (
        <>
          <span className="number">{formats.shortDate(claim.dueDate)}</span>{' '}
          {claim.overdue && <Status tone="wait">{words('past')}</Status>}
        </>
      ),
    },
    {
      key: 'state',
      title: words('state'),
      phone: 'under',
      cell: (claim) => <Status tone={TONE[claim.state]}>{stateOf(claim)}</Status>,
    },
  ];
  return (
    <>
      <LeftToSend />
      <NamedList
        dense
        name="admin/payout-claims"
        label={words('tabs.claims')}
        columns={columns}
        list={list}
        answer={answer}
        items={answer.data?.payoutClaims}
        pagination={answer.data?.pagination}
        href={(claim) => path(`/payout-claim/${claim._id}`)}
        exportOf={{ endpoint: exportPayoutClaims, params }}
        empty={{ text: words('noClaims') }}
      />
    </>
  );
};
