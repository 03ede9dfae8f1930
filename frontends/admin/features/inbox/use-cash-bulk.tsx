import { useState, type ReactNode } from 'react';
import { useFormats } from '@rrr/kit/base';
import { lazyPart, type Bulk, type BulkAsk } from '@rrr/kit/desk';
import { sumsOf } from './narrow.js';
import type { OverdueCash, Row } from './use-groups.js';
import { useInboxWords } from './words/use-words.js';

const RemindDialog = lazyPart(() => import('./RemindDialog.js').then((it) => it.RemindDialog));
const ExtendDialog = lazyPart(() => import('./ExtendDialog.js').then((it) => it.ExtendDialog));

/** As the bulk acts of a group have its rows. */
export type BulkRow = Row & { _id: string };

/** Acts on many rows of a group, and the dialog of the one that is asked about. */
export interface GroupBulk {
  acts: readonly BulkAsk<BulkRow>[];
  /** above the list: on all that can be done at once */
  all?: { label: string; run: () => void };
  dialog: ReactNode;
  /** why it was not done for these, by id; by row until something else is done */
  problems: Readonly<Record<string, string>>;
}

interface Asked {
  act: 'remind' | 'extend';
  riders: readonly OverdueCash[];
  bulk?: Pick<Bulk<BulkRow>, 'clear'>;
}

/** Reminding many riders of their overdue cash, or giving them more time. */
export const useCashBulk = (riders: readonly OverdueCash[] | undefined): GroupBulk => {
  const [words, formats] = [useInboxWords(), useFormats()];
  const [asked, setAsked] = useState<Asked>();
  const [problems, setProblems] = useState<GroupBulk['problems']>({});
  const sums = (of: readonly BulkRow[]) =>
    sumsOf(of)
      .map((it) => formats.money(it))
      .join(' + ');
  const of = (rows: readonly BulkRow[]) => (riders ?? []).filter(({ _id }) => rows.some((row) => row._id === _id));
  const remindable = (riders ?? []).filter(({ remindAgainOn }) => remindAgainOn === null);
  const Dialog = asked?.act === 'extend' ? ExtendDialog : RemindDialog;
  return {
    acts: (['remind', 'extend'] as const).map((act) => ({
      key: act,
      label: (rows) => words(`cash.bulk.${act}`, { count: rows.length, sum: sums(rows) }),
      ask: (rows, bulk) => setAsked({ act, riders: of(rows), bulk }),
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
