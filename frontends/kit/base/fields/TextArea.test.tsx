import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { TextArea } from './TextArea.js';

test.each([
  ['a form fills it', { value: 'Parts since 1986', onChange: () => undefined }],
  ['it begins with a text', { defaultValue: 'Parts since 1986' }],
])('the count is that of what stands there: %s', (_, text) => {
  render(<TextArea name="bio" label="About" limit={2_000} {...text} />);
  expect(screen.getByText('16 of 2,000 characters')).toBeVisible();
});

test('the count follows what is typed', () => {
  render(<TextArea name="bio" label="About" limit={5} />);
  fireEvent.input(screen.getByLabelText('About'), { target: { value: 'seven…!' } });
  expect(screen.getAllByText('2 characters too many')[0]).toBeVisible();
});
