import { useState } from 'react';
import type { Redemption } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, PagedList, Status, useListState, type Column, type Tone } from '@rrr/kit/desk';
import { Code } from '../../pieces/Code.js';
import { useWords } from '../../words/use-words.js';
import { useRedemptionsQuery } from './rider.api.js';
import { UndoDialog } from './UndoDialog.js';

const TONE: Record<Redemption['status'], Tone> = { redeemed: 'good', refunded: 'plain', revoked: 'wait' };

export const RedemptionsTab = ({ riderId }: { riderId: string }) => {
  const [t, formats, list] = [useWords(), useFormats(), useListState({ filters: {} })];
  const [undoing, setUndoing] = useState<Redemption>();
  const { data, error, isFetching, refetch } = useRedemptionsQuery({
    params: { role: 'admin' },
    query: { riderId, page: list.page },
  });
  const columns: Column<Redemption>[] = [
    { key: 'code', title: t('redemptions.code'), cell: (it) => <Code value={it.code} /> },
    { key: 'date', title: t('redemptions.date'), cell: (it) => formats.instant(it.redeemedAt) },
    { key: 'dealer', title: t('redemptions.dealer'), cell: (it) => it.dealer.name },
    { key: 'by', title: t('redemptions.by'), cell: (it) => it.dealerEmployeeName },
    {
      key: 'state',
      title: t('redemptions.state'),
      cell: (it) => <Status tone={TONE[it.status]}>{t(`redemptions.states.${it.status}`)}</Status>,
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
    {
      key: 'actions',
      title: t('redemptions.actions'),
      actions: true,
      cell: (it) =>
        it.canUndo && (
          <button
            type="button"
            className="button"
            aria-label={t('redemptions.undoOf', { code: it.code })}
            onClick={() => setUndoing(it)}
          >
            {t('redemptions.undo')}
          </button>
        ),
    },
  ];
  return (
    <>
      <PagedList
        dense
        label={t('rider.tab.redemptions')}
        columns={columns}
        items={data?.creditRedemptions}
        rowKey={(it) => it._id}
        pagination={data?.pagination}
        state={{ loading: isFetching, error }}
        onRetry={() => void refetch()}
        list={list}
        empty={{ text: t('redemptions.empty') }}
      />
      {undoing && <UndoDialog redemption={undoing} onClose={() => setUndoing(undefined)} />}
    </>
  );
};
