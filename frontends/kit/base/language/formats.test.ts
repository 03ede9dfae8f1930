import { describe, expect, test } from '@jest/globals';
import { formatAge, formatPhone, formatsOf } from './formats.js';

const [en, fr] = [formatsOf('en'), formatsOf('fr')];
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const usd = (amount: number) => ({ amount, currency: 'USD' as const });

describe('money', () => {
  test.each([
    [12550, '$125.50', '125,50 $ US'],
    [-5, '\u2212$0.05', '\u22120,05 $ US'],
    [123456789, '$1,234,567.89', '1 234 567,89 $ US'],
  ])('%i', (amount, english, french) => {
    expect(plain(en.money(usd(amount)))).toBe(english);
    expect(plain(fr.money(usd(amount)))).toBe(french);
  });
  test('signed', () =>
    expect([en.money(usd(500), { signed: true }), en.money(usd(0), { signed: true })]).toEqual(['+$5.00', '$0.00']));
  test('whole', () => expect(en.money(usd(500000), { whole: true })).toBe('$5,000'));
});

test('dates', () => {
  expect(['2024-03-01', '2024-03-02', '2024-03-03', '2024-03-11', '2024-03-22', null].map(en.date)).toEqual([
    'Mar 1st, 2024',
    'Mar 2nd, 2024',
    'Mar 3rd, 2024',
    'Mar 11th, 2024',
    'Mar 22nd, 2024',
    'TBD',
  ]);
  expect(['2024-03-01', '2024-08-22', undefined].map(fr.date)).toEqual([
    '1er mars 2024',
    '22 août 2024',
    'À déterminer',
  ]);
  expect([en.shortDate('2024-03-03'), fr.shortDate('2024-03-03')]).toEqual(['3/03/2024', '2024-03-03']);
  expect([en.date('soon'), fr.date('2024-13-01')]).toEqual(['Invalid Date', 'Date non valide']);
  expect(en.dates('2024-03-03', '2024-03-04')).toBe('Mar 3rd, 2024 – Mar 4th, 2024');
});

test('a moment is told in the time zone of the program', () => {
  expect(plain(en.instant('2024-03-04T00:05:00.000Z'))).toBe('Mar 3rd, 2024, 4:05 PM');
  expect(plain(fr.instant('2024-03-04T00:05:00.000Z'))).toBe('3 mars 2024 à 16 h 05');
  expect([
    en.day('2024-03-04T07:59:59.999Z'),
    en.day('2024-03-04T08:00:00.000Z'),
    en.day(null),
    fr.day('2024-03-04T07:00:00.000Z', { short: true }),
  ]).toEqual(['Mar 3rd, 2024', 'Mar 4th, 2024', 'TBD', '2024-03-03']);
  expect(en.instant('never')).toBe('Invalid Date');
});

test('percent: above 1 as it stands, else the floor of a hundred times the share', () => {
  expect([0, 0.29, 0.999, 1, 1.5, 42].map(en.percent)).toEqual(['0%', '29%', '99%', '100%', '1.5%', '42%']);
  expect(plain(fr.percent(12.5))).toBe('12,5 %');
});

test('phone: 10 to 13 digits are grouped, anything else stays', () => {
  expect(['503.555.0123', '+1 503 555 0123', '0015035550123', '55501', '12345678901234'].map(formatPhone)).toEqual([
    '(503) 555-0123',
    '+1 (503) 555-0123',
    '+001 (503) 555-0123',
    '55501',
    '12345678901234',
  ]);
});

test('age in whole years, or Unknown', () => {
  expect([
    formatAge('en', '2006-11-21', '2024-11-20'),
    formatAge('en', '2006-11-21', '2024-11-21'),
    formatAge('fr', null, '2024-11-21'),
  ]).toEqual(['17', '18', 'Inconnu']);
});

test('places', () =>
  expect([en.place(1), en.place(12), en.place(23), fr.place(1), fr.place(2)]).toEqual([
    '1st',
    '12th',
    '23rd',
    '1er',
    '2e',
  ]));
