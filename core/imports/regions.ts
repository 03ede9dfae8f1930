import { nameKey } from '../shared/index.js';

/** US states and Canadian provinces by postal abbreviation. */
const REGIONS =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,' +
  'HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,' +
  'MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
  'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,' +
  'SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,' +
  'AB Alberta,BC British Columbia,BC Colombie-Britannique,MB Manitoba,NB New Brunswick,NB Nouveau-Brunswick,NL Newfoundland and Labrador,' +
  'NL Terre-Neuve-et-Labrador,NS Nova Scotia,NS Nouvelle-Écosse,NT Northwest Territories,NT Territoires du Nord-Ouest,NU Nunavut,ON Ontario,' +
  'PE Prince Edward Island,PE Île-du-Prince-Édouard,QC Quebec,SK Saskatchewan,YT Yukon';

const pairs = REGIONS.split(',').map((part) => [part.slice(0, 2), nameKey(part.slice(3))] as const);
const CODES = new Set<string>(pairs.map(([code]) => code));
const BY_NAME = new Map(pairs.map(([code, name]) => [name, code] as const));

/** The postal abbreviation: accepts "CA", "ca", "California", but not "Calif."; undefined for anything else. */
export const regionCode = (text: string): string | undefined => {
  const bare = text.replaceAll('.', '').trim().toUpperCase();
  return CODES.has(bare) ? bare : BY_NAME.get(nameKey(text));
};

export interface Town {
  readonly hometown: string | null;
  readonly state: string | null;
}

/**
 * Splits town and state: "Seattle, WA", "Irving TX", "Menifee, California". A country after the comma stays with the
 * town; a bare "CA" is a state.
 */
export const readTown = (text: string): Town => {
  const comma = text.lastIndexOf(',');
  if (comma > 0) {
    const tail = text.slice(comma + 1).trim();
    const short = tail.replaceAll('.', '');
    const state = regionCode(tail) ?? (/^[A-Za-z]{2,3}$/.test(short) ? short.toUpperCase() : null);
    return state === null
      ? { hometown: text.replace(/[,\s]+$/, '') || null, state }
      : { hometown: text.slice(0, comma).trim() || null, state };
  }
  const bare = text.trim();
  if (/^[A-Za-z]{2}$/.test(bare) && CODES.has(bare.toUpperCase())) return { hometown: null, state: bare.toUpperCase() };
  const [, town, code] = /^(.+\S)\s+([A-Z]{2})$/.exec(bare) ?? [];
  return town !== undefined && code !== undefined && CODES.has(code)
    ? { hometown: town, state: code }
    : { hometown: bare || null, state: null };
};

/** A state column's value: its abbreviation if known, otherwise the text. */
export const readState = (text: string): string | null =>
  text === '' ? null : (regionCode(text) ?? (/^[A-Za-z]{2,3}$/.test(text) ? text.toUpperCase() : text));
