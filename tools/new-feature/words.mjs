/** `eventCount` is said "Event count". */
export const spoken = (name) => {
  if (name === 'query') return 'Search';
  const text = name
    .replace(/^_+/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return text[0].toUpperCase() + text.slice(1);
};

const FRENCH = {
  active: 'Actif',
  address: 'Adresse',
  afterDate: 'Depuis le',
  amount: 'Montant',
  beforeDate: 'Jusqu’au',
  bonus: 'Prime',
  city: 'Ville',
  code: 'Code',
  country: 'Pays',
  date: 'Date',
  dealer: 'Concessionnaire',
  description: 'Description',
  distance: 'Distance',
  email: 'Courriel',
  endDate: 'Fin',
  eventCount: 'Événements',
  fullName: 'Nom',
  name: 'Nom',
  notes: 'Notes',
  phone: 'Téléphone',
  place: 'Place',
  promoter: 'Promoteur',
  query: 'Recherche',
  races: 'Courses',
  reason: 'Motif',
  rider: 'Pilote',
  series: 'Série',
  startDate: 'Début',
  state: 'État ou province',
  status: 'État',
  title: 'Titre',
  venue: 'Lieu',
  zipcode: 'Code postal',
};

/** A first French word; what is not known says so, and is printed at the end. */
export const french = (name) => FRENCH[name] ?? `${spoken(name)} (à traduire)`;

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
