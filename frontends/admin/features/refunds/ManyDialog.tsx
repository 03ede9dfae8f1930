import { useAct, useFormats } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { sumsOf, type Run, type RunRow } from '../../shared/refunds/refund-run.js';
import { useRefundRuns } from './use-refund-runs.js';
import { useRefundWords } from '../../shared/refunds/words/use-words.js';

interface Props {
  act: Run['act'];
  rows: readonly RunRow[];
  /** once it has begun: the choice is given up */
  onStarted?: () => void;
  onClose: () => void;
}

/** Says in figures what many refunds, or many undone, mean; the run begins from here and is reported on the page. */
export const ManyDialog = ({ act: kind, rows, onStarted, onClose }: Props) => {
  const [t, formats] = [useRefundWords(), useFormats()];
  const { start } = useRefundRuns();
  const sums = sumsOf(rows);
  const money = sums.map((sum) => formats.money(sum)).join(', ');
  const dealers = new Set(rows.map(({ dealer }) => dealer)).size;
  const act = useAct({
    send: (_: void) => Promise.resolve(start(kind, rows)),
    onDone: () => {
      onStarted?.();
      onClose();
    },
  });
  return (
    <ActDialog
      title={t(`many.${kind}.title`, { count: rows.length, money })}
      consequence={t(`many.${kind}.lead`, { count: dealers })}
      act={act}
      command={() => undefined}
      confirm={t(`many.${kind}.confirm`, { money })}
      keep={t('keep')}
      onClose={onClose}
    />
  );
};
