import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

export interface ListOptions<F extends Record<string, string>> {
  /** every filter with its value when the address names none */
  filters: F;
  /** sort key and direction when the address names none; descending is written `-key` */
  sort?: string;
  /** rows of a page when the address names none of `PAGE_SIZES` */
  limit?: number;
}

/** Rows of a page that a reader can choose. */
export const PAGE_SIZES = [25, 50, 100] as const;

export interface ListState<F extends Record<string, string>> {
  page: number;
  filters: F;
  /** `key` or `-key`; '' when the list is not sorted by the reader */
  sort: string;
  /** rows of a page; undefined where the list has no choice of it */
  limit: number | undefined;
  /** whether any filter differs from its default */
  filtered: boolean;
  /** for an endpoint's `query`: the page and the filters that say something */
  query: { page: number } & Partial<F>;
  /**
   * changes filters and goes to page 1; typing replaces the entry of the history, so that Back leaves the list and not
   * a letter
   */
  setFilters(change: Partial<F>): void;
  setPage(page: number): void;
  /** the address of another page of the same list */
  pageLink(page: number): string;
  setSort(sort: string): void;
  setLimit(limit: number): void;
  clear(): void;
}

const pageOf = (value: string | null): number =>
  value !== null && /^[1-9]\d{0,6}$/.test(value) ? Math.min(Number(value), 1_000_000) : 1;

/** A list's page, sort and filters, kept in the address: it can be shared, and Back restores it. */
export const useListState = <F extends Record<string, string>>({
  filters: defaults,
  sort: defaultSort = '',
  limit: defaultLimit,
}: ListOptions<F>): ListState<F> => {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const given = JSON.stringify(defaults);
  const values = useMemo(() => {
    const initial = JSON.parse(given) as F;
    const filters = Object.fromEntries(Object.keys(initial).map((key) => [key, params.get(key) ?? initial[key]])) as F;
    const said = Object.entries(filters).filter(([, value]) => value !== '');
    const page = pageOf(params.get('page'));
    return {
      page,
      filters,
      sort: params.get('sort') ?? defaultSort,
      limit:
        defaultLimit === undefined
          ? undefined
          : (PAGE_SIZES.find((size) => String(size) === params.get('limit')) ?? defaultLimit),
      filtered: Object.keys(initial).some((key) => filters[key] !== initial[key]),
      query: { page, ...Object.fromEntries(said) } as { page: number } & Partial<F>,
    };
  }, [params, given, defaultSort, defaultLimit]);

  // Two filters may change before the first is drawn (a typed one is a moment late): the second begins where the first
  // ended.
  const newest = useRef(params);
  const at = useRef('');
  useLayoutEffect(() => {
    newest.current = params;
    at.current = window.location.pathname;
  }, [params, pathname]);
  const write = useCallback(
    (change: Record<string, string | undefined>, options: { replace?: boolean; preventScrollReset?: boolean }) => {
      const initial: Record<string, string> = {
        ...(JSON.parse(given) as F),
        sort: defaultSort,
        limit: String(defaultLimit),
        page: '1',
      };
      const next = new URLSearchParams(newest.current);
      for (const [key, value] of Object.entries(change)) {
        if (value === undefined) continue;
        if (value === (initial[key] ?? '')) next.delete(key);
        else next.set(key, value);
      }
      newest.current = next;
      setParams(next, options);
    },
    [setParams, given, defaultSort, defaultLimit],
  );

  return {
    ...values,
    setFilters: useCallback(
      (change) => {
        // A link was followed and its page is still on its way: what was typed a moment before is not for that page.
        if (window.location.pathname !== at.current) return;
        write({ ...change, page: '1' }, { replace: true, preventScrollReset: true });
      },
      [write],
    ),
    setPage: useCallback((page) => write({ page: String(page) }, {}), [write]),
    pageLink: useCallback(
      (page) => {
        const next = new URLSearchParams(params);
        if (page === 1) next.delete('page');
        else next.set('page', String(page));
        return `?${next}`;
      },
      [params],
    ),
    setLimit: useCallback((limit) => write({ limit: String(limit), page: '1' }, {}), [write]),
    setSort: useCallback((sort) => write({ sort, page: '1' }, { preventScrollReset: true }), [write]),
    clear: useCallback(
      () => write({ ...(JSON.parse(given) as F), page: '1' }, { preventScrollReset: true }),
      [write, given],
    ),
  };
};
