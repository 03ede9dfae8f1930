import { exportRefundsDue, type listRefundsDue, type Redemption } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { List, Status, useList, type Column } from '@rrr/kit/desk';
import { useConfigQuery, useRefundsDueQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';
import { useRedemptionColumns } from './use-redemption-columns.js';
import { useDayFilters } from './use-redemption-filters.js';

const params = { role: 'dealer' } as const;

type Due = Redemption & { dueDate: string; overdue: boolean };

/** Redemptions that the parts account was not credited for yet, oldest first, with the day on which it is due. */
export const DueTab = () => {
  const [words, formats, path] = [useWords(), useFormats(), usePath()];
  const days = useConfigQuery().data?.program.dealerRefundDays;
  const { first, amount } = useRedemptionColumns<Due>();
  const list = useList<typeof listRefundsDue>({
    filters: [
      {
        key: 'overdue',
        kind: 'yesNo',
        label: words('list.dueFilter'),
        yes: words('list.overdueOnly'),
        no: words('list.notDueYet'),
      },
      ...useDayFilters(),
    ],
  });
  const answer = useRefundsDueQuery({ params, query: list.query });
  const due: Column<Due> = {
    key: 'due',
    title: words('list.dueOn'),
    phone: 'under',
    cell: (item) =>
      item.overdue ? (
        <Status tone="wait">{words('list.overdueSince', { date: formats.date(item.dueDate) })}</Status>
      ) : (
        formats.date(item.dueDate)
      ),
  };
  return (
    <>
      <List<Due>
        label={words('list.due')}
        list={list}
        answer={answer}
        items={answer.data?.creditRedemptions}
        pagination={answer.data?.pagination}
        columns={[...first, due, amount]}
        href={(item) => path(`/redemption/${item._id}`)}
        exportOf={{ endpoint: exportRefundsDue, params }}
        empty={{ text: words('list.noneDue') }}
      />
      {days !== undefined && <p className="desk-muted">{words('list.dueLead', { count: days })}</p>}
    </>
  );
};
