import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REASONS, SIGNALS } from '@rrr/core/eligibility';
import { CLASS_ROW_PROBLEMS, EVENT_ROW_PROBLEMS } from '@rrr/core/events';
import { GUESS_REASONS, ROW_PROBLEMS, SHEET_PROBLEMS } from '@rrr/core/imports';
import { PATTERN_PROBLEMS, SOLD_PROBLEMS } from '@rrr/core/vin';
import { codes } from '../refusals/status.js';
import { VALIDATION_CODES } from '../refusals/validation-codes.js';
import { namesCode, wordFaults } from '../testing/word-faults.js';
import { translator, WORDS } from './translator.js';

const NOW = '2025-06-10T18:00:00.000Z';
/** every figure any text may name */
const FACTS = {
  held: 12_550,
  asked: 20_000,
  was: 30_000,
  now: 20_000,
  currency: 'USD',
  until: '2025-06-10T18:14:30.000Z',
  from: '2025-06-11',
  to: '2025-08-09',
  left: 1,
  due: '2025-05-02',
  days: 45,
  startsOn: '2025-07-03',
  count: 2,
  what: 'bytes',
  limit: 10 * 1024 * 1024,
  line: 7,
  why: 'quotes',
  place: 4,
  places: 3,
  type: 'DNF',
  started: 4,
  needed: 7,
  minimum: 5,
  name: 'Sam Carter',
  adultAge: 18,
  named: 'Honda CRF450R',
  bike: '2019 450 SX-F',
  series: 'Ridge Series',
  received: '2025-05-20',
  column: 'Pos',
  value: '1x',
  year: '2025',
  file: 'results.csv',
  event: 'Mud Creek',
  of: 'place',
  orderId: 'ORDER1',
  reason: 'Photo 12',
  amount: 30_000,
  scopes: 'events:read results:write',
};
const locales = ['en', 'fr'] as const;
const groups = {
  problems: codes,
  reasons: REASONS,
  signals: SIGNALS,
  rows: ROW_PROBLEMS,
  sheets: SHEET_PROBLEMS,
  classRows: CLASS_ROW_PROBLEMS,
  eventRows: EVENT_ROW_PROBLEMS,
  patternRows: PATTERN_PROBLEMS,
  soldVinRows: SOLD_PROBLEMS,
  fields: VALIDATION_CODES,
  guesses: GUESS_REASONS,
} as const;

const everyText = (locale: (typeof locales)[number]): readonly (readonly [string, string])[] => {
  const scene = translator(locale, NOW);
  return [
    ...codes.map((code) => [code, scene.problem(code, FACTS)] as const),
    ...REASONS.map((code) => [code, scene.reason({ code, detail: FACTS })] as const),
    ...REASONS.map((code) => [`${code} to the rider`, scene.reason({ code, detail: FACTS }, 'rider')] as const),
    ...SIGNALS.map((code) => [code, scene.signal(code)] as const),
    ...ROW_PROBLEMS.map((code) => [code, scene.row({ code, line: 3, column: 'Pos', value: '1x' })] as const),
    ...SHEET_PROBLEMS.map(
      (code) => [`sheet ${code}`, scene.classRow({ code, line: 3, column: 'B', value: 'Sheet 2' })] as const,
    ),
    ...CLASS_ROW_PROBLEMS.map(
      (code) => [`class ${code}`, scene.classRow({ code, line: 3, column: 'Place 1', value: '$5' })] as const,
    ),
    ...EVENT_ROW_PROBLEMS.map(
      (code) => [`event ${code}`, scene.eventRow({ code, line: 3, column: 'Title', value: '12' })] as const,
    ),
    ...PATTERN_PROBLEMS.map(
      (code) => [`pattern ${code}`, scene.patternRow({ code, line: 3, column: 'VIN', value: 'VBKI' })] as const,
    ),
    ...SOLD_PROBLEMS.map(
      (code) => [`sold ${code}`, scene.soldVinRow({ code, line: 3, column: 'VIN', value: 'VBKI' })] as const,
    ),
    ...VALIDATION_CODES.map((code) => [code, scene.field({ path: 'a', code, limit: 3 })] as const),
    ...(['PROMOTER_HAS_EVENTS', 'PROMOTER_HAS_SERIES'] as const).map((code) => [code, scene.kept(code)] as const),
    ...GUESS_REASONS.map((why) => [`guess ${why}`, scene.guess({ field: 'place', why, first: 1, last: 8 })] as const),
    ['title', scene.contingencyTitle('2025')],
  ];
};

