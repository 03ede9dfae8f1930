import { describe, expect, test } from '@jest/globals';
import { enrol, riderFields } from '@rrr/contract';
import { draftFrom, EMPTY, withoutDraft, type Draft } from './draft.js';
import { placeOf } from './place-of-problem.js';
import { bornOn, isEmail, stepsOf, type Rules } from './first-rules.js';
import { eligibleYears, faultsOf, isEligible, openStep } from './rules.js';
import { bodyOf } from './send-enrolment.js';

const rules: Rules = { today: '2026-11-22', adultAge: 18 };
const whole: Draft = {
  ...EMPTY,
  ...{ email: ' noor@example.com ', password: 'Four tall horses', again: 'Four tall horses', pin: '2741' },
  ...{ firstName: 'Noor', lastName: 'Haddad', bornMonth: '5', bornDay: '6', bornYear: '1994', country: 'US' },
  ...{ make: 'KTM', model: '450 SX-F', year: '2025', vin: 'vbkmxa-107 SM000007' },
};
const minor = { ...whole, bornYear: '2012' };
const faults = (step: Parameters<typeof faultsOf>[0], over: Partial<Draft>) =>
  Object.fromEntries(
    Object.entries(faultsOf(step, { ...whole, ...over }, rules)).map(([field, fault]) => [field, fault[0]]),
  );

test.each([
  ['noor@example.com', true],
  ["o'brien+race@sub.example.co", true],
  ['noor@example', false],
  ['noor@@example.com', false],
  ['.noor@example.com', false],
  ['no..or@example.com', false],
  ['noor example@example.com', false],
  ['élise@example.com', false],
  [`${'a'.repeat(250)}@example.com`, false],
])('the e-mail %s is accepted on screen as by the contract (%s)', (email, accepted) => {
  expect(isEmail(email)).toBe(accepted);
  expect(enrol.body.shape.email.safeParse(email).success).toBe(accepted);
});

describe('what is wrong in a step', () => {
  test.each<readonly [Parameters<typeof faultsOf>[0], Partial<Draft>, object]>([
    ['account', {}, {}],
    ['account', { email: ' ' }, { email: 'required' }],
    ['account', { password: 'Short1' }, { password: 'account.tooShort', again: 'account.mismatch' }],
    ['account', { password: 'Four & horses', again: 'Four & horses' }, { password: 'account.special' }],
    ['account', { again: 'four tall horses' }, { again: 'account.mismatch' }],
    ['you', {}, {}],
    ['you', { firstName: ' ', country: '' }, { firstName: 'required', country: 'required' }],
    ['you', { bornDay: '', bornMonth: '', bornYear: '' }, { bornYear: 'required' }],
    ['you', { bornDay: '' }, { bornYear: 'you.bornIncomplete' }],
    ['you', { bornDay: '31', bornMonth: '2' }, { bornYear: 'you.bornWrong' }],
    ['you', { bornDay: '29', bornMonth: '2', bornYear: '2023' }, { bornYear: 'you.bornWrong' }],
    ['you', { bornYear: '94' }, { bornYear: 'you.bornWrong' }],
    ['you', { bornYear: '2027' }, { bornYear: 'you.bornFuture' }],
    ['you', { bornYear: '1894' }, { bornYear: 'you.bornOld' }],
    ['bike', {}, {}],
    ['bike', { vin: '' }, { vin: 'required' }],
    ['bike', { vin: 'VBKMXA1O7SM000007' }, { vin: 'vin' }],
    ['bike', { vin: 'VBKMXA108SM000007' }, {}],
    ['bike', { year: '2024' }, { vin: 'vin' }],
    ['bike', { year: '1979' }, { year: 'bike.yearWrong' }],
    ['pin', {}, {}],
    ['pin', { pin: '123' }, { pin: 'pin.digits' }],
    ['pin', { pin: '1234' }, { pin: 'pin.tooEasy.run' }],
    ['pin', { pin: '1994' }, { pin: 'pin.tooEasy.birth-year' }],
    ['pin', { pin: '1212' }, { pin: 'pin.tooEasy.repeat' }],
    ['pin', { pin: '2580' }, { pin: 'pin.tooEasy.common' }],
  ])('%s %j', (step, over, found) => expect(faults(step, over)).toEqual(found));
});

