import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormats } from '@rrr/kit/base';
import { Empty, Page, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useWaiting } from '../../shared/waiting/waiting.api.js';
import { kindsOf, nextOf } from '../../shared/waiting/waiting.js';
import { DecidedClaim } from './DecidedClaim.js';
import { InboxList } from './InboxList.js';
import { KeysDialog } from './KeysDialog.js';
import { isNarrowed, NARROWS, narrowOf, PAGE } from './narrow.js';
import { GROUPS, type GroupKey, type Row } from './use-groups.js';
import { useSource } from './use-source.js';
import { ToldBar, ToldProvider } from './use-told.js';
import { useInboxWords } from './words/use-words.js';

/** Everything that waits for an administrator; `?group=`, `?item=` and the filters say what is looked at. */
export const InboxPage = () => (
  <ToldProvider>
    <Inbox />
  </ToldProvider>
);

const Inbox = () => {
  const [params, setParams] = useSearchParams();
  const [words, formats] = [useInboxWords(), useFormats()];
  const counts = useWaiting();
  const frame = useRef<HTMLDivElement>(null);
  const waiting = kindsOf(counts.data);
  const asked = GROUPS.find((group) => group === params.get('group'));
  // Without a group in the address, the one to decide first; it stays while one works through it.
  const opened = useRef<GroupKey>(undefined);
  opened.current ??= nextOf(waiting)?.kind;
  const key = asked ?? opened.current ?? (counts.data || counts.error ? GROUPS[0] : undefined);
  const narrow = narrowOf(params);
  const source = useSource(key, narrow);
  const rows = source.rows ?? [];
  // the list may lose the decided item before the address names the next one: no other is shown in between
  const [aim, setAim] = useState<string>();
  const addressed = params.get('item');
  useEffect(() => setAim(undefined), [addressed, key]);
  const wanted = aim ?? addressed;
  const found = rows.findIndex(({ id }) => id === wanted);
  const at = Math.max(0, found);
  const current = rows[at];
  const loading = key === undefined || (source.rows === undefined && source.answer.isFetching);
  const all = waiting.reduce((sum, { count }) => sum + count, 0);
  // a link may lead to a claim that was decided since
  const decided = key === 'claims' && wanted !== null && found < 0 && source.rows !== undefined ? wanted : undefined;

  /** `to`: undefined after the last one was decided */
  const go = (to: Row | undefined) => {
    if (!key) return;
    setAim(to?.id);
    setParams((now) => {
      const kept = [...now].filter(([name]) => (NARROWS as readonly string[]).includes(name));
      return new URLSearchParams([['group', key], ...(to ? [['item', to.id]] : []), ...kept]);
    });
  };
  const nextGroup = nextOf(waiting.filter(({ kind }) => kind !== key));
  /** past the last of a page comes the first of the next one */
  const turnTo = (page: number) => {
    if (page < 1 || page > (source.pagination?.totalPages ?? 1)) return;
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.delete('item');
      next.set('page', String(page));
      return next;
    });
  };
  const moved = useRef(false);
  /** after an act on many the page stays where it is */
  const stays = useRef(false);
  const [turn, setTurn] = useState(0);
  const [keys, setKeys] = useState(false);
  // who decided, skipped or chose goes on in the item, with the keys
  const move = () => {
    moved.current = true;
    stays.current = false;
  };
  const next = () => {
    move();
    setTurn((value) => value + 1);
    go(decided ? rows[0] : (rows[at + 1] ?? rows[at - 1]));
  };
  const shown = decided ?? current?.id;
  const focusItem = () => {
    const item = frame.current?.querySelector<HTMLElement>('.admin-inbox-item');
    (item?.querySelector<HTMLElement>('h2') ?? item)?.focus({ preventScroll: stays.current });
  };
  // at once, because the button that was pressed may be gone; and again when the next item is there
  useEffect(() => {
    if (turn > 0) focusItem();
  }, [turn]);
  useEffect(() => {
    const isLost = turn > 0 && document.activeElement === document.body;
    if ((!moved.current && !isLost) || loading) return;
    moved.current = false;
    focusItem();
  }, [shown, loading, key, turn]);
  /** After an act on many its keys work at once, unless somebody is busy elsewhere. */
  const acted = () => {
    const at = document.activeElement;
    if (at && at !== document.body && at.tagName !== 'H1') return;
    stays.current = true;
    setTurn((value) => value + 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target.closest('input, textarea, select, dialog, [role=dialog]')
    )
      return;
    if (event.key === 'j' || event.key === 'k') {
      move();
      const by = event.key === 'j' ? 1 : -1;
      if (rows[at + by]) go(rows[at + by]);
      else turnTo(narrow.page + by);
      event.preventDefault();
      return;
    }
    const button = [...(frame.current?.querySelectorAll<HTMLButtonElement>('[data-key]') ?? [])].find(
      (element) => element.dataset['key'] === event.key,
    );
    if (!button) return;
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
        <InboxList
          waiting={waiting}
          open={key}
          source={source}
          narrow={narrow}
          rows={rows}
          loading={loading}
          shown={shown}
          onGo={move}
          onActed={acted}
        />
        {/* a click on its text brings the keys along */}
        <div className="admin-inbox-item" tabIndex={-1}>
          {source.answer.error !== undefined && !source.answer.isFetching && (
            <ProblemNote error={source.answer.error} onRetry={() => void source.answer.refetch()} />
          )}
          {!current && loading && <Skeleton lines={4} height={72} />}
          {!current && !decided && key && source.rows && (
            <Empty
              text={
                isNarrowed(narrow)
                  ? words('filters.nothing')
                  : counts.data && all === 0
                    ? words('nothing')
                    : words('nothingHere', { group: words(`names.${key}`) })
              }
              action={
                nextGroup &&
                !isNarrowed(narrow) && (
                  <Link className="button" to={{ search: `group=${nextGroup.kind}` }} onClick={move}>
                    {words('nextGroup', {
                      group: words(`names.${nextGroup.kind}`),
                      count: formats.count(nextGroup.count),
                    })}
                  </Link>
                )
              }
            />
          )}
          {decided && <DecidedClaim key={decided} claimId={decided} next={next} />}
          {!decided && current && (
            <>
              <p className="desk-muted">
                {words('position', {
                  at: formats.count((narrow.page - 1) * PAGE + at + 1),
                  all: formats.count(
                    isNarrowed(narrow)
                      ? (source.pagination?.total ?? rows.length)
                      : Math.max(rows.length, waiting.find(({ kind }) => kind === key)?.count ?? 0),
                  ),
                })}
              </p>
              {source.show(current.id, next)}
            </>
          )}
          <ToldBar />
          {shown !== undefined && (
            <p className="desk-muted admin-inbox-keys">
              {words('keys')}{' '}
              <button
                type="button"
                className="desk-link"
                data-key="?"
                aria-keyshortcuts="?"
                aria-haspopup="dialog"
                onClick={() => setKeys(true)}
              >
                {words('keyboard.show')}
              </button>
            </p>
          )}
          {keys && <KeysDialog onClose={() => setKeys(false)} />}
        </div>
      </div>
    </Page>
  );
};
