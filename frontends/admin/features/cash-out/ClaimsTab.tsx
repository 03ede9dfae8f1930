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
  const stateOf = (it: PayoutClaim) => {
    if (it.sent) return words('sentOn', { date: formats.shortDate(it.sent.date) });
    return it.canceledAt
      ? words('canceledOn', { date: formats.day(it.canceledAt, { short: true }) })
      : words('pending');
  };
  const columns: Column<PayoutClaim>[] = [
    {
      key: 'rider',
      title: words('rider'),
      cell: (it) => it.rider.fullName,
      below: (it) => words(`methods.${it.method}`),
    },
    { key: 'gross', title: words('gross'), align: 'right', phone: 'none', cell: (it) => <Amount money={it.gross} /> },
    {
      key: 'withheld',
      title: words('withheld'),
      align: 'right',
      phone: 'none',
      cell: (it) => (
        <>
          <Amount money={it.withholding} />
          {it.withholding.amount > 0 && (
            <div className="desk-muted">
              {words('percent', { percent: formats.percent(it.withholdingPercent / 100) })}
            </div>
          )}
        </>
      ),
    },
    { key: 'net', title: words('net'), align: 'right', cell: (it) => <Amount money={it.net} strong /> },
    {
      key: 'due',
      title: words('due'),
      cell: (it) => (
        <>
          <span className="number">{formats.shortDate(it.dueDate)}</span>{' '}
          {it.overdue && <Status tone="wait">{words('past')}</Status>}
        </>
      ),
    },
    {
      key: 'state',
      title: words('state'),
      phone: 'under',
      cell: (it) => <Status tone={TONE[it.state]}>{stateOf(it)}</Status>,
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
        href={(it) => path(`/payout-claim/${it._id}`)}
        exportOf={{ endpoint: exportPayoutClaims, params }}
        empty={{ text: words('noClaims') }}
      />
    </>
  );
};
