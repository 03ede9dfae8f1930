import type { Award } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, PagedList, Plate, useListState, type Column } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { useMe } from '../../use-me.js';
import { usePublicPath } from '../../use-public-path.js';
import { useWords } from '../../words/use-words.js';
import { AwardState } from './AwardState.js';
import { useAwardsQuery } from './wallet.api.js';

const Won = ({ award: { event, className, place, type } }: { award: Award }) => {
  const [t, path] = [useWords(), usePublicPath()];
  return (
    <span className="rider-won">
      {place !== null && <Plate place={place} />}
      <span>
        {event ? (
          <Link to={path(`/events/event/${event._id}`)}>{event.title}</Link>
        ) : (
          <strong>{t('awards.bonus')}</strong>
        )}
        <span className="desk-muted">{[className, t(`earnings.types.${type}`)].filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  );
};

export const AwardsTab = () => {
  const [t, formats, params, list] = [useWords(), useFormats(), useMe(), useListState({ filters: {} })];
  const { data, error, isFetching, refetch } = useAwardsQuery({ params, query: { page: list.page } });
  const columns: Column<Award>[] = [
    { key: 'what', title: t('awards.what'), cell: (it) => <Won award={it} /> },
    {
      key: 'awarded',
      title: t('awards.awarded'),
      cell: (it) => <time dateTime={it.awardedDate}>{formats.day(it.awardedDate)}</time>,
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
      label={t('awards.list')}
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
