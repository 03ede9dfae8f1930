import type { Award, riderAwards } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, List, Plate, useList, type Column } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { AwardState } from './AwardState.js';
import { useAwardsQuery } from './rider.api.js';

export const AwardsTab = ({ riderId }: { riderId: string }) => {
  const [t, formats, path, list] = [useWords(), useFormats(), usePath(), useList<typeof riderAwards>()];
  const answer = useAwardsQuery({
    params: { role: 'admin', riderId },
    query: list.query,
  });
  const columns: Column<Award>[] = [
    {
      key: 'what',
      title: t('awards.what'),
      mark: (it) => it.place !== null && <Plate place={it.place} />,
      cell: (it) => it.event?.title ?? t('awards.bonus'),
      below: (it) => it.className,
    },
    { key: 'type', title: t('awards.type'), phone: 'none', cell: (it) => t(`awards.types.${it.type}`) },
    {
      key: 'awarded',
      title: t('awards.awarded'),
      cell: (it) => <span className="number">{formats.day(it.awardedDate, { short: true })}</span>,
    },
    { key: 'state', title: t('awards.state'), phone: 'under', cell: (it) => <AwardState award={it} /> },
    {
      key: 'value',
      title: t('awards.value'),
      align: 'right',
      phone: 'none',
      cell: (it) => <Amount money={it.initialValue} />,
    },
    {
      key: 'left',
      title: t('awards.left'),
      align: 'right',
      cell: (it) => (
        <strong>
          <Amount money={it.currentValue} />
        </strong>
      ),
    },
  ];
  return (
    <List
      dense
      label={t('rider.tab.awards')}
      columns={columns}
      items={answer.data?.awards}
      pagination={answer.data?.pagination}
      answer={answer}
      list={list}
      href={({ event }) => (event ? path(`/event/${event._id}`) : undefined)}
      empty={{ text: t('awards.empty') }}
    />
  );
};
