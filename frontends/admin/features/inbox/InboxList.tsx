import { DownOutlined } from '@ant-design/icons';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFormats } from '@rrr/kit/base';
import { isPast, type Kind } from '../home/waiting.js';
import { daysSince, GROUPS, type GroupKey, type Row } from './use-groups.js';
import { useInboxWords } from './words/use-words.js';

const addressOf = (group: GroupKey, item?: string): string =>
  `?${new URLSearchParams({ group, ...(item === undefined ? {} : { item }) })}`;

interface Props {
  /** the counts of all groups; none until they are known */
  waiting: readonly Kind[];
  /** the group that is open; undefined until it is known */
  open: GroupKey | undefined;
  rows: readonly Row[];
  /** the rows of the open group are not known yet */
  loading: boolean;
  /** the item that is looked at */
  shown: string | undefined;
}

/** The groups with what waits in the open one; where there is no room beside the item, behind a button. */
export const InboxList = ({ waiting, open, rows, loading, shown }: Props) => {
  const [words, formats, id] = [useInboxWords(), useFormats(), useId()];
  const [unfolded, setUnfolded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const age = (days: number) => words(days === 0 ? 'today' : 'age', { count: days });
  const countOf = (kind: GroupKey): string => {
    const one = waiting.find((it) => it.kind === kind);
    return one ? formats.count(one.count) : '–';
  };
  const fold = () => {
    setUnfolded(false);
    button.current?.focus();
  };
  return (
    <div className="admin-inbox-side">
      <button
        ref={button}
        type="button"
        className="button admin-inbox-fold"
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        <span>{open ? words(`names.${open}`) : words('groups')}</span>
        <span className="number">{open ? countOf(open) : '–'}</span>
        <DownOutlined aria-hidden />
      </button>
      <nav
        id={id}
        className="admin-inbox-list"
        aria-label={words('groups')}
        data-unfolded={unfolded || undefined}
        data-loading={open === undefined || undefined}
      >
        {GROUPS.map((it) => {
          const one = waiting.find(({ kind }) => kind === it);
          return (
            <section key={it} data-loading={(it === open && loading) || undefined}>
              <Link
                className="admin-inbox-group"
                to={addressOf(it)}
                aria-current={it === open ? 'true' : undefined}
                onClick={fold}
              >
                <span>{words(`names.${it}`)}</span>
                <span className="number">{countOf(it)}</span>
                {one?.days != null && (
                  <strong className={isPast(one) ? 'admin-late' : undefined}>{age(one.days)}</strong>
                )}
              </Link>
              {it === open && rows.length > 0 && (
                <ul>
                  {rows.map((row) => (
                    <li key={row.id}>
                      <Link
                        to={addressOf(it, row.id)}
                        aria-current={row.id === shown ? 'true' : undefined}
                        onClick={fold}
                      >
                        <span>
                          {row.who}
                          <span className="desk-muted">{row.about}</span>
                        </span>
                        {row.at !== null && <span className="desk-muted">{age(daysSince(row.at))}</span>}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </nav>
    </div>
  );
};
