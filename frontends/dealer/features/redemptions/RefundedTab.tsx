import { exportRefunds, type listRefunds, type Refund } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, List, Status, useList, type Column } from '@rrr/kit/desk';
import { useRefundsQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';
import { useDayFilters } from './use-redemption-filters.js';

const params = { role: 'dealer' } as const;

/** Refunds to the parts account, newest first; undone ones are a list of their own. */
export const RefundedTab = () => {
  const [words, formats, path] = [useWords(), useFormats(), usePath()];
  const list = useList<typeof listRefunds>({
    filters: [
      {
        key: 'undone',
        kind: 'tabs',
        label: words('list.refundState'),
        choices: [
          { value: 'false', label: words('list.refundsStanding') },
          { value: 'true', label: words('list.refundsUndone') },
        ],
      },
      ...useDayFilters(),
    ],
  });
  const answer = useRefundsQuery({ params, query: list.query });
  const columns: Column<Refund>[] = [
    { key: 'rider', title: words('list.rider'), cell: (refund) => refund.rider.fullName },
    {
      key: 'code',
      title: words('list.code'),
      cell: (refund) => <span className="number">{refund.redemption.code}</span>,
    },
    { key: 'when', title: words('list.refundedOn'), cell: (refund) => formats.date(refund.refundedDate) },
    { key: 'by', title: words('list.refundedBy'), cell: (refund) => refund.refundedBy },
    {
      key: 'state',
      title: words('list.state'),
      phone: 'under',
      cell: (refund) =>
        refund.undone ? (
          <>
            <Status tone="wait">{words('list.refundUndone')}</Status>
            <div className="desk-muted">
              {words('list.whyNot', { by: refund.undone.by, at: formats.instant(refund.undone.at) })}
            </div>
          </>
        ) : (
          <Status tone="good">{words('list.states.refunded')}</Status>
        ),
    },
    { key: 'amount', title: words('list.amount'), align: 'right', cell: (refund) => <Amount money={refund.amount} /> },
  ];
  return (
    <List<Refund>
      label={words('list.refunded')}
      list={list}
      answer={answer}
      items={answer.data?.refunds}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(refund) => path(`/redemption/${refund.redemption._id}`)}
      exportOf={{ endpoint: exportRefunds, params }}
      empty={{ text: words('list.noneRefunded') }}
    />
  );
};
