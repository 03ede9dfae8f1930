import { useState } from 'react';
import { exportRefunds, listRefunds, type Refund } from '@rrr/contract';
import { useFormats, useHost } from '@rrr/kit/base';
import { Amount, BulkList, lazyPart, Status, useList, type Column } from '@rrr/kit/desk';
import { Code } from '../../pieces/Code.js';
import { DealerLink } from './DealerLink.js';
import { sumsOf, type RunRow } from '../../shared/refunds/refund-run.js';
import { useRefundsQuery } from '../../shared/refunds/refunds.api.js';
import { useRefundFilters } from './use-refund-filters.js';
import { useRefundRuns } from './use-refund-runs.js';
import { useRefundWords } from '../../shared/refunds/words/use-words.js';

const OneDialog = lazyPart(() => import('../../shared/refunds/OneDialog.js').then((loaded) => loaded.OneDialog));
const ManyDialog = lazyPart(() => import('./ManyDialog.js').then((loaded) => loaded.ManyDialog));

const rowOf = (refund: Refund): RunRow => ({
  _id: refund.redemption._id,
  code: refund.redemption.code,
  dealer: refund.dealer.name,
  amount: refund.amount,
});

/** Refunds that were made, newest first, and the way to undo them; undone ones are a list of their own. */
export const MadeTab = () => {
  const { http } = useHost();
  const [t, formats, runs] = [useRefundWords(), useFormats(), useRefundRuns()];
  const [one, setOne] = useState<RunRow>();
  const [many, setMany] = useState<{ rows: readonly RunRow[]; clear: () => void }>();
  const list = useList<typeof listRefunds>({
    limit: 50,
    filters: [
      {
        key: 'undone',
        kind: 'tabs',
        label: t('state'),
        choices: [
          { value: 'false', label: t('standing') },
          { value: 'true', label: t('undoneOnes') },
        ],
      },
      ...useRefundFilters(),
    ],
  });
  const answer = useRefundsQuery({ params: { role: 'admin' }, query: list.query });
  const standing = list.values.undone !== 'true';
  const columns: Column<Refund>[] = [
    { key: 'code', title: t('code'), cell: (refund) => <Code value={refund.redemption.code} /> },
    { key: 'dealer', title: t('dealer'), cell: (refund) => <DealerLink dealer={refund.dealer} tab="made" /> },
    {
      key: 'when',
      title: t('refunded'),
      phone: 'under',
      cell: (refund) => t('byOn', { date: formats.date(refund.refundedDate), who: refund.refundedBy }),
    },
    ...(standing
      ? []
      : [
          {
            key: 'undone',
            title: t('undone'),
            cell: ({ undone }) =>
              undone && <Status tone="plain">{t('byOn', { date: formats.instant(undone.at), who: undone.by })}</Status>,
          } satisfies Column<Refund>,
        ]),
    { key: 'amount', title: t('amount'), align: 'right', cell: (refund) => <Amount money={refund.amount} /> },
    ...(standing
      ? [
          {
            key: 'actions',
            title: t('actions'),
            actions: true,
            cell: (refund) => (
              <button
                type="button"
                className="button"
                aria-label={t('undoOf', { code: refund.redemption.code })}
                onClick={() => setOne(rowOf(refund))}
              >
                {t('undo')}
              </button>
            ),
          } satisfies Column<Refund>,
        ]
      : []),
  ];
  const undo = {
    key: 'undo',
    label: (items: readonly Refund[]) =>
      t('undoMany', {
        count: items.length,
        money: sumsOf(items)
          .map((sum) => formats.money(sum))
          .join(', '),
      }),
    ask: (items: readonly Refund[], { clear }: { clear: () => void }) => setMany({ rows: items.map(rowOf), clear }),
  };
  return (
    <>
      <BulkList<Refund>
        dense
        label={t('tabs.made')}
        list={list}
        answer={answer}
        items={answer.data?.refunds}
        pagination={answer.data?.pagination}
        columns={columns}
        exportOf={{ endpoint: exportRefunds, params: { role: 'admin' } }}
        bulk={
          standing && {
            name: (refund) => refund.redemption.code,
            acts: runs.free ? [undo] : [],
            load: async (of, signal) => {
              const query = { ...list.query, ...of };
              const { refunds, pagination } = await http.call(listRefunds, {
                params: { role: 'admin' },
                query,
                signal,
              });
              return { items: refunds, pagination };
            },
          }
        }
        empty={{ text: t(standing ? 'noneMade' : 'noneUndone') }}
      />
      {one && <OneDialog act="undo" row={one} onClose={() => setOne(undefined)} />}
      {many && <ManyDialog act="undo" rows={many.rows} onStarted={many.clear} onClose={() => setMany(undefined)} />}
    </>
  );
};
