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
    { key: 'rider', title: t('redemptions.rider'), cell: (it) => it.rider.fullName },
    { key: 'code', title: t('redemptions.code'), cell: (it) => <Code value={it.code} /> },
    { key: 'when', title: t('redemptions.when'), cell: (it) => formats.instant(it.redeemedAt) },
    { key: 'by', title: t('redemptions.by'), phone: 'none', cell: (it) => it.dealerEmployeeName },
    {
      key: 'state',
      title: t('redemptions.state'),
      phone: 'under',
      cell: (it) => <Status tone={TONE[it.status]}>{t(`redemptions.states.${it.status}`)}</Status>,
    },
    { key: 'amount', title: t('redemptions.amount'), align: 'right', cell: (it) => <Amount money={it.amount} /> },
  ];
  return (
    <List
      dense
      label={t('tab.redemptions')}
      items={redemptions}
      columns={columns}
      href={(it) => path(`/rider/${it.rider._id}?tab=redemptions`)}
      empty={{ text: t('redemptions.empty') }}
    />
  );
};
