import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { pagination } from '../../pact/examples.js';
import { answeredMessage, message, messageId } from '../../pact/system-examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const answers = {
  listContactMessages: { messages: [message], pagination, open: 1 },
  getContactMessage: { message },
};

test('what waits is listed first, and leads to its message', async () => {
  const { host } = asAdmin('/contact-messages', answers);
  const link = await screen.findByRole('link', { name: 'Kim Vale' });
  expect(link.getAttribute('href')).toBe(`/auth/admin/contact-messages/${messageId}`);
  expect(screen.getByText('Where is it?')).toBeVisible();
  expect(asked(host, 'listContactMessages')[0]?.query).toMatchObject({ state: 'open', page: 1 });
});

test('a reply is written in the reader’s own mail program', async () => {
  asAdmin(`/contact-messages/${messageId}`, answers);
  const reply = await screen.findByRole('link', { name: 'Reply by e-mail' });
  expect(reply.getAttribute('href')).toMatch(
    /^mailto:kim%40example\.com\?subject=Re%3A%20My%20award&body=.*Where%20is/,
  );
});

test('it is marked as answered, and told when it will be deleted', async () => {
  const { host } = asAdmin(`/contact-messages/${messageId}`, {
    ...answers,
    setContactState: { message: answeredMessage },
  });
  expect(await screen.findByText(/It is deleted 180 days later/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as answered' }));
  await waitFor(() =>
    expect(asked(host, 'setContactState')).toEqual([{ params: { messageId }, body: { state: 'answered' } }]),
  );
});

test('one that is gone says so and leads back', async () => {
  asAdmin(`/contact-messages/${messageId}`, {
    ...answers,
    getContactMessage: refusal(404, 'NOT_FOUND', 'This message could not be found.'),
  });
  expect((await screen.findByRole('alert')).textContent).toBe('This message could not be found.');
});
