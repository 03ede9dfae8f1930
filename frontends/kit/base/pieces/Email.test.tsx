import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Email } from './Email.js';

test('an address may wrap before its "@" and after its dots, and is read as one', () => {
  const { container } = render(<Email address="jo.lee@mail.example.com" />);
  expect(container.innerHTML).toBe('<span class="email">jo.<wbr>lee<wbr>@mail.<wbr>example.<wbr>com</span>');
  expect(container.textContent).toBe('jo.lee@mail.example.com');
});

test('as a link it opens a new e-mail', () => {
  render(<Email address="jo@example.com" link />);
  expect(screen.getByRole('link', { name: 'jo@example.com' }).getAttribute('href')).toBe('mailto:jo@example.com');
});
