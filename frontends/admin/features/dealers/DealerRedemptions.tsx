import type { Redemption } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, List, Status, type Column, type Tone } from '@rrr/kit/desk';
import { Code } from '../../pieces/Code.js';
import { useDealerWords } from './words/use-words.js';

const TONE: Record<Redemption['status'], Tone> = { redeemed: 'wait', refunded: 'good', revoked: 'plain' };

/** What was redeemed here last; each leads to its rider. */
export const DealerRedemptions = ({ redemptions }: { redemptions: readonly Redemption[] }) => {
  const [t, formats, path] = [useDealerWords(), useFormats(), usePath()];
  const columns: Column<Redemption>[] = [
    { key: 'rider', title: t('redemptions.rider'), cell: (redemption) => redemption.rider.fullName },
    { key: 'code', title: t('redemptions.code'), cell: (redemption) => <Code value={redemption.code} /> },
    { key: 'when', title: t('redemptions.when'), cell: (redemption) => formats.instant(redemption.redeemedAt) },
    { key: 'by', title: t('redemptions.by'), phone: 'none', cell: (redemption) => redemption.dealerEmployeeName },
    {
      key: 'state',
      title: t('redemptions.state'),
      phone: 'under',
      cell: (redemption) => (
        <Status tone={TONE[redemption.status]}>{t(`redemptions.states.${redemption.status}`)}</Status>
      ),
    },
    {
      key: 'amount',
      title: t('redemptions.amount'),
      align: 'right',
      cell: (redemption) => <Amount money={redemption.amount} />,
    },
  ];
  return (
    <List
      dense
      label={t('tab.redemptions')}
      items={redemptions}
      columns={columns}
      href={(redemption) => path(`/rider/${redemption.rider._id}?tab=redemptions`)}
      empty={{ text: t('redemptions.empty') }}
    />
  );
};
