import { CloseOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useFormats } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';
import type { Item, RowsProps } from './row.js';
import type { Bulk } from './use-bulk.js';

interface Props<T> extends Pick<RowsProps<T>, 'href'> {
  bulk: Bulk<T>;
  name: (item: T) => string;
}

/** Rows named at once for one reason; more are folded. */
const NAMED = 5;

/**
 * Once above the list: how many rows were done, which were not and why, each with its link, and a way to try those
 * again.
 */
export const BulkReport = <T extends Item>({ bulk: { report, running, run, dismiss }, name, href }: Props<T>) => {
  const [words, formats] = [useWords(), useFormats()];
  if (!report || running) return null;
  const { act, done, failed } = report;
  const reasons = new Map<string, T[]>();
  for (const { item, reason } of failed) reasons.set(reason, [...(reasons.get(reason) ?? []), item]);
  return (
    <section className={`alert ${failed.length > 0 ? 'wait' : 'good'} desk-report`} aria-label={words('bulk.report')}>
      <p role="status">
        <strong>
          {failed.length > 0
            ? words('bulk.partly', {
                done: act.done,
                count: formats.count(done),
                failed: formats.count(failed.length),
              })
            : words('bulk.done', { done: act.done, count: formats.count(done) })}
        </strong>
      </p>
      <button type="button" className="desk-icon-button" aria-label={words('bulk.dismiss')} onClick={dismiss}>
        <CloseOutlined aria-hidden />
      </button>
      {[...reasons].map(([reason, rows]) => (
        <details key={reason} open={rows.length <= NAMED}>
          <summary>
            {reason}{' '}
            <span className="desk-muted">
              {words('bulk.rows', { count: rows.length, shown: formats.count(rows.length) })}
            </span>
          </summary>
          <ul>
            {rows.map((item) => {
              const to = href?.(item);
              return <li key={item._id}>{to ? <Link to={to}>{name(item)}</Link> : name(item)}</li>;
            })}
          </ul>
        </details>
      ))}
      {failed.length > 0 && (
        <div>
          <button
            type="button"
            className="button"
            onClick={() =>
              void run(
                act,
                failed.map(({ item }) => item),
              )
            }
          >
            {words('bulk.again', { count: failed.length })}
          </button>
        </div>
      )}
    </section>
  );
};
