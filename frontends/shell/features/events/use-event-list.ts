import { useListState } from '@rrr/kit/base';

export const WHEN = ['upcoming', 'past', 'all'] as const;
/** descending is written with a minus */
export const SORTS = ['-startDate', 'startDate', 'title', 'city', 'state'] as const;
type Sort = (typeof SORTS)[number];
type When = (typeof WHEN)[number];

const FILTERS = { query: '', title: '', city: '', state: '', zipcode: '', country: '', when: 'upcoming' };
/** most characters that the API takes */
const LONGEST = { query: 100, title: 100, city: 100, state: 50, zipcode: 12, country: 2 } as const;

/** What an older address writes: the direction alone, by day. */
const OLDER: Readonly<Record<string, Sort>> = { ascending: 'startDate', descending: '-startDate' };
/** Unless the address says otherwise, the nearest event comes first: of those ahead, and of those that were. */
const sortOf = (written: string, when: When): Sort =>
  SORTS.find((sort) => sort === written) ?? OLDER[written] ?? (when === 'upcoming' ? 'startDate' : '-startDate');

/** The list of events in the address, and the call it makes; what an address says wrongly is left out. */
export const useEventList = () => {
  const list = useListState({ filters: FILTERS });
  const when: When = WHEN.find((text) => text === list.filters.when) ?? 'upcoming';
  const sort = sortOf(list.sort, when);
  const asked = (Object.keys(LONGEST) as (keyof typeof LONGEST)[]).flatMap((name) => {
    const value = list.filters[name].trim().slice(0, LONGEST[name]);
    return value ? [[name, value] as const] : [];
  });
  return {
    ...list,
    sort,
    filters: { ...list.filters, when },
    /** the filters, as the calendar of this list takes them */
    calendar: new URLSearchParams(asked.map(([name, value]) => [name, value])).toString(),
    query: {
      page: list.page,
      ...(Object.fromEntries(asked) as Partial<Record<keyof typeof LONGEST, string>>),
      ...(when === 'all' ? {} : { filter: when }),
      ...(sort === '-startDate'
        ? {}
        : { sort: 'ascending' as const, ...(sort === 'startDate' ? {} : { sortBy: sort }) }),
    },
  };
};
export type EventList = ReturnType<typeof useEventList>;
