import { exportCashYears, type listCashYears, type Response } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, NamedList, Status, useList, type Column } from '@rrr/kit/desk';
import { useProgramQuery } from '../../program.api.js';
import { useCashYearsQuery } from '../../shared/cash-out/cash-out.api.js';
import { useCashOutWords } from './words/use-words.js';

type CashYear = Response<typeof listCashYears>['cashYears'][number] & { _id: string };
const THIS_YEAR = new Date().getFullYear();
const FIRST = 2000;

/** What each rider was paid in a calendar year, and whether the tax office hears of it. */
export const YearsTab = () => {
  const [words, formats, path] = [useCashOutWords(), useFormats(), usePath()];
  const currencies = useProgramQuery().data?.program.currencies ?? ['USD'];
  const list = useList<typeof listCashYears>({
    limit: 25,
    filters: [
      {
        key: 'year',
        kind: 'year',
        label: words('years.year'),
        from: THIS_YEAR - 9,
        to: THIS_YEAR - 1,
        none: String(THIS_YEAR),
      },
      {
        key: 'currency',
        kind: 'tabs',
        label: words('years.currency'),
        choices: currencies.map((value) => ({ value, label: value })),
      },
      {
        key: 'reported',
        kind: 'yesNo',
        label: words('years.reported'),
        yes: words('years.reporteds.true'),
        no: words('years.reporteds.false'),
      },
    ],
  });
  const { year = THIS_YEAR, ...rest } = list.query;
  const answer = useCashYearsQuery({ query: { ...rest, year: Math.max(Number(year), FIRST) } });
  const columns: Column<CashYear>[] = [
    { key: 'rider', title: words('rider'), cell: (cashYear) => cashYear.rider.fullName },
    { key: 'year', title: words('years.year'), cell: (cashYear) => <span className="number">{cashYear.year}</span> },
    {
      key: 'gross',
      title: words('gross'),
      align: 'right',
      phone: 'none',
      cell: (cashYear) => <Amount money={cashYear.gross} />,
    },
    {
      key: 'withholding',
      title: words('years.withholding'),
      align: 'right',
      phone: 'none',
      cell: (cashYear) => <Amount money={cashYear.withholding} />,
    },
    { key: 'net', title: words('net'), align: 'right', cell: (cashYear) => <Amount money={cashYear.net} strong /> },
    {
      key: 'line',
      title: words('years.line'),
      phone: 'under',
      cell: (cashYear) => (
        <Status tone={cashYear.reported ? 'wait' : 'plain'}>
          {words(cashYear.reported ? 'years.yes' : 'years.no')}
        </Status>
      ),
    },
  ];
  return (
    <>
      <NamedList
        dense
        label={words('tabs.years')}
        columns={columns}
        list={list}
        answer={answer}
        items={answer.data?.cashYears.map((cashYear) => ({ ...cashYear, _id: cashYear.rider._id }))}
        pagination={answer.data?.pagination}
        href={(item) => path(`/rider/${item.rider._id}?tab=cash`)}
        name="admin/cash-years"
        exportOf={{ endpoint: exportCashYears, params: { role: 'admin' } }}
        empty={{ text: words('years.empty') }}
      />
      {answer.data && (
        <p className="desk-muted">{words('years.threshold', { amount: formats.money(answer.data.threshold) })}</p>
      )}
    </>
  );
};
