import { useState } from 'react';
import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocaleProvider } from '../language/locale-context.js';
import { plainVin, readVin } from './read-vin.js';
import { VinField } from './VinField.js';

const GOOD = 'VBKMXA107SM000007';
const DOUBTFUL = 'VBKMXA107SM000070';

const Form = ({ year = 2025, checked, taken }: { year?: number | null; checked?: boolean; taken?: string }) => {
  const [vin, setVin] = useState('');
  return (
    <VinField value={vin} year={year} onChange={setVin} checked={checked ?? false} taken={taken}>
      <p>An administrator will look at it.</p>
    </VinField>
  );
};
const open = (props: Parameters<typeof Form>[0] = {}, locale: 'en' | 'fr' = 'en') => {
  render(
    <LocaleProvider value={locale}>
      <Form {...props} />
    </LocaleProvider>,
  );
  const field = screen.getByRole('textbox');
  return { field, type: (text: string) => fireEvent.change(field, { target: { value: text } }) };
};
const marked = () =>
  [...document.querySelectorAll('.vin-place')].flatMap((element, at) =>
    ['bad', 'wait'].includes(element.getAttribute('data-mark') ?? '') ? [[at + 1, element.textContent]] : [],
  );

describe('what is read of a VIN', () => {
  test.each([
    ['', { state: 'empty' }],
    ['VBKMX', { state: 'incomplete', missing: 12 }],
    ['VBKMXA1O', { state: 'character', at: 7, character: 'O' }],
    [`${GOOD}9`, { state: 'long', at: 17, extra: 1 }],
    ['VBKMXA102R', { state: 'year', at: 9, character: 'R' }],
    [DOUBTFUL, { state: 'doubtful', at: 8 }],
    [GOOD, { state: 'good' }],
  ])('%s', (vin, reading) => expect(readVin(vin, 2025)).toEqual(reading));

  test('the year is not compared before it is chosen', () =>
    expect(readVin('VBKMXA102R', null)).toEqual({ state: 'incomplete', missing: 7 }));

  test('where no year is asked for, another character is a doubt', () => {
    const without = `${GOOD.slice(0, 9)}0${GOOD.slice(10)}`;
    expect(readVin(without, 2025)).toMatchObject({ state: 'year' });
    expect(readVin(without, 2025, false)).toEqual({ state: 'doubtful', at: 9 });
    expect([readVin(GOOD, 2025, false).state, readVin(DOUBTFUL, 2025, false)]).toEqual([
      'good',
      { state: 'doubtful', at: 8 },
    ]);
  });

  test('spaces and dashes of a paste are dropped', () =>
    expect(plainVin(' vbk-mxa.107\u2011SM\u00a0000\u2212007\u200b\n')).toBe(GOOD));
});

test('while it is typed, what is missing is said without alarm', () => {
  const { field, type } = open();
  type('vbk mxa');
  expect(screen.getByText('11 more characters')).toBeVisible();
  expect([field.getAttribute('aria-invalid'), marked()]).toEqual([null, []]);
});

test('once it was left, what is missing is an error', () => {
  const { field, type } = open({ checked: true });
  type('VBKMXA107SM00000');
  expect(screen.getByText(/1 of the 17 characters is missing/).textContent).toBe(
    'Invalid VIN. 1 of the 17 characters is missing.',
  );
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['VBKMXA1O', 8, 'Invalid VIN. The 8th character is the letter O. VINs use only the number 0.'],
  ['I', 1, 'Invalid VIN. The 1st character is the letter I. VINs use only the number 1.'],
  ['VBQ', 3, 'Invalid VIN. The 3rd character is the letter Q. VINs use only the number 0 or 9.'],
  ['VB*', 3, 'Invalid VIN. The 3rd character, *, is neither a letter from A to Z nor a number.'],
  [
    'VBKMXA102R',
    10,
    'Invalid VIN. The 10th character, R, is not the one of model year 2025. Check the VIN and the year.',
  ],
])('the wrong character of %s is marked on the ruler and said in words', (typed, at, said) => {
  const { type } = open();
  type(typed);
  expect(screen.getByRole('listitem').textContent).toContain(said);
  expect(marked().map(([place]) => place)).toEqual([at]);
});

test('a letter that can only be one digit is changed by a tap, and no other is guessed', () => {
  const { field, type } = open();
  type('vbk mxa1O');
  fireEvent.click(screen.getByRole('button', { name: 'Change O to 0' }));
  expect((field as HTMLInputElement).value).toBe('VBKMXA10');
  type('VBQ');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a check digit that does not match is a warning, and the right digit is told nowhere', () => {
  const { field, type } = open({ checked: true });
  type(DOUBTFUL);
  expect(marked()).toEqual([[9, '7']]);
  expect(screen.getByText('9th character does not match the rest')).toBeVisible();
  expect(screen.getByText('Compare the VIN with your frame')).toBeVisible();
  expect([field.getAttribute('aria-invalid'), screen.queryByText(/Invalid VIN/)]).toEqual([null, null]);
});

test('a right VIN passes three checks, and the field keeps it without spaces when it is left', async () => {
  const { field } = open();
  await userEvent.click(field);
  await userEvent.paste('vbkmxa-107 sm000007');
  expect(screen.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
    '17 characters, none of them I, O or Q',
    '10th character S matches model year 2025',
    '9th character matches the rest',
  ]);
  await userEvent.tab();
  expect((field as HTMLInputElement).value).toBe(GOOD);
});

test('a taken VIN names nobody, and what can be done stands under it until another is typed', () => {
  const { type } = open({ taken: GOOD });
  type(GOOD);
  expect(screen.getByRole('listitem').textContent).toBe('Another rider has this VIN.');
  expect(screen.getByText('An administrator will look at it.')).toBeVisible();
  type(DOUBTFUL);
  expect(screen.queryByText('An administrator will look at it.')).toBeNull();
});
