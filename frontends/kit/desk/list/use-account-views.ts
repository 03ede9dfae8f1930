import { useCallback, useEffect, useRef, useState } from 'react';
import type { SavedView } from '@rrr/contract';
import { problemOf, useHost } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';
import { forgetKeptViews, keptViews } from './kept-views.js';
import type { ViewCalls } from './view-calls.js';

/** Views of one's own before the server says how many there can be. */
const MOST_VIEWS = 20;

/** What the reader saves under a name. */
type Shown = Pick<SavedView, 'name' | 'search' | 'columns'>;

const byName = (views: readonly SavedView[]): readonly SavedView[] =>
  views.toSorted((a, b) => a.name.localeCompare(b.name));

/** Moves what the browser kept to the account, once; what the server refuses is left behind. */
const takeOver = async (
  send: (kept: Shown) => Promise<SavedView>,
  { accountId, list, own }: { accountId: string; list: string; own: readonly SavedView[] },
): Promise<readonly SavedView[]> => {
  const taken: SavedView[] = [];
  for (const kept of keptViews(accountId, list)) {
    if (own.some(({ name }) => name.toLowerCase() === kept.name.trim().toLowerCase())) continue;
    try {
      taken.push(await send(kept));
    } catch (error) {
      // without an answer nobody knows; the next visit tries again
      const status = problemOf(error)?.status ?? 0;
      if (status === 0 || status >= 500) return taken;
    }
  }
  forgetKeptViews(accountId, list);
  return taken;
};

export interface AccountViews {
  views: readonly SavedView[];
  /** how many of one's own there can be */
  most: number;
  state: 'unasked' | 'loading' | 'ready' | 'failed';
  /** why the last act was not done */
  problem: string | undefined;
  /** asks the server, unless it was asked */
  load: () => void;
  save: (view: Shown) => Promise<SavedView | undefined>;
  share: (view: SavedView) => Promise<void>;
  /** whether it is gone */
  remove: (view: SavedView) => Promise<boolean>;
}

/** The views of a list on the account, and the shared ones. They are asked for when they are needed, or `at once`. */
export const useAccountViews = (calls: ViewCalls, list: string, atOnce: boolean): AccountViews => {
  const { http, session, notify } = useHost();
  const words = useWords();
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const [most, setMost] = useState(MOST_VIEWS);
  const [state, setState] = useState<AccountViews['state']>('unasked');
  const [problem, setProblem] = useState<string>();
  const asked = useRef(false);
  const accountId = session.account._id;
  const send = useCallback(
    async (view: Shown): Promise<SavedView> => (await http.call(calls.save, { body: { list, ...view } })).view,
    [http, calls, list],
  );
  const load = useCallback(async (): Promise<void> => {
    if (asked.current) return;
    asked.current = true;
    setState('loading');
    try {
      const found = await http.call(calls.list, { query: { list } });
      const own = found.views.filter(({ shared }) => !shared);
      const taken = await takeOver(send, { accountId, list, own });
      setViews(byName([...found.views, ...taken]));
      setMost(found.most.own);
      setState('ready');
    } catch {
      asked.current = false;
      setState('failed');
    }
  }, [http, calls, send, list, accountId]);
  useEffect(() => {
    if (atOnce) void load();
  }, [atOnce, load]);

  const doing = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
    setProblem(undefined);
    try {
      return await act();
    } catch (error) {
      setProblem(problemOf(error)?.detail ?? words('bulk.failed'));
      return undefined;
    }
  };
  const put = (view: SavedView) =>
    setViews((before) => byName([...before.filter(({ _id }) => _id !== view._id), view]));
  return {
    views,
    most,
    state,
    problem,
    load: () => void load(),
    save: (view) =>
      doing(async () => {
        const saved = await send(view);
        put(saved);
        return saved;
      }),
    share: async ({ _id, name }) => {
      const done = await doing(() => http.call(calls.share, { params: { viewId: _id } }));
      if (!done) return;
      put(done.view);
      notify({ tone: 'good', text: words('views.shareDone', { name }) });
    },
    remove: async ({ _id }) => {
      const done = await doing(async () => {
        await http.call(calls.remove, { params: { viewId: _id } });
        return true;
      });
      if (done) setViews((before) => before.filter((saved) => saved._id !== _id));
      return done ?? false;
    },
  };
};
