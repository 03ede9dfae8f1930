import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface ListState {
  page: number;
  /** every other parameter of the address, as it stands there */
  values: Readonly<Record<string, string>>;
  get(name: string): string | undefined;
  /** writes filters or a sort into the address and goes back to page 1; an empty value leaves the address */
  set(values: Readonly<Record<string, string | undefined>>, options?: { replace?: boolean }): void;
  /** the address of another page of the same list */
  pageLink(page: number): string;
}

const readPage = (params: URLSearchParams): number => Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);

const changed = (params: URLSearchParams, values: Readonly<Record<string, string | undefined>>): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
};

/** Filter, sort and page of a list live in its address, so that back restores them and a link shares them. */
export const useListState = (): ListState => {
  const [params, setParams] = useSearchParams();
  const set = useCallback<ListState['set']>(
    (values, options) =>
      setParams((now) => changed(now, { ...values, page: undefined }), {
        replace: options?.replace ?? false,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return useMemo(() => {
    const values = Object.fromEntries([...params].filter(([name]) => name !== 'page'));
    return {
      page: readPage(params),
      values,
      get: (name) => values[name],
      set,
      pageLink: (page) => `?${changed(params, { page: page === 1 ? undefined : String(page) })}`,
    };
  }, [params, set]);
};
