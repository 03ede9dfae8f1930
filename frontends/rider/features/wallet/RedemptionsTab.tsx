import { exportRedemptions, exportRevoked, type listRedemptions, type Redemption } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, List, useList, type Column } from '@rrr/kit/desk';
import { useMe } from '../../use-me.js';
import { useWords } from '../../words/use-words.js';
import { Code } from './Code.js';
import { useRedemptionsQuery, useRevokedQuery } from './wallet.api.js';

const SHOWS = ['redeemed', 'undone'] as const;

/** Redemptions as they stand, or those that were undone with who, when and why. */
export const RedemptionsTab = () => {
  const [t, formats, path, { role }] = [useWords(), useFormats(), usePath(), useMe()];
  const list = useList<typeof listRedemptions>({
    view: {
      key: 'show',
      label: t('redemptions.show'),
      choices: SHOWS.map((value) => ({ value, label: t(`redemptions.shows.${value}`) })),
    },
  });
  const undone = list.view === 'undone';
  const request = { params: { role }, query: list.query };
  const redeemed = useRedemptionsQuery(request, { skip: undone });
  const revoked = useRevokedQuery(request, { skip: !undone });

  const columns: Column<Redemption>[] = [
    { key: 'code', title: t('redemptions.code'), cell: (redemption) => <Code value={redemption.code} /> },
    { key: 'date', title: t('redemptions.date'), cell: (redemption) => formats.instant(redemption.redeemedAt) },
    { key: 'dealer', title: t('redemptions.dealer'), cell: (redemption) => redemption.dealer.name },
    { key: 'by', title: t('redemptions.by'), cell: (redemption) => redemption.dealerEmployeeName },
    ...(undone
      ? [
          {
            key: 'undone',
            title: t('redemptions.undone'),
            cell: (redemption: Redemption) => <Undone redemption={redemption} />,
          },
        ]
      : []),
    {
      key: 'amount',
      title: undone ? t('redemptions.returned') : t('redemptions.amount'),
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
      label={undone ? t('redemptions.listUndone') : t('redemptions.list')}
      list={list}
      answer={undone ? revoked : redeemed}
      items={undone ? revoked.data?.revokedRedemptions : redeemed.data?.creditRedemptions}
      pagination={(undone ? revoked.data : redeemed.data)?.pagination}
      columns={columns}
      href={({ _id }) => path(`/redemption/${_id}`)}
      exportOf={{ endpoint: undone ? exportRevoked : exportRedemptions, params: { role } }}
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