describe.each(locales)('%s', (locale) => {
  test.each(Object.keys(groups) as (keyof typeof groups)[])(
    'has a text for every code of %s, and none for others',
    (group) => {
      expect(Object.keys(WORDS[locale][group]).toSorted()).toEqual([...groups[group]].toSorted());
    },
  );

  test('leaves no figure open', () => {
    for (const [code, text] of everyText(locale)) {
      expect([code, text.trim().length]).not.toEqual([code, 0]);
      expect([code, /undefined|null|NaN|\[object|Invalid Date$/.test(text.replace(/^Invalid Date$/, ''))]).toEqual([
        code,
        false,
      ]);
      expect([code, /[{}]|  /.test(text)]).toEqual([code, false]);
    }
  });
});

test.each(locales)(
  'no text in %s names a type, a variable or a code, has a hole or is in another language',
  (locale) => {
    const faults = everyText(locale).flatMap(([code, text]) => wordFaults(locale, text).map((fault) => [code, fault]));
    expect(faults).toEqual([]);
  },
);

test('no refusal of the core names a type or a variable', () => {
  const core = path.resolve(import.meta.dirname, '../../../core');
  const texts = readdirSync(core, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(path.join(core, file), 'utf8').matchAll(
          /(?:\brefusal\(\s*'[A-Z_]+',|\bsuper\()\s*(?:'([^']+)'|"([^"]+)")/g,
        ),
      ].map(([, single, double]) => single ?? double ?? ''),
    );
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(namesCode)).toEqual([]);
});

test('the languages differ in every text', () => {
  const french = new Map(everyText('fr'));
  for (const [code, text] of everyText('en')) expect([code, french.get(code)]).not.toEqual([code, text]);
});

test('the required messages stand word for word (requirements §8)', () => {
  const [en, fr] = [translator('en', NOW), translator('fr', NOW)];
  expect(en.problem('WRONG_CREDENTIALS', {})).toBe('No account with that email + password combination was found');
  expect(en.problem('ACCOUNT_DEACTIVATED', {})).toBe('Your account has been deactivated, please contact support');
  expect(en.problem('UNAUTHENTICATED', {})).toBe(
    'We found an issue with your authentication, please login again. If this persists contact support.',
  );
  expect(en.field({ path: 'startDate', code: 'date' })).toBe('Invalid Date');
  expect(fr.field({ path: 'startDate', code: 'date' })).toBe('Date non valide');
  expect(en.problem('NOT_FOUND', { what: 'rider' })).toBe('Not a valid rider');
  expect(fr.problem('NOT_FOUND', { what: 'rider' })).toBe('Pilote non valide');
  expect(en.problem('VIN_NOT_VALID', {})).toBe('Invalid VIN');
  for (const code of ['SERIES_IN_USE', 'OWN_LOGIN'] as const) {
    expect(en.problem(code, {})).toMatch(/^Sorry could not complete the removal\. /);
    expect(fr.problem(code, {})).toMatch(/^Désolé, impossible de terminer la suppression\. /);
  }
  expect(en.problem('INTERNAL', {})).toMatch(/^An error occurred\b/);
  expect(en.problem('ROUTE_NOT_FOUND', {})).toBe('This page could not be found');
});

