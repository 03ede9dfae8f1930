import { DownOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import { useFormats } from '@rrr/kit/base';
import { Link, useSearchParams } from 'react-router-dom';
import { isPast, type Kind } from '../../shared/waiting/waiting.js';
import { InboxFilters } from './InboxFilters.js';
import { InboxRows } from './InboxRows.js';
import { isNarrowed, NARROWS, type Narrow } from './narrow.js';
import { GROUPS, type GroupKey, type Row } from './use-groups.js';
import type { Source } from './use-source.js';
import { useInboxWords } from './words/use-words.js';

const addressOf = (group: GroupKey): string => `?${new URLSearchParams({ group })}`;

interface Props {
  /** the counts of all groups; none until they are known */
  waiting: readonly Kind[];
  /** the group that is open; undefined until it is known */
  open: GroupKey | undefined;
  source: Source;
  narrow: Narrow;
  rows: readonly Row[];
  /** the rows of the open group are not known yet */
  loading: boolean;
  /** the item that is looked at */
  shown: string | undefined;
  /** a group or an item was chosen */
  onGo: () => void;
  /** an act on many is done */
  onActed: () => void;
}

/** The groups with what waits in the open one; where there is no room beside the item, behind a button. */
export const InboxList = ({ waiting, open, source, narrow, rows, loading, shown, onGo, onActed }: Props) => {
  const [params] = useSearchParams();
  const [words, formats, id] = [useInboxWords(), useFormats(), useId()];
  const [unfolded, setUnfolded] = useState(false);
  const age = (days: number) => words(days === 0 ? 'today' : 'age', { count: days });
  const countOf = (kind: GroupKey): string => {
    const one = waiting.find((candidate) => candidate.kind === kind);
    return one ? formats.count(one.count) : '–';
  };
  // the filters stay while one goes through what they found
  const itemAddress = (item: string): string =>
    `?${new URLSearchParams([
      ['group', open ?? ''],
      ['item', item],
      ...[...params].filter(([key]) => (NARROWS as readonly string[]).includes(key)),
    ])}`;
  const pageAddress = (page: number): string => {
    const next = new URLSearchParams(params);
    next.delete('item');
    next.set('group', open ?? '');
    next.set('page', String(page));
    return `?${next}`;
  };
  const fold = () => {
    setUnfolded(false);
    onGo();
  };
  return (
    <div className="admin-inbox-side">
      <button
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
        {GROUPS.map((group) => {
          const one = waiting.find(({ kind }) => kind === group);
          return (
            <section key={group} data-loading={(group === open && loading) || undefined}>
              <Link
                className="admin-inbox-group"
                to={addressOf(group)}
                aria-current={group === open ? 'true' : undefined}
                onClick={fold}
              >
                <span>{words(`names.${group}`)}</span>
                <span className="number">{countOf(group)}</span>
                {one?.days != null && (
                  <strong className={isPast(one) ? 'admin-late' : undefined}>{age(one.days)}</strong>
                )}
              </Link>
              {group === open && (rows.length > 0 || isNarrowed(narrow) || narrow.page > 1) && (
                <>
                  <InboxFilters
                    narrow={narrow}
                    rows={rows}
                    promoters={source.promoters ?? []}
                    cash={group === 'cash'}
                  />
                  <InboxRows
                    source={source}
                    rows={rows}
                    scope={`${group} ${JSON.stringify({ ...narrow, page: 1 })}`}
                    shown={shown}
                    addressOf={itemAddress}
                    linkTo={pageAddress}
                    onGo={fold}
                    onActed={onActed}
                  />
                </>
              )}
            </section>
          );
        })}
      </nav>
    </div>
  );
};
