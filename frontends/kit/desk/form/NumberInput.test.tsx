import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderDesk } from '../testing/render-desk.js';
import { NumberInput, type NumberValue } from './NumberInput.js';

/** A field with a button that sets it from elsewhere. */
const begin = (start: NumberValue) => {
  const given: NumberValue[] = [];
  const Shown = () => {
    const [value, setValue] = useState(start);
    return (
      <>
        <NumberInput
          value={value}
          onChange={(next) => {
            given.push(next);
            setValue(next);
          }}
        />
        <button type="button" onClick={() => setValue(40)}>
          Forty
        </button>
      </>
    );
  };
  renderDesk(<Shown />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const write = (value: string) => fireEvent.change(field, { target: { value } });
  return { given, field, write };
};

test('a number, nothing, and a text that is no number', () => {
  const { given, field, write } = begin(2026);
  expect(field.value).toBe('2026');
  for (const text of ['12', '', '1.5', ' 7 ']) {
    write(text);
    expect(field.value).toBe(text);
  }
  expect(given).toEqual([12, null, 'invalid', 7]);
});

test('a value from elsewhere takes the place of what was typed', () => {
  const { field, write } = begin(null);
  write('x');
  fireEvent.click(screen.getByRole('button', { name: 'Forty' }));
  expect(field.value).toBe('40');
});
