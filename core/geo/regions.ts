import type { Locale } from '../identity/index.js';
import type { Place } from './countries.js';

/** Code, English name, and the French name if it differs. */
type Region = readonly [code: string, en: string, fr?: string];

const UNITED_STATES: readonly Region[] = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California', 'Californie'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['DC', 'District of Columbia', 'District de Columbia'],
  ['FL', 'Florida', 'Floride'],
  ['GA', 'Georgia', 'Géorgie'],
  ['HI', 'Hawaii', 'Hawaï'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana', 'Louisiane'],
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
  ['NM', 'New Mexico', 'Nouveau-Mexique'],
  ['NY', 'New York'],
  ['NC', 'North Carolina', 'Caroline du Nord'],
  ['ND', 'North Dakota', 'Dakota du Nord'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania', 'Pennsylvanie'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina', 'Caroline du Sud'],
  ['SD', 'South Dakota', 'Dakota du Sud'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia', 'Virginie'],
  ['WA', 'Washington'],
  ['WV', 'West Virginia', 'Virginie-Occidentale'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
  ['AS', 'American Samoa', 'Samoa américaines'],
  ['GU', 'Guam'],
  ['MP', 'Northern Mariana Islands', 'Îles Mariannes du Nord'],
  ['PR', 'Puerto Rico', 'Porto Rico'],
  ['VI', 'U.S. Virgin Islands', 'Îles Vierges américaines'],
  ['AA', 'Armed Forces Americas', 'Forces armées, Amériques'],
  ['AE', 'Armed Forces Europe', 'Forces armées, Europe'],
  ['AP', 'Armed Forces Pacific', 'Forces armées, Pacifique'],
];

const CANADA: readonly Region[] = [
  ['AB', 'Alberta'],
  ['BC', 'British Columbia', 'Colombie-Britannique'],
  ['MB', 'Manitoba'],
  ['NB', 'New Brunswick', 'Nouveau-Brunswick'],
  ['NL', 'Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'],
  ['NS', 'Nova Scotia', 'Nouvelle-Écosse'],
  ['NT', 'Northwest Territories', 'Territoires du Nord-Ouest'],
  ['NU', 'Nunavut'],
  ['ON', 'Ontario'],
  ['PE', 'Prince Edward Island', 'Île-du-Prince-Édouard'],
  ['QC', 'Quebec', 'Québec'],
  ['SK', 'Saskatchewan'],
  ['YT', 'Yukon'],
];

const listed = (regions: readonly Region[], locale: Locale): readonly Place[] =>
  regions
    .map(([code, en, fr = en]) => ({ code, name: locale === 'fr' ? fr : en }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));

const both = (locale: Locale) => ({ US: listed(UNITED_STATES, locale), CA: listed(CANADA, locale) });
const REGIONS: Readonly<Record<Locale, Readonly<Record<string, readonly Place[]>>>> = {
  en: both('en'),
  fr: both('fr'),
};

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
