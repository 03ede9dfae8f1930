import fc from 'fast-check';

/** around every limit that a text has */
const LENGTHS = [
  1, 12, 13, 40, 41, 50, 51, 59, 60, 61, 99, 100, 101, 119, 120, 121, 149, 150, 151, 199, 200, 201, 254, 255, 256, 292,
  300, 301,
];
const long = fc
  .tuple(fc.constantFrom('W', '9', 'é', 'ß', '🏍'), fc.constantFrom(...LENGTHS))
  .map(([letter, length]) => letter.repeat(length));
const ODD = [
  "'=1+1",
  '=SUM(A1)',
  '-',
  '"',
  "O'Neil, Jr.",
  'Moab, UT',
  'Laval, QC',
  'München, GER',
  'KTM 450 SX-F',
  'Smith, Ann',
  'a,b;c',
  '<b>',
  '\\',
  '%',
  'NULL',
  '0',
  '١٢',
  'İstanbul',
];
/** a text of any column, plain or odd */
export const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replace(/\p{C}/gu, '')),
  long,
  fc.constantFrom(...ODD),
  fc.constant(''),
);
export const email = fc.oneof(
  fc.constantFrom(
    '',
    'a@b.c',
    'Ann.Lee@Example.COM',
    'é@exämple.com',
    'a..b@example.com',
    '"a"@b.co',
    'x@y',
    'a@b@c.d',
  ),
  fc.constantFrom(50, 106, 107, 108).map((length) => `${'x'.repeat(length)}@example.com`),
);
export const day = fc.constantFrom(
  '',
  'TBD',
  '1989-12-31',
  '1990-01-01',
  '2031-06-14',
  '6/14/2031',
  '2100-12-31',
  '2101-01-01',
  '12/31/99',
  '20000',
  '32873',
  '32874',
  '60000',
  '1950-06-14',
  '31/31/2031',
  'never',
);
export const web = fc.oneof(
  fc.constantFrom(
    '',
    'park.example.com',
    'https://park.example.com/a?b=c',
    'HTTP://PARK.EXAMPLE.COM',
    'javascript:alert(1)',
    'ftp://a.b',
    'https://a b',
    'parc-é.example.com/fr',
    'see flyer',
    '//a.b',
  ),
  fc.constantFrom(270, 279, 290).map((item) => `https://a.example.com/${'x'.repeat(item)}`),
);

const quoted = (cells: readonly string[]): string => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
/** A file of rows, as text. */
export const sheet = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, ...rows].map(quoted).join('\n');
/** The rows of a file. */
export const table = (...columns: readonly fc.Arbitrary<string>[]) =>
  fc.array(fc.tuple(...columns), { minLength: 30, maxLength: 40 });
