import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '@rrr/kit/base';
import { Empty, Page, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useWaiting } from '../home/home.api.js';
import { kindsOf, nextOf } from '../home/waiting.js';
import { DecidedClaim } from './DecidedClaim.js';
import { InboxList } from './InboxList.js';
import { GROUPS, type GroupKey, type Row } from './use-groups.js';
import { useSource } from './use-source.js';
import { useInboxWords } from './words/use-words.js';

/** Everything that waits for an administrator; `?group=` and `?item=` say what is looked at. */
export const InboxPage = () => {
  const [params, setParams] = useSearchParams();
  const [words, formats] = [useInboxWords(), useFormats()];
  const counts = useWaiting();
  const frame = useRef<HTMLDivElement>(null);
  const waiting = kindsOf(counts.data);
  const asked = GROUPS.find((it) => it === params.get('group'));
  // Without a group in the address, the one to decide first; it stays while one works through it.
  const opened = useRef<GroupKey>(undefined);
  opened.current ??= nextOf(waiting)?.kind;
  const key = asked ?? opened.current ?? (counts.data || counts.error ? GROUPS[0] : undefined);
  const source = useSource(key);
  const rows = source.rows ?? [];
  const wanted = params.get('item');
  const found = rows.findIndex(({ id }) => id === wanted);
  const at = Math.max(0, found);
  const current = rows[at];
  const loading = key === undefined || (source.rows === undefined && source.answer.isFetching);
  const all = waiting.reduce((sum, { count }) => sum + count, 0);
  // a link may lead to a claim that was decided since
  const decided = key === 'claims' && wanted !== null && found < 0 && source.rows !== undefined ? wanted : undefined;

  const go = (to: Row | undefined) => {
    if (to && key) setParams({ group: key, item: to.id });
  };
  const next = () => go(decided ? rows[0] : (rows[at + 1] ?? rows[at - 1]));
  const moved = useRef(false);
  const shown = decided ?? current?.id;
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    frame.current?.querySelector<HTMLElement>('.admin-inbox-item h2')?.focus();
  }, [shown]);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, [role=dialog]'))
      return;
    if (event.key === 'j' || event.key === 'k') {
      moved.current = true;
      go(rows[at + (event.key === 'j' ? 1 : -1)]);
      event.preventDefault();
      return;
    }
    const button = [...(frame.current?.querySelectorAll<HTMLButtonElement>('[data-key]') ?? [])].find(
      (it) => it.dataset['key'] === event.key,
    );
    if (!button) return;
    moved.current = true;
    event.preventDefault();
    button.click();
  };
  return (
    <Page
      title={words('title')}
      lead={counts.data ? words('lead', { count: all, shown: formats.count(all) }) : '\u00a0'}
    >
      {counts.error !== undefined && !counts.isFetching && (
        <ProblemNote error={counts.error} onRetry={() => void counts.refetch()} />
      )}
      <div className="admin-inbox" ref={frame} onKeyDown={onKeyDown}>
        <InboxList waiting={waiting} open={key} rows={rows} loading={loading} shown={shown} />
        {/* a click on its text brings the keys along */}
        <div className="admin-inbox-item" tabIndex={-1}>
          {source.answer.error !== undefined && !source.answer.isFetching && (
            <ProblemNote error={source.answer.error} onRetry={() => void source.answer.refetch()} />
          )}
          {!current && loading && <Skeleton lines={4} height={72} />}
          {!current && !decided && key && source.rows && (
            <Empty
              text={
                counts.data && all === 0 ? words('nothing') : words('nothingHere', { group: words(`names.${key}`) })
              }
            />
          )}
          {decided && <DecidedClaim key={decided} claimId={decided} next={next} />}
          {!decided && current && (
            <>
              <p className="desk-muted">
                {words('position', {
                  at: formats.count(at + 1),
                  all: formats.count(Math.max(rows.length, waiting.find(({ kind }) => kind === key)?.count ?? 0)),
                })}
              </p>
              {source.show(current.id, next)}
            </>
          )}
          {shown !== undefined && <p className="desk-muted admin-inbox-keys">{words('keys')}</p>}
        </div>
      </div>
    </Page>
  );
};