describe('French is written as it is read in Canada', () => {
  test('with the words of the glossary, typographic apostrophes, and marks that no line begins with', () => {
    for (const [code, text] of everyText('fr')) {
      expect([
        code,
        /\b(?:PIN|VIN|e-?mail|mail|login|dealer|rider|proxy|awards?|espèces|comptant|motif de refus)\b/i.exec(
          text,
        )?.[0],
      ]).toEqual([code, undefined]);
      expect([code, /\p{L}'\p{L}/u.test(text)]).toEqual([code, false]);
      expect([code, /[ \u202f][:»%]|« |\s[;!?](?!@)/.test(text)]).toEqual([code, false]);
    }
  });

  test('with the first of a month as an ordinal', () => {
    expect(translator('fr', NOW).problem('EVENT_BEGUN', { startsOn: '2025-07-01' })).toContain(
      'a commencé le 1er juillet 2025 et',
    );
    expect(translator('fr', NOW).problem('EVENT_BEGUN', { startsOn: '2025-07-11' })).toContain('le 11 juillet 2025');
  });
});

test.each([
  ['DNF', 'The rider did not finish (DNF).', 'Le pilote a abandonné (DNF).'],
  ['DNS', 'The rider did not start (DNS).', 'Le pilote n’a pas pris le départ (DNS).'],
  ['DQ', 'The rider was disqualified (DQ).', 'Le pilote a été disqualifié (DQ).'],
  ['finished', 'The rider has no place.', 'Le pilote n’est pas classé.'],
])('how a result ended is said in words: %s', (type, english, french) => {
  expect(
    [translator('en', NOW), translator('fr', NOW)].map((it) => it.reason({ code: 'NOT_FINISHED', detail: { type } })),
  ).toEqual([english, french]);
});

describe('a reason speaks to the rider whom it is about', () => {
  const showing = (named: string | null) => ({ code: 'NO_VERIFIED_BIKE', detail: { named } }) as const;

  test('the rider reads “you”, all others “the rider”', () => {
    const [en, fr] = [translator('en', NOW), translator('fr', NOW)];
    const reason = showing('Ducati Monster');
    expect([en.reason(reason, 'rider'), en.reason(reason)]).toEqual([
      'The results show a Ducati Monster. You have no verified motorcycle that matches.',
      'The results show a Ducati Monster. The rider has no verified motorcycle that matches.',
    ]);
    expect([fr.reason(reason, 'rider'), fr.reason(reason)]).toEqual([
      'Les résultats indiquent une Ducati Monster. Vous n’avez aucune moto vérifiée qui y correspond.',
      'Les résultats indiquent une Ducati Monster. Le pilote n’a aucune moto vérifiée qui y correspond.',
    ]);
  });

  test.each(['Aprilia', '890 Adventure', 'ohvale'])('“an” stands before %s', (named) =>
    expect(translator('en', NOW).reason(showing(named), 'rider')).toContain(`show an ${named}.`),
  );

  test('no reason speaks of its reader as somebody else', () => {
    const matched = REASONS.filter((code) => code !== 'RIDER_UNKNOWN');
    const details = [
      FACTS,
      { ...FACTS, named: null },
      ...['DNS', 'DQ', 'finished'].map((type) => ({ ...FACTS, type })),
      { ...FACTS, photos: 2, reason: null },
    ];
    for (const detail of details)
      for (const code of matched) {
        expect(translator('en', NOW).reason({ code, detail }, 'rider')).not.toMatch(/\bthe rider\b/i);
        expect(translator('fr', NOW).reason({ code, detail }, 'rider')).not.toMatch(/\b(?:le|au|du) pilote\b/i);
      }
  });
});

test.each([
  [
    'place',
    'A place of the class Pro pays $10,000.01; one place pays at most $10,000.00.',
    'Une position de la classe Pro paie 10 000,01 $ US',
  ],
  [
    'class',
    'The class Pro pays $10,000.01 in all; one class pays at most $10,000.00.',
    'La classe Pro paie 10 000,01 $ US en tout',
  ],
  [
    'event',
    'The classes of this event pay $10,000.01 in all; one event pays at most $10,000.00.',
    'Les classes de cet événement paient 10 000,01 $ US en tout',
  ],
])('what pays more than its limit is named, with both figures: %s', (of, english, french) => {
  const facts = { of, name: 'Pro', limit: 1_000_000, asked: 1_000_001, currency: 'USD' };
  expect(translator('en', NOW).problem('PURSE_OVER_LIMIT', facts)).toContain(english);
  expect(
    translator('fr', NOW)
      .problem('PURSE_OVER_LIMIT', facts)
      .replaceAll(/[\u00a0\u202f]/g, ' '),
  ).toContain(french);
});

test('a wait is told in minutes, and from two hours on in hours', () => {
  const wait = (until: string) => translator('en', NOW).problem('ORDER_DOUBTFUL', { until });
  expect([wait('2025-06-10T19:59:00.000Z'), wait('2025-06-11T18:00:00.000Z')]).toEqual([
    expect.stringContaining('wait 119 minutes:'),
    expect.stringContaining('wait 24 hours:'),
  ]);
});

test('figures are written in the reader’s way', () => {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  const [en, fr] = [translator('en', NOW), translator('fr', NOW)];
  expect(en.problem('INSUFFICIENT_CREDIT', FACTS)).toContain('$125.50, less than the $200.00');
  expect(plain(fr.problem('INSUFFICIENT_CREDIT', FACTS))).toContain('125,50 $ US, moins que les 200,00 $ US');
  expect(en.problem('RESULT_WINDOW_CLOSED', FACTS)).toContain('May 2nd, 2025, 45 days after');
  expect(fr.problem('RESULT_WINDOW_CLOSED', FACTS)).toContain('2 mai 2025, soit 45 jours après');
  expect(en.problem('PIN_LOCKED', FACTS)).toContain('in 15 minutes');
  expect(
    [en.problem('WRONG_PIN', { left: 1 }), en.problem('WRONG_PIN', { left: 3 })].map(
      (it) => /(\d \w+ \w+)/.exec(it)?.[1],
    ),
  ).toEqual(['1 try is', '3 tries are']);
  expect(en.problem('WRONG_PIN', { left: 3, forgotten: false })).not.toContain('a new one');
  for (const words of [en, fr])
    expect(words.problem('WRONG_PIN', { left: 2, forgotten: true })).toMatch(/set a new one now|choisir un nouveau/);
  expect(plain(fr.problem('FILE_TOO_LARGE', FACTS))).toContain('10 Mo');
  expect(plain(fr.row({ code: 'PLACE_OUT_OF_RANGE', line: 1, column: null, value: '0' }))).toContain('1 à 10 000');
});
