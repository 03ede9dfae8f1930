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
    { key: 'rider', title: words('list.rider'), cell: (it) => it.rider.fullName },
    {
      key: 'code',
      title: words('list.code'),
      cell: (it) => <span className="number">{it.redemption.code}</span>,
    },
    { key: 'when', title: words('list.refundedOn'), cell: (it) => formats.date(it.refundedDate) },
    { key: 'by', title: words('list.refundedBy'), cell: (it) => it.refundedBy },
    {
      key: 'state',
      title: words('list.state'),
      phone: 'under',
      cell: (it) =>
        it.undone ? (
          <>
            <Status tone="wait">{words('list.refundUndone')}</Status>
            <div className="desk-muted">
              {words('list.whyNot', { by: it.undone.by, at: formats.instant(it.undone.at) })}
            </div>
          </>
        ) : (
          <Status tone="good">{words('list.states.refunded')}</Status>
        ),
    },
    { key: 'amount', title: words('list.amount'), align: 'right', cell: (it) => <Amount money={it.amount} /> },
  ];
  return (
    <List<Refund>
      label={words('list.refunded')}
      list={list}
      answer={answer}
      items={answer.data?.refunds}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(it) => path(`/redemption/${it.redemption._id}`)}
      exportOf={{ endpoint: exportRefunds, params }}
      empty={{ text: words('list.noneRefunded') }}
    />
  );
};
