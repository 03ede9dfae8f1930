import type { dealersLean, Locale, Request } from '@rrr/contract';
import { languageTag } from '@rrr/records/languages';

type Query = NonNullable<Request<typeof dealersLean>['query']>;
type Distance = NonNullable<Query['zipDistance']>;

/** Miles; 0 is the postal code itself (requirements §9). */
export const DISTANCES = ['0', '25', '50', '100', '500'] as const satisfies readonly Distance[];
export const FILTERS = { name: '', state: '', zipcode: '', zipDistance: '50', country: '' };
export type Filters = typeof FILTERS;

export type Unit = 'mi' | 'km';
const KILOMETRES: Readonly<Record<string, string>> = { '25': '40', '50': '80', '100': '160', '500': '800' };
/** A radius as people there say it; the API counts miles. */
export const radiusIn = (unit: Unit, miles: string): string => (unit === 'km' ? (KILOMETRES[miles] ?? miles) : miles);

/**
 * Miles in the United States, kilometres elsewhere: by the postal code, the chosen country, or the dealer next to the
 * reader. Where no place is searched, by the country of the language.
 */
export const unitOf = (
  { zipcode, country }: Pick<Filters, 'zipcode' | 'country'>,
  near: string | undefined,
  locale: Locale,
): Unit => {
  const ofCode = /^\d/.test(zipcode) ? 'US' : /^[a-z]\d[a-z]/i.test(zipcode) ? 'CA' : '';
  return (ofCode || country || near || languageTag(locale).slice(-2)) === 'US' ? 'mi' : 'km';
};

const distanceOf = (value: string): Distance => DISTANCES.find((distance) => distance === value) ?? '50';

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
export const wider = (distance: string): Distance | undefined =>
  DISTANCES.find((candidate) => Number(candidate) > Number(distance));
