import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CodeField, codeIn } from './CodeField.js';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['Your code: 123456, valid until 17:45', '123456'],
  ['12a', '12'],
  ['1234567890', '123456'],
  ['', ''],
])('the code in “%s”', (typed, code) => expect(codeIn(typed)).toBe(code));

test('phones offer the code of the mail, and what is wrong is tied to the field', async () => {
  render(<CodeField label="Code" value="12" onChange={() => {}} error="4 digits are missing." />);
  const field = screen.getByLabelText('Code');
  expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
