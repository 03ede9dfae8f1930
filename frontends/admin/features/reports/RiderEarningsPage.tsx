import { exportRiderEarnings, type reportEarnings, type Response } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, type Column, NamedListPage, PrintButton, useList } from '@rrr/kit/desk';
import { AmountOf } from '../../pieces/AmountOf.js';
import { useProgramQuery } from '../../program.api.js';
import { MeasureNotes } from '../../pieces/measures/MeasureNotes.js';
import { WithProgram } from '../../pieces/WithProgram.js';
import { useRiderEarningsQuery } from '../../shared/reports/reports.api.js';
import { useReportWords } from '../../shared/reports/words/use-words.js';

type Earner = Response<typeof reportEarnings>['riders'][number];
const GROUPS = ['amateur', 'pro'] as const;
const PARTS = { amateur: ['credit', 'bonus'], pro: ['cash'] } as const;
const THIS_YEAR = new Date().getFullYear();
const YEARS = 10;

/** What each rider earned in a year, highest first; a row leads to the awards behind it. */
const RiderEarnings = () => {
  const [words, formats, path] = [useReportWords(), useFormats(), usePath()];
  const currencies = useProgramQuery().data?.program.currencies ?? ['USD'];
  const list = useList<typeof reportEarnings>({
    limit: 25,
    filters: [
      {
        key: 'group',
        kind: 'tabs',
        label: words('earnings.group'),
        choices: GROUPS.map((value) => ({ value, label: words(`earnings.groups.${value}`) })),
      },
      {
        key: 'currency',
        kind: 'tabs',
        label: words('currency'),
        choices: currencies.map((value) => ({ value, label: value })),
      },
      {
        key: 'year',
        kind: 'year',
        label: words('earnings.year'),
        from: THIS_YEAR - YEARS + 1,
        to: THIS_YEAR - 1,
        none: String(THIS_YEAR),
      },
    ],
  });
  const answer = useRiderEarningsQuery({ query: list.query });
  const parts = PARTS[list.query.group === 'pro' ? 'pro' : 'amateur'];
  const columns: Column<Earner>[] = [
    {
      key: 'rider',
      title: words('earnings.rider'),
      cell: (earner) => earner.fullName,
      below: (earner) => [earner.hometown, earner.state].filter(Boolean).join(', '),
    },
    {
      key: 'awards',
      title: words('earnings.awards'),
      align: 'right',
      phone: 'more',
      cell: (earner) => <span className="number">{formats.count(earner.awards)}</span>,
    },
    ...parts.map((key): Column<Earner> => ({
      key,
      title: words(`earnings.${key}`),
      align: 'right',
      phone: 'none',
      // an award that is worth nothing is in no sum: 0 is no award of this type
      cell: (earner) => <AmountOf money={earner[key]} count={earner[key].amount} />,
    })),
    {
      key: 'earned',
      title: words('earnings.earned'),
      align: 'right',
      phone: 'side',
      cell: (earner) => <Amount money={earner.earned} strong />,
    },
  ];
  return (
    <NamedListPage
      dense
      name="admin/rider-earnings"
      title={words('earnings.title')}
      lead={String(answer.data?.year ?? (list.values['year'] || THIS_YEAR))}
      primary={<PrintButton />}
      label={words('earnings.title')}
      columns={columns}
      list={list}
      answer={answer}
      items={answer.data?.riders}
      pagination={answer.data?.pagination}
      href={(earner) => path(`/rider/${earner._id}?tab=awards`)}
      exportOf={{ endpoint: exportRiderEarnings, params: { role: 'admin' } }}
      empty={{ text: words('earnings.empty') }}
    >
      <MeasureNotes of={['earned']} />
    </NamedListPage>
  );
};

export const RiderEarningsPage = () => (
  <WithProgram title={useReportWords()('earnings.title')}>
    <RiderEarnings />
  </WithProgram>
);
