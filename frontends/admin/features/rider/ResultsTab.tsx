import type { Earning, riderEarnings } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { List, Plate, useList, Verdict, type Column } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { AwardState } from './AwardState.js';
import { useEarningsQuery } from '../../shared/rider/rider.api.js';

const FILTERS = ['all', 'owed', 'paid', 'credit', 'nothing'] as const;

export const ResultsTab = ({ riderId }: { riderId: string }) => {
  const [t, formats, path] = [useWords(), useFormats(), usePath()];
  const list = useList<typeof riderEarnings>({
    filters: [
      {
        key: 'filter',
        kind: 'tabs',
        label: t('results.filter'),
        choices: FILTERS.map((value) => ({ value, label: t(`results.filters.${value}`) })),
      },
    ],
  });
  const answer = useEarningsQuery({ params: { role: 'admin', riderId }, query: list.query });
  const columns: Column<Earning>[] = [
    {
      key: 'event',
      title: t('results.event'),
      mark: (earning) => <Plate place={earning.place} type={earning.resultType} />,
      cell: (earning) => earning.event.title,
      below: (earning) => earning.className,
    },
    {
      key: 'raced',
      title: t('results.raced'),
      cell: (earning) => <span className="number">{formats.shortDate(earning.event.startDate)}</span>,
    },
    {
      key: 'received',
      title: t('results.received'),
      phone: 'none',
      cell: (earning) => <span className="number">{formats.day(earning.receivedAt, { short: true })}</span>,
    },
    { key: 'verdict', title: t('results.verdict'), cell: (earning) => <Verdict verdict={earning.verdict} /> },
    {
      key: 'award',
      title: t('results.award'),
      cell: (earning) =>
        earning.award ? (
          <AwardState award={earning.award} />
        ) : (
          <span className="desk-muted desk-nothing">{t('results.none')}</span>
        ),
    },
  ];
  return (
    <List
      dense
      label={t('rider.tab.results')}
      columns={columns}
      items={answer.data?.earnings}
      pagination={answer.data?.pagination}
      answer={answer}
      list={list}
      href={(result) => path(`/event/${result.event._id}`)}
      empty={{ text: t('results.empty') }}
    />
  );
};
