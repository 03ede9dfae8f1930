import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Pager, useFormats } from '@rrr/kit/base';
import { BulkBar, BulkReport, useBulk } from '@rrr/kit/desk';
import { sumsOf } from './narrow.js';
import type { BulkRow } from './many.js';
import { daysSince, type Row } from './use-groups.js';
import type { Source } from './use-source.js';
import { useInboxWords } from './words/use-words.js';

interface Props {
  source: Source;
  rows: readonly Row[];
  /** names what is listed: what other filters no longer show is not acted on */
  scope: string;
  shown: string | undefined;
  addressOf: (id: string) => string;
  linkTo: (page: number) => string;
  onGo: () => void;
  /** an act on many is done */
  onActed: () => void;
}

/** The rows of the open group; where there are acts on many, each can be chosen, and the sum stands with the act. */
export const InboxRows = ({
  source: { bulk: acts, sums, pagination, itemOf },
  rows,
  scope,
  shown,
  addressOf,
  linkTo,
  onGo,
  onActed,
}: Props) => {
  const [words, formats] = [useInboxWords(), useFormats()];
  const bulk = useBulk<BulkRow>(scope, () => {
    acts?.onDone?.();
    onActed();
  });
  const choosable = acts !== undefined && rows.length > 1;
  const age = (days: number) => words(days === 0 ? 'today' : 'age', { count: days });
  const items = rows.map((row) => ({ ...row, _id: row.id, item: itemOf(row.id) }));
  const first = pagination?.page === 1 ? scope : undefined;
  const before = useRef<{ first: string | undefined; items: readonly BulkRow[] }>(undefined);
  useEffect(() => {
    // what was decided meanwhile is not acted on once more; behind the first page it may only have moved up
    const gone =
      first !== undefined && before.current?.first === first && !bulk.running
        ? before.current.items.filter(({ _id }) => bulk.chosen.has(_id) && !items.some((item) => item._id === _id))
        : [];
    before.current = { first, items };
    if (gone.length > 0) bulk.choose(gone, false);
  });
  const chosen = [...bulk.chosen.values()];
  // what else there is of the one who is chosen
  const [one] = chosen;
  const others =
    one && chosen.every(({ who }) => who === one.who)
      ? items.filter(({ _id, who }) => who === one.who && !bulk.chosen.has(_id))
      : [];
  const all = items.length > 0 && items.every(({ _id }) => bulk.chosen.has(_id));
  const money = sums ?? sumsOf(rows);
  const total = Math.max(rows.length, pagination?.total ?? 0);
  return (
    <>
      {(money.length > 0 || total > rows.length) && (
        <p className="admin-inbox-total">
          {[
            words('total', { count: total, shown: formats.count(total) }),
            money.map((item) => formats.money(item)).join(' + '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {choosable && (
        <div className="admin-inbox-choose">
          <label>
            <input type="checkbox" checked={all} onChange={({ target }) => bulk.choose(items, target.checked)} />{' '}
            {words('chooseAll', { count: items.length })}
          </label>
          {one && others.length > 0 && (
            <button type="button" className="button" onClick={() => bulk.choose(others, true)}>
              {words('many.others', { count: others.length, name: one.who })}
            </button>
          )}
          {acts.all && (
            <button type="button" className="button" onClick={acts.all.run}>
              {acts.all.label}
            </button>
          )}
        </div>
      )}
      {(choosable || bulk.running) && <BulkBar bulk={bulk} acts={acts?.acts(chosen) ?? []} />}
      {/* what was done is told beside the acts, with its undo */}
      {(bulk.report?.failed.length ?? 0) > 0 && (
        <BulkReport bulk={bulk} name={({ who }) => who} href={({ _id }) => addressOf(_id)} />
      )}
      <ul>
        {items.map((row) => (
          <li key={row.id} data-choosable={choosable || undefined}>
            {choosable && (
              <input
                type="checkbox"
                aria-label={words('chooseOne', { name: row.who })}
                checked={bulk.chosen.has(row._id)}
                onChange={({ target }) => bulk.choose([row], target.checked)}
              />
            )}
            <Link to={addressOf(row.id)} aria-current={row.id === shown ? 'true' : undefined} onClick={onGo}>
              <span>
                {row.who}
                <span className="desk-muted">{row.about}</span>
                {acts?.problems?.[row.id] && <span className="admin-late">{acts.problems[row.id]}</span>}
              </span>
              {row.at !== null && <span className="desk-muted">{age(daysSince(row.at))}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {pagination && <Pager pagination={pagination} linkTo={linkTo} />}
      {acts?.dialog}
    </>
  );
};
