import { useMemo } from 'react';
import type { Endpoint, Request } from '@rrr/contract';
import { askedOf, defaultOf, type Filter, type View } from './filter.js';
import { useListState, type ListState } from '@rrr/kit/base';

type QueryOf<E extends Endpoint> = Request<E> extends { query: infer Q } ? Q : never;
type KeyOf<E extends Endpoint> = Exclude<keyof QueryOf<E> & string, 'page' | 'limit' | 'sort' | 'sortBy'>;
type SortOf<E extends Endpoint> = QueryOf<E> extends { sortBy?: infer S } ? S & string : never;

export interface UseListOptions<E extends Endpoint, V extends string> {
  filters?: readonly Filter<KeyOf<E>>[];
  view?: View<V>;
  /** what the call can sort by; `first` is how it is sorted until the reader chooses, descending is written `-key` */
  sort?: { by: readonly SortOf<E>[]; first: SortOf<E> | `-${SortOf<E>}` };
  /** rows of a page until the reader chooses others; the call's own number, without a choice, unless given */
  limit?: number;
}

export interface List<E extends Endpoint = Endpoint, V extends string = string> extends Omit<
  ListState<Record<string, string>>,
  'query' | 'filters'
> {
  /** every filter as it stands in the address */
  values: Readonly<Record<string, string>>;
  /** the table that it was made of */
  filters: readonly Filter[];
  view: V;
  viewOf?: View<V>;
  /** for the call */
  query: QueryOf<E>;
  setView(view: V): void;
}

/**
 * A list's filters, sort and page from a table of data, kept in the address; the compiler knows which filters the call
 * has: `useList<typeof searchRiders>({ filters: [{ key: 'query', kind: 'text', label: … }] })`.
 */
export const useList = <E extends Endpoint, V extends string = string>({
  filters = [],
  view: viewOf,
  sort,
  limit,
}: UseListOptions<E, V> = {}): List<E, V> => {
  const table = filters as readonly Filter[];
  const firstView = viewOf?.choices[0]?.value;
  const state = useListState({
    filters: {
      ...Object.fromEntries(table.map((filter) => [filter.key, defaultOf(filter)])),
      ...(viewOf && firstView !== undefined ? { [viewOf.key]: firstView } : {}),
    } as Record<string, string>,
    ...(sort ? { sort: sort.first } : {}),
    ...(limit === undefined ? {} : { limit }),
  });
  const { filters: values, page, setFilters } = state;
  const sortKey = sort?.by.find((key) => key === state.sort.replace(/^-/, ''));
  const sorted = sort && (sortKey ? state.sort : sort.first);
  const asked = JSON.stringify({
    ...Object.fromEntries(table.map((filter) => [filter.key, askedOf(filter, values[filter.key] ?? '')])),
    ...(sorted ? { sortBy: sorted.replace(/^-/, ''), sort: sorted.startsWith('-') ? 'descending' : 'ascending' } : {}),
    page,
    limit: state.limit,
  });
  const chosen = viewOf?.choices.find(({ value }) => value === values[viewOf.key])?.value ?? firstView ?? '';
  return {
    ...state,
    // The choice of a view filters nothing, so it is not cleared and makes no list "filtered".
    filtered: table.some((filter) => values[filter.key] !== defaultOf(filter)),
    clear: () => setFilters(Object.fromEntries(table.map((filter) => [filter.key, defaultOf(filter)]))),
    values,
    filters: table,
    view: chosen as V,
    ...(viewOf ? { viewOf } : {}),
    query: useMemo(() => JSON.parse(asked) as QueryOf<E>, [asked]),
    setView: (view) => viewOf && setFilters({ [viewOf.key]: view }),
  };
};
