import { useAct, useFormats, useNotify } from '@rrr/kit/base';
import { ActDialog, type Bulk } from '@rrr/kit/desk';
import type { BulkRow, ManyAct } from './many.js';
import { sumsOf } from './narrow.js';
import { useTakeBack } from './use-take-back.js';
import { useInboxWords } from './words/use-words.js';

interface Props<T> {
  act: ManyAct<T>;
  rows: readonly BulkRow<T>[];
  bulk: Pick<Bulk<BulkRow<T>>, 'run'>;
  onClose: () => void;
}

/** Names whom an act on many concerns and what it is worth, then does it one by one; the list names what was not done. */
export const ManyDialog = <T,>({ act, rows, bulk, onClose }: Props<T>) => {
  const [words, formats, notify] = [useInboxWords(), useFormats(), useNotify()];
  const leftOut = new Map(
    rows.flatMap((row) => {
      const why = act.leaves?.(row.item);
      return why === undefined ? [] : [[row._id, why] as const];
    }),
  );
  const ready = rows.filter(({ _id }) => !leftOut.has(_id));
  const sums = sumsOf(ready);
  const takeBack = useTakeBack(act.undo);
  const sent = useAct({
    send: (reason: string) =>
      Promise.resolve(
        void bulk.run(
          {
            key: act.key,
            label: act.label(ready.length),
            done: act.done,
            each: ({ item }, key) => act.each(item, { reason, key }),
            tell: (done) =>
              notify({
                tone: 'good',
                text: words('many.told', { done: act.done, count: formats.count(done.length) }),
                ...takeBack(done),
              }),
          },
          ready,
        ),
      ),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={act.title(ready.length)}
      consequence={
        <div className="admin-inbox-asking">
          <p>
            {act.lead} {sums.length > 0 && <strong>{sums.map((sum) => formats.money(sum)).join(' + ')}</strong>}
          </p>
          <ul className="admin-inbox-whom" tabIndex={0} aria-label={words('many.whom')}>
            {ready.map(({ _id, who, about }) => (
              <li key={_id}>
                {who}
                <span className="desk-muted">{about}</span>
              </li>
            ))}
            {rows.map(
              ({ _id, who }) =>
                leftOut.has(_id) && (
                  <li key={_id}>
                    <s>{who}</s>
                    <span className="desk-muted">{leftOut.get(_id)}</span>
                  </li>
                ),
            )}
          </ul>
        </div>
      }
      act={ready.length === 0 ? { ...sent, waits: true, run: () => Promise.resolve(sent.state) } : sent}
      command={(reason) => reason}
      confirm={act.label(ready.length)}
      keep={words('back')}
      {...(act.reason ? { reason: act.reason } : {})}
      onClose={onClose}
    />
  );
};
