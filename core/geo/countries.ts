import { eachLanguage, languageTag, type Locale } from '@rrr/records/languages';

export interface Place {
  readonly code: string;
  readonly name: string;
}

/** ISO 3166-1 two-letter codes. */
const CODES =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ
  DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
  KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM
  PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
  UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/);

/** nearly all riders live there, so they are listed first */
const FIRST = ['US', 'CA'];
const known: ReadonlySet<string> = new Set(CODES);

/** Whether the upper-case two-letter code is a country. */
export const isCountry = (code: string): boolean => known.has(code);

/** Capitalizes a name; Canadian French names may start in lower case. */
const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

const listed = (locale: Locale): readonly Place[] => {
  const names = new Intl.DisplayNames([languageTag(locale)], { type: 'region' });
  const byName = new Intl.Collator(locale);
  const all = CODES.map((code) => ({ code, name: capital(names.of(code) ?? code) }));
  return [
    ...FIRST.flatMap((code) => all.filter((item) => item.code === code)),
    ...all.filter((item) => !FIRST.includes(item.code)).toSorted((a, b) => byName.compare(a.name, b.name)),
  ];
};
const COUNTRIES = eachLanguage(listed);

/** All countries with localized names, the United States and Canada first (requirements §1). */
export const countriesIn = (locale: Locale): readonly Place[] => COUNTRIES[locale];
