import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeHost } from '@rrr/kit/base/testing';
import { renderDesk } from '../testing/render-desk.js';
import { MoneyInput } from './MoneyInput.js';
import type { MoneyValue } from './parse-money.js';

const Field = () => {
  const [value, setValue] = useState<MoneyValue>(null);
  return (
    <>
      <MoneyInput currency="CAD" value={value} onChange={setValue} />
      <button onClick={() => setValue(8050)}>whole</button>
      <output>{JSON.stringify(value)}</output>
    </>
  );
};
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const given = () => screen.getByRole('status').textContent;

test('a French comma parts dollars from cents, and the text stays as it was typed', async () => {
  renderDesk(<Field />, { host: fakeHost({ locale: 'fr' }) });
  await userEvent.type(field(), '125,5');
  expect([given(), field().value]).toEqual(['12550', '125,5']);
});

test('an amount that could be two things is not guessed', async () => {
  renderDesk(<Field />);
  await userEvent.type(field(), '12,50');
  expect([given(), field().getAttribute('aria-invalid')]).toEqual(['"invalid"', 'true']);
});

test('a value set from elsewhere is written the way the reader types', async () => {
  renderDesk(<Field />, { host: fakeHost({ locale: 'fr' }) });
  await userEvent.type(field(), '3');
  await userEvent.click(screen.getByRole('button'));
  expect(field().value).toBe('80,50');
});
