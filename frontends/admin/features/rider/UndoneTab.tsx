import { exportRevoked, type listRevoked, type Redemption } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, List, useList, type Column } from '@rrr/kit/desk';
import { Code } from '../../pieces/Code.js';
import { useWords } from '../../words/use-words.js';
import { useRevokedQuery } from '../../shared/rider/rider.api.js';

export const UndoneTab = ({ riderId }: { riderId: string }) => {
  const [t, formats, list] = [useWords(), useFormats(), useList<typeof listRevoked>()];
  const answer = useRevokedQuery({
    params: { role: 'admin' },
    query: { ...list.query, riderId },
  });
  const columns: Column<Redemption>[] = [
    { key: 'code', title: t('redemptions.code'), cell: (redemption) => <Code value={redemption.code} /> },
    {
      key: 'date',
      title: t('redemptions.date'),
      phoneTitle: t('redemptions.date'),
      cell: (redemption) => formats.instant(redemption.redeemedAt),
    },
    { key: 'dealer', title: t('redemptions.dealer'), cell: (redemption) => redemption.dealer.name },
    {
      key: 'undone',
      title: t('redemptions.undone'),
      phoneTitle: t('redemptions.undone'),
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
      cell: (redemption) => (
        <strong>
          <Amount money={redemption.amount} />
        </strong>
      ),
    },
  ];
  return (
    <List
      dense
      label={t('rider.tab.undone')}
      columns={columns}
      items={answer.data?.revokedRedemptions}
      pagination={answer.data?.pagination}
      answer={answer}
      list={list}
      exportOf={{ endpoint: exportRevoked, params: { role: 'admin' }, query: { riderId } }}
      empty={{ text: t('redemptions.emptyUndone') }}
    />
  );
};
