import { deleteResult, type ResultRecord } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '../../form/ActDialog.js';
import type { Bulk } from '../../list/use-bulk.js';
import { useResultsWords } from './words/use-words.js';

export interface ChosenResults {
  results: readonly ResultRecord[];
  bulk: Pick<Bulk<ResultRecord>, 'run'>;
}

interface Props extends ChosenResults {
  eventId: string;
  onClose: () => void;
}

/** What the results earn together, in the one currency of their event; undefined where they earn nothing. */
const earnedBy = (results: readonly ResultRecord[]) => {
  const [first, ...others] = results.flatMap(({ verdict }) => verdict.earns ?? []);
  return first && { ...first, amount: others.reduce((sum, { amount }) => sum + amount, first.amount) };
};

/** Says what removing the chosen results takes back, then removes them one after the other; the list reports each. */
export const RemoveChosenDialog = ({ eventId, results, bulk, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats] = [useResultsWords(), useFormats()];
  const [count, earned] = [results.length, earnedBy(results)];
  const act = useAct({
    send: () =>
      Promise.resolve(
        void bulk.run(
          {
            key: 'remove',
            label: words('confirm'),
            done: words('removedRow'),
            each: ({ _id }, idempotencyKey) =>
              http.call(deleteResult, {
                params: { eventId },
                query: { resultId: _id, dryRun: 'false' },
                idempotencyKey,
              }),
          },
          results,
        ),
      ),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('chosenTitle', { count })}
      consequence={earned ? words('chosenEarned', { amount: formats.money(earned) }) : words('chosenLead')}
      act={act}
      command={() => undefined}
      confirm={words('removeChosen', { count })}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
