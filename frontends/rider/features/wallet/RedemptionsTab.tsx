import type { Redemption } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, FilterChoice, PagedList, useListState, type Column } from '@rrr/kit/desk';
import { useMe } from '../../use-me.js';
import { useWords } from '../../words/use-words.js';
import { Code } from './Code.js';
import { useRedemptionsQuery, useRevokedQuery } from './wallet.api.js';

const SHOWS = ['redeemed', 'undone'] as const;

/** Redemptions as they stand, or those that were undone with who, when and why. */
export const RedemptionsTab = () => {
  const [t, formats, { role }] = [useWords(), useFormats(), useMe()];
  const list = useListState({ filters: { show: 'redeemed' } });
  const undone = list.filters.show === 'undone';
  const request = { params: { role }, query: { page: list.page } };
  const redeemed = useRedemptionsQuery(request, { skip: undone });
  const revoked = useRevokedQuery(request, { skip: !undone });
  const { error, isFetching, refetch } = undone ? revoked : redeemed;
  const items = undone ? revoked.data?.revokedRedemptions : redeemed.data?.creditRedemptions;

  const columns: Column<Redemption>[] = [
    { key: 'code', title: t('redemptions.code'), cell: (it) => <Code value={it.code} /> },
    { key: 'date', title: t('redemptions.date'), cell: (it) => formats.instant(it.redeemedAt) },
    { key: 'dealer', title: t('redemptions.dealer'), cell: (it) => it.dealer.name },
    { key: 'by', title: t('redemptions.by'), cell: (it) => it.dealerEmployeeName },
    ...(undone
      ? [{ key: 'undone', title: t('redemptions.undone'), cell: (it: Redemption) => <Undone redemption={it} /> }]
      : []),
    {
      key: 'amount',
      title: undone ? t('redemptions.returned') : t('redemptions.amount'),
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
      label={undone ? t('redemptions.listUndone') : t('redemptions.list')}
      filters={
        <FilterChoice
          label={t('redemptions.show')}
          value={undone ? 'undone' : 'redeemed'}
          choices={SHOWS.map((value) => ({ value, label: t(`redemptions.shows.${value}`) }))}
          onChange={(show) => list.setFilters({ show })}
        />
      }
      columns={columns}
      items={items}
      rowKey={(it) => it._id}
      pagination={(undone ? revoked.data : redeemed.data)?.pagination}
      state={{ loading: isFetching, error }}
      onRetry={() => void refetch()}
      list={{ ...list, filtered: false }}
      empty={{ text: undone ? t('redemptions.emptyUndone') : t('redemptions.empty') }}
    />
  );
};

const Undone = ({ redemption: { revoked } }: { redemption: Redemption }) => {
  const [t, formats] = [useWords(), useFormats()];
  if (!revoked) return null;
  return (
    <span className="rider-won">
      <span>
        <strong {...(revoked.reason ? { lang: '' } : {})}>{revoked.reason ?? t('redemptions.noReason')}</strong>
        <span className="desk-muted">
          {t('redemptions.undoneBy', { when: formats.instant(revoked.at), who: revoked.by })}
        </span>
      </span>
    </span>
  );
};
