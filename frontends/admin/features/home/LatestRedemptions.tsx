import type { Redemption } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, List, type Column } from '@rrr/kit/desk';
import { Code } from '../../pieces/Code.js';
import { useWords } from '../../words/use-words.js';
import { useRedemptionsQuery } from '../../shared/rider/rider.api.js';
import { useHomeWords } from './words/use-words.js';

export const LatestRedemptions = () => {
  const [t, words, formats, path] = [useWords(), useHomeWords(), useFormats(), usePath()];
  const answer = useRedemptionsQuery({
    params: { role: 'admin' },
    query: { page: 1, limit: 8 },
  });
  const columns: Column<Redemption>[] = [
    { key: 'rider', title: t('redemptions.rider'), cell: (redemption) => redemption.rider.fullName },
    { key: 'dealer', title: t('redemptions.dealer'), cell: (redemption) => redemption.dealer.name },
    { key: 'date', title: t('redemptions.date'), cell: (redemption) => formats.instant(redemption.redeemedAt) },
    { key: 'code', title: t('redemptions.code'), cell: (redemption) => <Code value={redemption.code} /> },
    {
      key: 'amount',
      title: t('redemptions.amount'),
      align: 'right',
      cell: (redemption) => <Amount money={redemption.amount} />,
    },
  ];
  return (
    <section className="admin-part" aria-labelledby="latest">
      <h2 id="latest">{words('redemptions')}</h2>
      <List
        dense
        label={words('redemptions')}
        columns={columns}
        items={answer.data?.creditRedemptions}
        answer={answer}
        href={({ rider }) => `${path(`/rider/${rider._id}`)}?tab=redemptions`}
        empty={{ text: words('noRedemptions') }}
      />
    </section>
  );
};
