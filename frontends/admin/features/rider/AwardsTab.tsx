import type { Award } from '@rrr/contract';
import { Link } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, PagedList, Plate, useListState, type Column } from '@rrr/kit/desk';
import { TwoLines } from '../../pieces/TwoLines.js';
import { useWords } from '../../words/use-words.js';
import { AwardState } from './AwardState.js';
import { useAwardsQuery } from './rider.api.js';

export const AwardsTab = ({ riderId }: { riderId: string }) => {
  const [t, formats, path, list] = [useWords(), useFormats(), usePath(), useListState({ filters: {} })];
  const { data, error, isFetching, refetch } = useAwardsQuery({
    params: { role: 'admin', riderId },
    query: { page: list.page },
  });
  const columns: Column<Award>[] = [
    {
      key: 'what',
      title: t('awards.what'),
      cell: (it) => (
        <TwoLines
          main={
            it.event ? (
              <Link className="admin-main" to={path(`/event/${it.event._id}`)}>
                {it.event.title}
              </Link>
            ) : (
              t('awards.bonus')
            )
          }
          more={it.className}
        />
      ),
    },
    { key: 'place', title: t('results.place'), cell: (it) => it.place !== null && <Plate place={it.place} /> },
    { key: 'type', title: t('awards.type'), cell: (it) => t(`awards.types.${it.type}`) },
    {
      key: 'awarded',
      title: t('awards.awarded'),
      cell: (it) => <span className="number">{formats.day(it.awardedDate, { short: true })}</span>,
    },
    { key: 'state', title: t('awards.state'), cell: (it) => <AwardState award={it} /> },
    { key: 'value', title: t('awards.value'), align: 'right', cell: (it) => <Amount money={it.initialValue} /> },
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
    <PagedList
      dense
      label={t('rider.tab.awards')}
      columns={columns}
      items={data?.awards}
      rowKey={(it) => it._id}
      pagination={data?.pagination}
      state={{ loading: isFetching, error }}
      onRetry={() => void refetch()}
      list={list}
      empty={{ text: t('awards.empty') }}
    />
  );
};
