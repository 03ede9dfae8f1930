import { useState } from 'react';
import { useFormats } from '@rrr/kit/base';
import { lazyDialog, type Bulk } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import type { BulkRow, GroupBulk, ManyAct } from './many.js';
import { sumsOf } from './narrow.js';

const ManyDialog = lazyDialog(() => import('./ManyDialog.js').then((loaded) => loaded.ManyDialog<unknown>));

interface Asked {
  act: ManyAct<unknown>;
  rows: readonly BulkRow[];
  bulk: Pick<Bulk<BulkRow>, 'run'>;
}

/** The acts of a group as its list offers them, each with how many it is about and what they are worth. */
export const useMany = () => {
  const formats = useFormats();
  const refresh = useRefresh('record', 'money', 'event', 'promoter', 'vin');
  const [asked, setAsked] = useState<Asked>();
  /** the items of a group's rows are of one kind: those that its acts are for */
  return <T,>(given: readonly ManyAct<T>[]): GroupBulk => {
    const acts = given as readonly ManyAct<unknown>[];
    return {
      acts: (chosen) =>
        acts
          .filter(({ fits }) => fits === undefined || chosen.some(({ item }) => fits(item)))
          .map((act) => ({
            key: act.key,
            label: (rows) =>
              [
                act.label(rows.length),
                sumsOf(rows)
                  .map((sum) => formats.money(sum))
                  .join(' + '),
              ]
                .filter(Boolean)
                .join(' · '),
            ask: (rows, bulk) => setAsked({ act, rows, bulk }),
          })),
      dialog: asked && <ManyDialog {...asked} onClose={() => setAsked(undefined)} />,
      onDone: refresh,
    };
  };
};
