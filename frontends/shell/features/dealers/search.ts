import type { dealersLean, Request } from '@rrr/contract';

type Query = NonNullable<Request<typeof dealersLean>['query']>;
type Distance = NonNullable<Query['zipDistance']>;

/** Miles; 0 is the postal code itself (requirements §9). */
export const DISTANCES = ['0', '25', '50', '100', '500'] as const satisfies readonly Distance[];
export const FILTERS = { name: '', state: '', zipcode: '', zipDistance: '50', country: '' };
export type Filters = typeof FILTERS;

const distanceOf = (value: string): Distance => DISTANCES.find((it) => it === value) ?? '50';

/** What the address says, without what the API would refuse: addresses are typed and shared. */
export const readFilters = (given: Filters): Filters & { zipDistance: Distance } => ({
  name: given.name.trim().slice(0, 100),
  state: given.state.trim().slice(0, 50),
  zipcode: given.zipcode.trim().slice(0, 12),
  zipDistance: distanceOf(given.zipDistance),
  country: /^[A-Za-z]{2}$/.test(given.country) ? given.country.toUpperCase() : '',
});

/** For the API; around the reader's own location every dealer is asked for, and measured here. */
export const queryOf = (asked: ReturnType<typeof readFilters>, page: number): Query => ({
  page,
  ...(asked.name ? { name: asked.name } : {}),
  ...(asked.state ? { state: asked.state } : {}),
  ...(asked.country ? { country: asked.country } : {}),
  ...(asked.zipcode ? { zipcode: asked.zipcode, zipDistance: asked.zipDistance } : {}),
});

/** The next wider search, if there is one. */
export const wider = (distance: string): Distance | undefined => DISTANCES.find((it) => Number(it) > Number(distance));
