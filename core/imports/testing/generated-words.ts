export type Ended = 'DNF' | 'DNS' | 'DQ';

export const NAMES: readonly string[] = [
  'Ann Lee',
  'Bo Ek',
  'Cy Dee',
  'Di Ray',
  'Ed Moss',
  'Flo Hart',
  'Gus Vale',
  'Hal Nye',
  'Ida Nørgård',
  'Zoé Côté',
  'Luc Abandonne',
  'José Núñez',
  'Jörg Müller',
  'Al Rettinger',
  'Ab Stone',
  'Nc Doe',
  'Pat O’Shea',
  'Kim Total',
];
export const PLACES = ['Pos', 'Place', 'Rang', 'Platz', 'Puesto', 'Plass', 'Posizione', 'Finish', 'Pos.', 'Clt'];
export const RIDERS = ['Rider', 'Name', 'Pilote', 'Fahrer', 'Piloto', 'Navn', 'Pilota', 'Nombre', 'Nom'];
export const HALVES = [
  ['First', 'Last'],
  ['Prénom', 'Nom'],
  ['Vorname', 'Name'],
  ['Nombre', 'Apellidos'],
  ['Fornavn', 'Etternavn'],
  ['Nome', 'Cognome'],
] as const;
export const NUMBERS = ['#', 'No.', 'Nr', 'Startnr.', 'St.-Nr.', 'Dossard', 'Dorsal', 'Plate'];
export const TOWNS = ['Hometown', 'Provenance', 'Ville, Prov.', 'Wohnort', 'City', 'Ciudad'];

/** Words for each way to end, in five languages; all are read without a question. */
export const WORDS: Readonly<Record<Ended, readonly string[]>> = {
  DNF: [
    'DNF',
    'dnf',
    'D.N.F.',
    'Did not finish',
    'Abandon',
    'Ret.',
    'Retiro',
    'Ausgefallen',
    'Ritirato',
    'Brutt',
    'NC',
    'DNF - engine',
  ],
  DNS: ['DNS', 'Did not start', 'Non partant', 'No salió', 'Nicht gestartet', 'Non partito', 'Ikke startet'],
  DQ: ['DSQ', 'Disqualified', 'Disqualifié', 'Descalificado', 'Disqualifiziert', 'Squalificato', 'Diskvalifisert'],
};
/** Columns that are not read and say nothing about the finish. */
export const OTHERS: readonly (readonly [string, (at: number) => string])[] = [
  ['Qual', (at) => String(((at * 7) % 11) + 1)],
  ['Points', (at) => String(Math.max(0, 25 - at * 3))],
  ['Holeshot', (at) => (at === 1 ? 'X' : '')],
  ['Best Lap', (at) => `1:0${at % 10}.12${at % 10}`],
  ['Sponsor', (at) => (at === 0 ? 'Joe\u0092s Garage' : '')],
  ['Gate', (at) => String(20 - at)],
  ['Team', (at) => ['DQ Grill & Chill', 'Retired Racers Club', ''][at % 3] ?? ''],
  ['Penalty', (at) => (at === 2 ? '+30 s' : '')],
  ['Sex', (at) => (at % 2 ? 'M' : 'F')],
];
export const TITLES = [
  'Ridge Creek Round 3',
  '2025-05-04',
  'Results',
  'Official Results',
  'Heat 1',
  'Ridge Creek 2024',
  'Pine Hollow Classic',
  'Practice',
];
export const NOTES: readonly string[] = [
  'Total',
  'Subtotal',
  'Total: 12',
  'Red flag on lap 3',
  'Rain began on lap 2',
  'Printed at noon',
  'Best lap 1:02.3',
];
