import { useState } from 'react';
import { exportRedemptions, type listRedemptions, type Redemption } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, List, Status, useList, type Column, type Tone } from '@rrr/kit/desk';
import { Code } from '../../pieces/Code.js';
import { useWords } from '../../words/use-words.js';
import { useRedemptionsQuery } from '../../shared/rider/rider.api.js';
import { AskToUndo } from './AskToUndo.js';

const TONE: Record<Redemption['status'], Tone> = { redeemed: 'good', refunded: 'plain', revoked: 'wait' };

export const RedemptionsTab = ({ riderId }: { riderId: string }) => {
  const [t, formats, list] = [useWords(), useFormats(), useList<typeof listRedemptions>()];
  const [undoing, setUndoing] = useState<Redemption>();
  const answer = useRedemptionsQuery({
    params: { role: 'admin' },
    query: { ...list.query, riderId },
  });
  const columns: Column<Redemption>[] = [
    { key: 'code', title: t('redemptions.code'), cell: (redemption) => <Code value={redemption.code} /> },
    { key: 'date', title: t('redemptions.date'), cell: (redemption) => formats.instant(redemption.redeemedAt) },
    { key: 'dealer', title: t('redemptions.dealer'), cell: (redemption) => redemption.dealer.name },
    { key: 'by', title: t('redemptions.by'), cell: (redemption) => redemption.dealerEmployeeName },
    {
      key: 'state',
      phone: 'under',
      title: t('redemptions.state'),
      cell: (redemption) => (
        <Status tone={TONE[redemption.status]}>{t(`redemptions.states.${redemption.status}`)}</Status>
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
    {
      key: 'actions',
      title: t('redemptions.actions'),
      actions: true,
      cell: (redemption) =>
        redemption.canUndo && (
          <button
            type="button"
            className="button"
            aria-label={t('redemptions.undoOf', { code: redemption.code })}
            onClick={() => setUndoing(redemption)}
          >
            {t('redemptions.undo')}
          </button>
        ),
    },
  ];
  return (
    <>
      <List
        dense
        label={t('rider.tab.redemptions')}
        columns={columns}
        items={answer.data?.creditRedemptions}
        pagination={answer.data?.pagination}
        answer={answer}
        list={list}
        exportOf={{ endpoint: exportRedemptions, params: { role: 'admin' }, query: { riderId } }}
        empty={{ text: t('redemptions.empty') }}
      />
      {undoing && <AskToUndo redemption={undoing} onClose={() => setUndoing(undefined)} />}
    </>
  );
};
