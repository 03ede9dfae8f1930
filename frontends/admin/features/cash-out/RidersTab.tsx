import { exportCashOut, type reportCashOut, type Response } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { Amount, NamedList, useList, type Column } from '@rrr/kit/desk';
import { useProgramQuery } from '../../program.api.js';
import { MeasureNotes } from '../../pieces/measures/MeasureNotes.js';
import { useCashByRiderQuery } from '../../shared/cash-out/cash-out.api.js';
import { useCashOutWords } from './words/use-words.js';

type ByRider = Response<typeof reportCashOut>['riders'][number];
const SUMS = ['earned', 'open', 'inClaim', 'paid', 'withheld'] as const;

/** Each rider's cash of all years; a row leads to the claims and awards behind it. */
export const RidersTab = () => {
  const [words, path] = [useCashOutWords(), usePath()];
  const currencies = useProgramQuery().data?.program.currencies ?? ['USD'];
  const list = useList<typeof reportCashOut>({
    limit: 25,
    filters: [
      {
        key: 'currency',
        kind: 'tabs',
        label: words('currency'),
        choices: currencies.map((value) => ({ value, label: value })),
      },
    ],
  });
  const answer = useCashByRiderQuery({ query: list.query });
  const columns: Column<ByRider>[] = [
    {
      key: 'rider',
      title: words('rider'),
      cell: (rider) => rider.fullName,
      below: (rider) => [rider.hometown, rider.state].filter(Boolean).join(', '),
    },
    ...SUMS.map((key): Column<ByRider> => ({
      key,
      title: words(`riders.${key}`),
      align: 'right',
      phone: key === 'earned' ? 'side' : 'none',
      cell: (rider) => <Amount money={rider[key]} strong={key === 'earned'} />,
    })),
  ];
  return (
    <>
      <NamedList
        dense
        name="admin/cash-by-rider"
        label={words('tabs.riders')}
        columns={columns}
        list={list}
        answer={answer}
        items={answer.data?.riders}
        pagination={answer.data?.pagination}
        href={(rider) => path(`/rider/${rider._id}?tab=cash`)}
        exportOf={{ endpoint: exportCashOut, params: { role: 'admin' } }}
        empty={{ text: words('riders.empty') }}
      />
      <MeasureNotes of={['earned', 'open', 'inClaim', 'paidOut', 'withheld']} />
    </>
  );
};
