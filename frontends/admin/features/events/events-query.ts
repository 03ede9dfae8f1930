import type { listEvents, Request } from '@rrr/contract';

export const EVENT_FILTERS = { query: '', country: '', state: '' };
export const EVENT_SORT = '-startDate';
const KEYS = ['startDate', 'title', 'city', 'state'] as const;
const LIMIT = 25;

type Asked = Request<typeof listEvents>['query'];

/** The call for what the address says; a value that the API would refuse asks for nothing. */
export const eventsQuery = (said: { page: number } & Partial<typeof EVENT_FILTERS>, sort: string): Asked => {
  const key = KEYS.find((it) => it === sort.replace(/^-/, ''));
  const it: Asked = {
    query: said.query?.slice(0, 100),
    country: /^[A-Z]{2}$/.test(said.country ?? '') ? said.country : undefined,
    state: said.state?.slice(0, 50),
    sortBy: key ?? 'startDate',
    sort: key && !sort.startsWith('-') ? 'ascending' : 'descending',
    page: said.page,
    limit: LIMIT,
  };
  return Object.fromEntries(Object.entries(it).filter(([, value]) => value !== undefined));
};
