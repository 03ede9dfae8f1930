import { useState } from 'react';
import { useFormats } from '@rrr/kit/base';
import { lazyPart, type Bulk } from '@rrr/kit/desk';
import type { BulkRow, GroupBulk } from './many.js';
import { sumsOf } from './narrow.js';
import type { OverdueCash } from './use-groups.js';
import { useInboxWords } from './words/use-words.js';

const RemindDialog = lazyPart(() => import('./RemindDialog.js').then((loaded) => loaded.RemindDialog));
const ExtendDialog = lazyPart(() => import('./ExtendDialog.js').then((loaded) => loaded.ExtendDialog));

interface Asked {
  act: 'remind' | 'extend';
  riders: readonly OverdueCash[];
  bulk?: Pick<Bulk<BulkRow>, 'clear'>;
}

/** Reminding many riders of their overdue cash, or giving them more time. */
export const useCashBulk = (riders: readonly OverdueCash[] | undefined): GroupBulk => {
  const [words, formats] = [useInboxWords(), useFormats()];
  const [asked, setAsked] = useState<Asked>();
  const [problems, setProblems] = useState<NonNullable<GroupBulk['problems']>>({});
  const sums = (of: readonly BulkRow[]) =>
    sumsOf(of)
      .map((sum) => formats.money(sum))
      .join(' + ');
  const remindable = (riders ?? []).filter(({ remindAgainOn }) => remindAgainOn === null);
  const Dialog = asked?.act === 'extend' ? ExtendDialog : RemindDialog;
  return {
    acts: () =>
      (['remind', 'extend'] as const).map((act) => ({
        key: act,
        label: (rows) => words(`cash.bulk.${act}`, { count: rows.length, sum: sums(rows) }),
        // the rows of this group are overdue riders
        ask: (rows, bulk) => setAsked({ act, riders: rows.map(({ item }) => item as OverdueCash), bulk }),
      })),
    ...(remindable.length > 1
      ? {
          all: {
            label: words('cash.remindAll', { count: remindable.length }),
            run: () => setAsked({ act: 'remind', riders: riders ?? [] }),
          },
        }
      : {}),
    dialog: asked && (
      <Dialog
        riders={asked.riders}
        onDone={(found) => {
          setProblems(found);
          asked.bulk?.clear();
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
    problems,
  };
};
