import { Page, PagedList, useListState } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { RiderFilters } from './RiderFilters.js';
import { useRidersQuery } from './riders.api.js';
import { RIDER_FILTERS, ridersQuery } from './riders-query.js';
import { useRiderColumns } from './use-rider-columns.js';

export const RidersPage = () => {
  const [t, columns] = [useWords(), useRiderColumns()];
  const list = useListState({ filters: RIDER_FILTERS });
  const { data, error, isFetching, refetch } = useRidersQuery({
    params: { role: 'admin' },
    query: ridersQuery(list.query),
  });
  return (
    <Page title={t('riders.title')}>
      <PagedList
        dense
        label={t('riders.list')}
        columns={columns}
        items={data?.riders}
        rowKey={(it) => it._id}
        pagination={data?.pagination}
        state={{ loading: isFetching, error }}
        onRetry={() => void refetch()}
        list={list}
        filters={<RiderFilters list={list} />}
        empty={{ text: t('riders.empty') }}
      />
    </Page>
  );
};
