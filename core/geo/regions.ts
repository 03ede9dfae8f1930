import { eachLanguage, inEachLanguage, type Locale } from '@rrr/records/languages';
import type { Place } from './countries.js';
import { en } from './words/regions-en.js';

/** Code and English name. */
type Region = readonly [code: string, name: string];

const OWN_NAMES = inEachLanguage(en);

const UNITED_STATES: readonly Region[] = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['DC', 'District of Columbia'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi'],
  ['MO', 'Missouri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['WV', 'West Virginia'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
  ['AS', 'American Samoa'],
  ['GU', 'Guam'],
  ['MP', 'Northern Mariana Islands'],
  ['PR', 'Puerto Rico'],
  ['VI', 'U.S. Virgin Islands'],
  ['AA', 'Armed Forces Americas'],
  ['AE', 'Armed Forces Europe'],
  ['AP', 'Armed Forces Pacific'],
];

const CANADA: readonly Region[] = [
  ['AB', 'Alberta'],
  ['BC', 'British Columbia'],
  ['MB', 'Manitoba'],
  ['NB', 'New Brunswick'],
  ['NL', 'Newfoundland and Labrador'],
  ['NS', 'Nova Scotia'],
  ['NT', 'Northwest Territories'],
  ['NU', 'Nunavut'],
  ['ON', 'Ontario'],
  ['PE', 'Prince Edward Island'],
  ['QC', 'Quebec'],
  ['SK', 'Saskatchewan'],
  ['YT', 'Yukon'],
];

const listed = (country: string, regions: readonly Region[], locale: Locale): readonly Place[] =>
  regions
    .map(([code, name]) => ({ code, name: OWN_NAMES[locale][`${country}-${code}`] ?? name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));

const REGIONS = eachLanguage((locale): Readonly<Record<string, readonly Place[]>> => ({
  US: listed('US', UNITED_STATES, locale),
  CA: listed('CA', CANADA, locale),
}));

const codesOf = (regions: readonly Region[]): ReadonlySet<string> => new Set(regions.map(([code]) => code));
const CODES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['US', codesOf(UNITED_STATES)],
  ['CA', codesOf(CANADA)],
]);

/** Whether an upper-case code is a region of the country; countries without a list accept any text. */
export const isRegion = (country: string, code: string): boolean => CODES.get(country)?.has(code) ?? true;

/** Normalizes a state or province: listed codes in upper case, anything else unchanged. */
export const normalizeRegion = (country: string, typed: string): string => {
  const code = typed.toUpperCase();
  return CODES.get(country)?.has(code) === true ? code : typed;
};

const NAMES: ReadonlyMap<string, readonly Region[]> = new Map([
  ['US', UNITED_STATES],
  ['CA', CANADA],
]);

/** The code of a region by its code or English name, or null. */
export const regionCode = (country: string, named: string): string | null =>
  NAMES.get(country)?.find(([code, name]) => code === named || name === named)?.[0] ?? null;

/** Regions by two-letter country code, for countries whose address forms have a list (requirements §1). */
export const regionsIn = (locale: Locale): Readonly<Record<string, readonly Place[]>> => REGIONS[locale];
