import { loadFile } from './contract.mjs';

/** What the server's files call the same: `columns` are fields, `terms` the values of a choice. */
const [{ exportsEn }, { exportsFr }] = await Promise.all(
  ['en', 'fr'].map((locale) => loadFile(`adapters/http/words/exports-${locale}.ts`)),
);
const capital = (text) => text[0].toUpperCase() + text.slice(1);
const filed = (words, name, as) => (Object.hasOwn(words[as], name) ? capital(words[as][name]) : undefined);

/** `eventCount` is said "Event count". */
export const spoken = (name, as = 'columns') => {
  if (name === 'query') return 'Search';
  const text = name
    .replace(/^_+/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return filed(exportsEn, name, as) ?? capital(text);
};

/** What no file has a column for. */
const FRENCH = {
  active: 'Actif',
  address: 'Adresse',
  afterDate: 'Depuis le',
  beforeDate: 'Jusqu’au',
  bio: 'Présentation',
  date: 'Date',
  dateOfBirth: 'Date de naissance',
  eventCount: 'Événements',
  fullName: 'Nom',
  mainSport: 'Sport principal',
  professional: 'Professionnel',
  query: 'Recherche',
  raceStyle: 'Discipline',
  sex: 'Sexe',
  socialMedia: 'Médias sociaux',
  taxStatus: 'Statut fiscal',
};

/** A first French word, which says so where nobody knows it yet. */
export const french = (name, as = 'columns') =>
  filed(exportsFr, name, as) ?? FRENCH[name] ?? `${spoken(name, as)} (à traduire)`;

const quote = (text) => `'${text.replaceAll("'", '’')}'`;
const isName = (key) => /^[A-Za-z_]\w*$/.test(key);

/** An object of texts as TypeScript. */
export const literal = (words) =>
  `{ ${Object.entries(words)
    .map(
      ([key, value]) =>
        `${isName(key) ? key : quote(key)}: ${typeof value === 'string' ? quote(value) : literal(value)}`,
    )
    .join(', ')} }`;