test('a birth date is a day that exists, written as the API takes it', () =>
  expect([bornOn(whole), bornOn({ ...whole, bornDay: '29', bornMonth: '2', bornYear: '2024' })]).toEqual([
    '1994-05-06',
    '2024-02-29',
  ]));

test('consent is asked of a minor, until the day of coming of age', () => {
  const born = (bornYear: string, bornMonth: string, bornDay: string) => ({ ...whole, bornYear, bornMonth, bornDay });
  expect(
    [whole, minor, born('2008', '11', '22'), born('2008', '11', '23')].map((it) => stepsOf(it, rules).length),
  ).toEqual([4, 5, 4, 5]);
  expect([
    openStep(minor, rules),
    openStep({ ...minor, guardianName: 'Rana', guardianEmail: 'rana@example.com', agreed: 'yes' }, rules),
  ]).toEqual(['consent', 'pin']);
});

test.each([whole, { ...minor, guardianName: 'Rana Haddad', guardianEmail: 'rana@example.com', agreed: 'yes' }])(
  'what is sent is what the contract takes',
  (draft) => {
    const sent = enrol.body.parse(
      bodyOf(draft, { minor: draft !== whole, models: [], captcha: 'solved', locale: 'fr' }),
    );
    expect(sent).toMatchObject({
      email: 'noor@example.com',
      bike: { year: 2025, vin: 'VBKMXA107SM000007' },
      state: '',
    });
    expect(sent.parentalConsent?.guardianName).toBe(draft === whole ? undefined : 'Rana Haddad');
  },
);

test('no field of the form is longer than the contract takes', () => {
  const long = (text: string) => riderFields.shape.firstName.safeParse(text).success;
  expect([long('x'.repeat(60)), long('x'.repeat(61))]).toEqual([true, false]);
});

test('the years that earn follow the model', () => {
  const families = [
    { category: 'current', models: [], fromYear: 2024, toYear: 2025 },
    { category: 'single', models: ['450 SX-F'], fromYear: 2021, toYear: 2023 },
    { category: 'twin', models: ['790 Duke'], fromYear: null, toYear: null },
  ];
  expect(['', '450 sx-f ', '790 Duke'].map((it) => eligibleYears(it, families))).toEqual([
    [2025, 2024],
    [2025, 2024, 2023, 2022, 2021],
    [],
  ]);
  const program = { brandMakes: ['KTM'], eligibleBikes: families };
  expect([
    isEligible(whole, 2022, program),
    isEligible(whole, 2020, program),
    isEligible({ ...whole, model: '350 SX-F' }, 2022, program),
    isEligible({ ...whole, model: '790 Duke' }, 2005, program),
    isEligible({ ...whole, make: 'Honda' }, 2025, program),
  ]).toEqual([true, false, false, true, false]);
});

test('other pages hand over a bike or an e-mail, and nothing else', () => {
  const query = new URLSearchParams(
    'year=2025&make=KTM&bike=450 SX-F&email=a@example.com&pin=1111&password=x&step=bike',
  );
  expect(draftFrom(query)).toEqual({ year: '2025', make: 'KTM', model: '450 SX-F', email: 'a@example.com' });
  expect(draftFrom(new URLSearchParams({ email: 'x'.repeat(301) }))).toEqual({});
  expect(String(withoutDraft(query))).toBe('pin=1111&password=x&step=bike');
});

test('a refusal is shown where it belongs', () => {
  const problem = (code: string, errors?: string[]) => ({
    ...{ status: 422, code, detail: 'No', requestId: '' },
    ...(errors ? { errors: errors.map((path) => ({ path, code: 'x', detail: `${path}!` })) } : {}),
  });
  expect(placeOf(problem('PASSWORD_NOT_VALID'))).toEqual([{ step: 'account', field: 'password', detail: 'No' }]);
  expect(placeOf(problem('CAPTCHA_WRONG'))).toEqual([]);
  expect(placeOf(problem('VALIDATION_FAILED', ['zipcode', 'city', 'bike.vin', 'nothing']))).toEqual([
    { step: 'you', field: 'zipcode', detail: 'zipcode!' },
    { step: 'you', field: 'city', detail: 'city!' },
  ]);
});
