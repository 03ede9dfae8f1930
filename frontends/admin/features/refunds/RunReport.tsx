import { useState } from 'react';
import { useFormats } from '@rrr/kit/base';
import { Amount, lazyPart, List, Status, type Column } from '@rrr/kit/desk';
import { Code } from '../../pieces/Code.js';
import { isDone, known, rowsDone, rowsRefused, sumsOf, type RunRow } from '../../shared/refunds/refund-run.js';
import { useRefundRuns } from './use-refund-runs.js';
import { useRefundWords } from '../../shared/refunds/words/use-words.js';

const ManyDialog = lazyPart(() => import('./ManyDialog.js').then((loaded) => loaded.ManyDialog));

/** How far a run is, then what became of each redemption; it is still there after a reload. */
export const RunReport = () => {
  const [t, formats] = [useRefundWords(), useFormats()];
  const { run, sending, problem, goOn, close } = useRefundRuns();
  const [undoing, setUndoing] = useState<readonly RunRow[]>();
  if (!run) return null;
  const [done, refused, all] = [rowsDone(run), rowsRefused(run), isDone(run)];
  const money = sumsOf(done)
    .map((sum) => formats.money(sum))
    .join(', ');
  const counts = { done: formats.count(known(run)), of: formats.count(run.rows.length) };
  const columns: Column<RunRow>[] = [
    { key: 'code', title: t('code'), cell: (runRow) => <Code value={runRow.code} /> },
    { key: 'dealer', title: t('dealer'), cell: (runRow) => runRow.dealer },
    {
      key: 'outcome',
      title: t('outcome'),
      phone: 'under',
      cell: ({ _id }) => {
        const reason = run.outcomes[_id];
        if (reason === undefined) return <Status tone="wait">{t('run.open')}</Status>;
        return reason === null ? (
          <Status tone="good">{t(`run.${run.act}.row`)}</Status>
        ) : (
          <Status tone="bad">{reason}</Status>
        );
      },
    },
    { key: 'amount', title: t('amount'), align: 'right', cell: (runRow) => <Amount money={runRow.amount} /> },
  ];
  const list = (label: string, items: readonly RunRow[]) => (
    <List dense label={label} items={items} columns={columns} empty={{ text: '' }} />
  );
  return (
    <section className="desk-card" aria-label={t('run.label')}>
      <div className={`alert ${all && refused.length === 0 ? 'good' : 'wait'}`} role="status">
        <strong>
          {sending
            ? t(`run.${run.act}.running`, counts)
            : all
              ? t(`run.${run.act}.done`, { count: done.length, money: money || formats.count(0) })
              : t('run.stopped', counts)}
        </strong>
        {sending && <progress value={known(run)} max={run.rows.length} aria-label={t('run.label')} />}
        {!sending && !all && <span>{problem ?? t('run.stoppedLead')}</span>}
        {all && refused.length > 0 && <span>{t('run.refused', { count: refused.length })}</span>}
        {!sending && (
          <div className="actions">
            {!all && (
              <button type="button" className="button primary" onClick={goOn}>
                {t('run.goOn')}
              </button>
            )}
            {all && run.act === 'refund' && done.length > 0 && (
              <button type="button" className="button" onClick={() => setUndoing(done)}>
                {t('run.undoThese', { count: done.length })}
              </button>
            )}
            <button type="button" className="button" onClick={close}>
              {t(all ? 'run.close' : 'run.stop')}
            </button>
          </div>
        )}
      </div>
      {refused.length > 0 && list(t('run.refusedList'), refused)}
      {run.rows.length > refused.length && (
        <details>
          <summary>{t('run.rows', { count: run.rows.length - refused.length })}</summary>
          {list(
            t('run.label'),
            run.rows.filter((row) => !refused.includes(row)),
          )}
        </details>
      )}
      {undoing && <ManyDialog act="undo" rows={undoing} onClose={() => setUndoing(undefined)} />}
    </section>
  );
};
