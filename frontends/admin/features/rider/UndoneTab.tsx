import type { Redemption } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, PagedList, useListState, type Column } from '@rrr/kit/desk';
import { Code } from '../../pieces/Code.js';
import { useWords } from '../../words/use-words.js';
import { useRevokedQuery } from './rider.api.js';

export const UndoneTab = ({ riderId }: { riderId: string }) => {
  const [t, formats, list] = [useWords(), useFormats(), useListState({ filters: {} })];
  const { data, error, isFetching, refetch } = useRevokedQuery({
    params: { role: 'admin' },
    query: { riderId, page: list.page },
  });
  const columns: Column<Redemption>[] = [
    { key: 'code', title: t('redemptions.code'), cell: (it) => <Code value={it.code} /> },
    { key: 'date', title: t('redemptions.date'), cell: (it) => formats.instant(it.redeemedAt) },
    { key: 'dealer', title: t('redemptions.dealer'), cell: (it) => it.dealer.name },
    {
      key: 'undone',
      title: t('redemptions.undone'),
      cell: ({ revoked }) =>
        revoked && t('redemptions.undoneBy', { when: formats.instant(revoked.at), who: revoked.by }),
    },
    // a reason stands in whatever language it was typed in
    {
      key: 'reason',
      title: t('redemptions.reason'),
      cell: ({ revoked }) =>
        revoked?.reason ? (
          <span lang="">{revoked.reason}</span>
        ) : (
          <span className="desk-muted">{t('redemptions.noReason')}</span>
        ),
    },
    {
      key: 'amount',
      title: t('redemptions.amount'),
      align: 'right',
      cell: (it) => (
        <strong>
          <Amount money={it.amount} />
        </strong>
      ),
    },
  ];
  return (
    <PagedList
      dense
      label={t('rider.tab.undone')}
      columns={columns}
      items={data?.revokedRedemptions}
      rowKey={(it) => it._id}
      pagination={data?.pagination}
      state={{ loading: isFetching, error }}
      onRetry={() => void refetch()}
      list={list}
      empty={{ text: t('redemptions.emptyUndone') }}
    />
  );
};
