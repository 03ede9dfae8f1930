import { exportRiderRedemptions, type reportRedemptions, type Response } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, NamedList, useList, type Column } from '@rrr/kit/desk';
import { useProgramQuery } from '../../program.api.js';
import { MeasureNotes } from '../../pieces/measures/MeasureNotes.js';
import { useRiderRedemptionsQuery } from '../../shared/reports/reports.api.js';
import { useReportWords } from '../../shared/reports/words/use-words.js';

type Redeemer = Response<typeof reportRedemptions>['riders'][number];
const THIS_YEAR = new Date().getFullYear();
const YEARS = 10;

/** What each rider redeemed in a year beside all awards they were given, also those taken back; a row leads to its redemptions. */
export const RedemptionsByRider = () => {
  const [words, formats, path] = [useReportWords(), useFormats(), usePath()];
  const currencies = useProgramQuery().data?.program.currencies ?? ['USD'];
  const list = useList<typeof reportRedemptions>({
    limit: 25,
    filters: [
      {
        key: 'currency',
        kind: 'tabs',
        label: words('currency'),
        choices: currencies.map((value) => ({ value, label: value })),
      },
      {
        key: 'year',
        kind: 'year',
        label: words('redemptions.year'),
        from: THIS_YEAR - YEARS + 1,
        to: THIS_YEAR - 1,
        none: String(THIS_YEAR),
      },
    ],
  });
  const answer = useRiderRedemptionsQuery({ query: list.query });
  const columns: Column<Redeemer>[] = [
    {
      key: 'rider',
      title: words('redemptions.rider'),
      cell: (redeemer) => redeemer.fullName,
      below: (redeemer) => [redeemer.hometown, redeemer.state].filter(Boolean).join(', '),
    },
    {
      key: 'times',
      title: words('redemptions.times'),
      align: 'right',
      phone: 'more',
      cell: (redeemer) => <span className="number">{formats.count(redeemer.redemptions)}</span>,
    },
    ...(['issued', 'takenBack', 'earned'] as const).map((key): Column<Redeemer> => ({
      key,
      title: words(`redemptions.${key}`),
      align: 'right',
      phone: 'more',
      cell: (redeemer) => (redeemer[key] ? <Amount money={redeemer[key]} /> : '–'),
    })),
    {
      key: 'redeemed',
      title: words('redemptions.redeemed'),
      align: 'right',
      phone: 'side',
      cell: (redeemer) => <Amount money={redeemer.redeemed} strong />,
    },
  ];
  return (
    <>
      <p className="desk-muted">
        {words('redemptions.lead', { year: answer.data?.year ?? (list.values['year'] || THIS_YEAR) })}
      </p>
      <NamedList
        dense
        name="admin/rider-redemptions"
        label={words('redemptions.tabs.riders')}
        columns={columns}
        list={list}
        answer={answer}
        items={answer.data?.riders}
        pagination={answer.data?.pagination}
        href={(redeemer) => path(`/rider/${redeemer._id}?tab=redemptions`)}
        exportOf={{ endpoint: exportRiderRedemptions, params: { role: 'admin' } }}
        empty={{ text: words('redemptions.empty') }}
      />
      <MeasureNotes of={['redeemed', 'issued', 'takenBack', 'earned']} />
    </>
  );
};
