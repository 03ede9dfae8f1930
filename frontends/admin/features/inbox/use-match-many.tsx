import { useState } from 'react';
import type { UnpaidResult } from '@rrr/contract';
import { useFormats, useHost, useNotify } from '@rrr/kit/base';
import { lazyDialog, takeMatchBack, type Bulk, type ChosenRider } from '@rrr/kit/desk';
import type { BulkRow, GroupBulk } from './many.js';
import { useTakeBack } from './use-take-back.js';
import { useInboxWords } from './words/use-words.js';

const MatchAllDialog = lazyDialog(() =>
  import('../../shared/unmatched/MatchAllDialog.js').then((loaded) => loaded.MatchAllDialog),
);

interface Asked {
  results: readonly UnpaidResult[];
  rider: ChosenRider;
  bulk: Pick<Bulk<UnpaidResult>, 'run'>;
}

/** The rider who may be meant by every one of the results; undefined where they name several people. */
const meantByAll = (results: readonly UnpaidResult[]): ChosenRider | undefined => {
  const [first, ...others] = results;
  if (!first || others.some(({ riderName }) => riderName !== first.riderName)) return undefined;
  return first.candidates.find(({ _id }) =>
    others.every(({ candidates }) => candidates.some((candidate) => candidate._id === _id)),
  );
};

/** The chosen finishers as the run of their list sends them. */
const ofResults = (
  { run }: Pick<Bulk<BulkRow>, 'run'>,
  rows: readonly BulkRow[],
  tell: (done: string, rows: readonly BulkRow<UnpaidResult>[]) => void,
): Pick<Bulk<UnpaidResult>, 'run'> => ({
  run: (act) => {
    const { key, label, done } = act;
    if (!('each' in act)) return Promise.resolve();
    return run(
      {
        key,
        label,
        done,
        // the rows of this group are unpaid results
        each: ({ item }, idempotencyKey) => act.each(item as UnpaidResult, idempotencyKey),
        tell: (matched) => tell(done, matched as readonly BulkRow<UnpaidResult>[]),
      },
      rows,
    );
  },
});

/** Adds to the acts on unmatched finishers: match all results of one name to the rider who is meant, once its money is seen. */
export const useMatchMany = () => {
  const { http } = useHost();
  const [words, formats, notify] = [useInboxWords(), useFormats(), useNotify()];
  const takeBack = useTakeBack(({ _id, event }: UnpaidResult) => takeMatchBack(http, event._id, _id));
  const [asked, setAsked] = useState<Asked>();
  return (bulk: GroupBulk): GroupBulk => ({
    ...bulk,
    acts: (chosen) => {
      const results = chosen.map(({ item }) => item as UnpaidResult);
      const rider = results.length > 1 ? meantByAll(results) : undefined;
      return [
        ...(rider
          ? [
              {
                key: 'match',
                label: ({ length }: readonly BulkRow[]) => words('many.match', { count: length, name: rider.fullName }),
                ask: (rows: readonly BulkRow[], { run }: Pick<Bulk<BulkRow>, 'run'>) =>
                  setAsked({
                    results,
                    rider,
                    bulk: ofResults({ run }, rows, (done, matched) =>
                      notify({
                        tone: 'good',
                        text: words('many.told', { done, count: formats.count(matched.length) }),
                        ...takeBack(matched),
                      }),
                    ),
                  }),
              },
            ]
          : []),
        ...bulk.acts(chosen),
      ];
    },
    dialog: (
      <>
        {bulk.dialog}
        {asked && <MatchAllDialog {...asked} onClose={() => setAsked(undefined)} />}
      </>
    ),
  });
};
