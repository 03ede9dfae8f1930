import { useState } from 'react';
import { exportRefundsDue, listRefundsDue, type Redemption } from '@rrr/contract';
import { useFormats, useHost } from '@rrr/kit/base';
import { Amount, lazyPart, BulkList, Status, useList, type Column } from '@rrr/kit/desk';
import { Code } from '../../pieces/Code.js';
import { useProgramQuery } from '../../program.api.js';
import { DealerLink } from './DealerLink.js';
import { DueTotals } from './DueTotals.js';
import { sumsOf, type RunRow } from '../../shared/refunds/refund-run.js';
import { useRefundsDueQuery } from '../../shared/refunds/refunds.api.js';
import { useRefundFilters } from './use-refund-filters.js';
import { useRefundRuns } from './use-refund-runs.js';
import { useRefundWords } from '../../shared/refunds/words/use-words.js';

const OneDialog = lazyPart(() => import('../../shared/refunds/OneDialog.js').then((loaded) => loaded.OneDialog));
const ManyDialog = lazyPart(() => import('./ManyDialog.js').then((loaded) => loaded.ManyDialog));

type Due = Redemption & { dueDate: string; overdue: boolean };
const rowOf = (due: Due): RunRow => ({ _id: due._id, code: due.code, dealer: due.dealer.name, amount: due.amount });

/** Redemptions that a dealer waits to be refunded for, oldest first: one by one, or many at once. */
export const DueTab = () => {
  const { http } = useHost();
  const [t, formats, runs] = [useRefundWords(), useFormats(), useRefundRuns()];
  const days = useProgramQuery().data?.program.dealerRefundDays;
  const [one, setOne] = useState<RunRow>();
  const [many, setMany] = useState<{ rows: readonly RunRow[]; clear: () => void }>();
  const list = useList<typeof listRefundsDue>({
    limit: 50,
    filters: [
      { key: 'overdue', kind: 'yesNo', label: t('due'), yes: t('overdueOnly'), no: t('notYet') },
      ...useRefundFilters(),
    ],
  });
  const answer = useRefundsDueQuery({ params: { role: 'admin' }, query: list.query });
  const columns: Column<Due>[] = [
    { key: 'code', title: t('code'), cell: (due) => <Code value={due.code} /> },
    { key: 'dealer', title: t('dealer'), cell: (due) => <DealerLink dealer={due.dealer} /> },
    { key: 'rider', title: t('rider'), phone: 'none', cell: (due) => due.rider.fullName },
    { key: 'when', title: t('redeemed'), phone: 'none', cell: (due) => formats.day(due.redeemedAt, { short: true }) },
    {
      key: 'due',
      title: t('dueOn'),
      phone: 'under',
      phoneTitle: (due) => (due.overdue ? undefined : t('dueOn')),
      cell: (due) =>
        due.overdue ? (
          <Status tone="wait">{t('overdueSince', { date: formats.shortDate(due.dueDate) })}</Status>
        ) : (
          formats.shortDate(due.dueDate)
        ),
    },
    { key: 'amount', title: t('amount'), align: 'right', cell: (due) => <Amount money={due.amount} /> },
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      cell: (due) => (
        <button
          type="button"
          className="button"
          aria-label={t('refundOf', { code: due.code })}
          onClick={() => setOne(rowOf(due))}
        >
          {t('refund')}
        </button>
      ),
    },
  ];
  return (
    <>
      <DueTotals />
      {days !== undefined && <p className="desk-muted">{t('dueLead', { count: days })}</p>}
      <BulkList<Due>
        dense
        label={t('tabs.due')}
        list={list}
        answer={answer}
        items={answer.data?.creditRedemptions}
        pagination={answer.data?.pagination}
        columns={columns}
        exportOf={{ endpoint: exportRefundsDue, params: { role: 'admin' } }}
        bulk={{
          name: (due) => due.code,
          acts: runs.free
            ? [
                {
                  key: 'refund',
                  label: (items) =>
                    t('refundMany', {
                      count: items.length,
                      money: sumsOf(items)
                        .map((sum) => formats.money(sum))
                        .join(', '),
                    }),
                  ask: (items, { clear }) => setMany({ rows: items.map(rowOf), clear }),
                },
              ]
            : [],
          load: async (of, signal) => {
            const query = { ...list.query, ...of };
            const answered = await http.call(listRefundsDue, { params: { role: 'admin' }, query, signal });
            return { items: answered.creditRedemptions, pagination: answered.pagination };
          },
        }}
        empty={{ text: t('noneDue') }}
      />
      {one && <OneDialog act="refund" row={one} onClose={() => setOne(undefined)} />}
      {many && <ManyDialog act="refund" rows={many.rows} onStarted={many.clear} onClose={() => setMany(undefined)} />}
    </>
  );
};
