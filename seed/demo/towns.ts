import type { Chance } from './chance.js';

export interface Town {
  readonly city: string;
  readonly state: string | null;
  readonly zipcode: string;
  readonly country: string;
  readonly areaCode: string;
}

/** City, state, postal code, telephone area. */
const UNITED_STATES = `
Durango|CO|81301|970;Pueblo|CO|81003|719;Flagstaff|AZ|86001|928;Tucson|AZ|85701|520;Boise|ID|83702|208;Bend|OR|97701|541;Medford|OR|97504|541
Spokane|WA|99201|509;Yakima|WA|98901|509;Olympia|WA|98501|360;Sacramento|CA|95814|916;Fresno|CA|93721|559;Bakersfield|CA|93301|661
Hemet|CA|92543|951;Redding|CA|96001|530;Santa Rosa|CA|95404|707;Reno|NV|89501|775;Henderson|NV|89015|702;Provo|UT|84601|801
St. George|UT|84770|435;Las Cruces|NM|88001|575;Santa Fe|NM|87501|505;Casper|WY|82601|307;Billings|MT|59101|406;Missoula|MT|59801|406
Rapid City|SD|57701|605;Fargo|ND|58102|701;Omaha|NE|68102|402;Wichita|KS|67202|316;Tulsa|OK|74103|918;Amarillo|TX|79101|806
Lubbock|TX|79401|806;Waco|TX|76701|254;San Antonio|TX|78205|210;Shreveport|LA|71101|318;Little Rock|AR|72201|501;Springfield|MO|65806|417
Springfield|IL|62701|217;Peoria|IL|61602|309;Des Moines|IA|50309|515;Dubuque|IA|52001|563;Duluth|MN|55802|218;Rochester|MN|55902|507
Madison|WI|53703|608;Eau Claire|WI|54701|715;Fort Wayne|IN|46802|260;Bloomington|IN|47404|812;Kalamazoo|MI|49007|269;Marquette|MI|49855|906
Toledo|OH|43604|419;Dayton|OH|45402|937;Erie|PA|16501|814;Scranton|PA|18503|570;Lexington|KY|40507|859;Knoxville|TN|37902|865
Chattanooga|TN|37402|423;Huntsville|AL|35801|256;Macon|GA|31201|478;Ocala|FL|34471|352;Tallahassee|FL|32301|850;Asheville|NC|28801|828
Roanoke|VA|24011|540;Charleston|WV|25301|304;Binghamton|NY|13901|607;Albany|NY|12207|518;Burlington|VT|05401|802;Concord|NH|03301|603
Bangor|ME|04401|207;Worcester|MA|01608|508;Hartford|CT|06103|860`;
const CANADA = `
Kelowna|BC|V1Y 6N2|250;Kamloops|BC|V2C 1A2|250;Prince George|BC|V2L 3H4|250;Calgary|AB|T2P 2M5|403;Red Deer|AB|T4N 1V3|403
Lethbridge|AB|T1J 0P1|403;Saskatoon|SK|S7K 1J5|306;Regina|SK|S4P 3Y2|306;Brandon|MB|R7A 0P8|204;Winnipeg|MB|R3C 1A3|204;Sudbury|ON|P3E 5P9|705
Barrie|ON|L4M 3B1|705;London|ON|N6A 3N7|519;Kingston|ON|K7L 2Z1|613;Gatineau|QC|J8X 3X7|819;Sherbrooke|QC|J1H 5H9|819
Trois-Rivières|QC|G9A 5H3|819;Saguenay|QC|G7H 5B8|418;Québec|QC|G1R 4S9|418;Moncton|NB|E1C 1E8|506;Fredericton|NB|E3B 1B5|506
Truro|NS|B2N 3E3|902;Charlottetown|PE|C1A 1J6|902;St. John's|NL|A1C 5M3|709`;
/** Countries without regions (requirements §1). */
const ELSEWHERE =
  'Graz||8010|AT;Luleå||972 31|SE;Taupō||3330|NZ;Medellín||050021|CO;Pau||64000|FR;Hermosillo||83000|MX';

const read = (table: string, country: string | null): readonly Town[] =>
  table
    .trim()
    .split(/[;\n]/)
    .map((row) => {
      const [city = '', state = '', zipcode = '', last = ''] = row.split('|');
      return {
        city,
        state: state === '' ? null : state,
        zipcode,
        country: country ?? last,
        areaCode: country === null ? '555' : last,
      };
    });

export const US_TOWNS = read(UNITED_STATES, 'US');
export const CA_TOWNS = read(CANADA, 'CA');
export const FAR_TOWNS = read(ELSEWHERE, null);
export const TOWNS: readonly Town[] = [...US_TOWNS, ...CA_TOWNS, ...FAR_TOWNS];

export const townNamed = (city: string, state: string): Town => {
  const found = TOWNS.find((town) => town.city === city && town.state === state);
  if (!found) throw new RangeError(`No town ${city}, ${state}`);
  return found;
};

/** A fictional phone number: 555-01xx. */
export const phoneIn = (town: Town, chance: Chance): string => `${town.areaCode}55501${chance.digits(2)}`;

const STREETS = [
  'Alder',
  'Bluff',
  'Canyon',
  'Cottonwood',
  'Creek',
  'Foundry',
  'Granary',
  'Juniper',
  'Kiln',
  'Mill',
  'Orchard',
  'Quarry',
  'Ridge',
  'Sage',
  'Spruce',
  'Tannery',
  'Willow',
];
const KINDS = ['Ave', 'Dr', 'Ln', 'Rd', 'St', 'Way'];
export const streetAddress = (chance: Chance): string =>
  `${chance.between(12, 9890)} ${chance.pick(STREETS)} ${chance.pick(KINDS)}`;
