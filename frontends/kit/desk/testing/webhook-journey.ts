import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from '@jest/globals';
import type { Delivery, Webhook, WholeDelivery } from '@rrr/contract';
import type { Answers } from '@rrr/kit/base/testing';
import { person } from './person.js';

export const webhookId = '01hq00000000000000000n0001';
const deliveryId = '01hq00000000000000000n0002';
const pagination = { page: 1, totalPages: 1, total: 1 };
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';

export const aWebhook: Webhook = {
  _id: webhookId,
  promoter: null,
  url: 'https://hooks.example.com/rewards',
  name: 'Stock system',
  events: ['award.issued'],
  on: true,
  offReason: null,
  failingSince: null,
  earlierSecretUntil: null,
  createdAt: '2026-04-02T16:00:00.000Z',
  last: { at: '2026-04-02T16:00:05.000Z', arrived: false, status: 503, fault: 'status' },
  version: 1,
};
const aDelivery: Delivery = {
  _id: deliveryId,
  event: 'award.issued',
  state: 'waiting',
  at: '2026-04-02T16:00:00.000Z',
  tries: 2,
  nextAt: '2026-04-02T16:30:00.000Z',
  triedAt: '2026-04-02T16:00:05.000Z',
  status: 503,
  fault: 'status',
};
const whole: WholeDelivery = {
  ...aDelivery,
  payload: '{"id":"01hq00000000000000000n0002","type":"award.issued"}',
  answer: 'Closed',
  milliseconds: 12,
};
const aTest: WholeDelivery = {
  ...whole,
  event: 'ping',
  state: 'sent',
  nextAt: null,
  status: 200,
  fault: null,
  answer: '{"ok":true}',
};

interface Asked {
  readonly host: { readonly calls: readonly { readonly id: string; readonly request: unknown }[] };
  readonly router: { readonly state: { readonly location: { readonly pathname: string } } };
}

/** What the screens of webhooks read. */
export const webhookAnswers: Answers = {
  listWebhooks: { webhooks: [aWebhook], pagination },
  getWebhook: { webhook: aWebhook },
  listDeliveries: { deliveries: [aDelivery], pagination },
  getDelivery: { delivery: whole },
};

/** Somebody adds a webhook, tests it, sends again what failed, changes it, and deletes it: the same in each area. */
export const webhookJourney = async (open: (path: string, answers: Answers) => Asked): Promise<void> => {
  const user = person();
  const write = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  const choose = async (name: string) => {
    await press('Actions');
    await press(name);
  };
  const confirm = async (title: string, name: string) =>
    user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name }));
  const { host, router } = open('/webhooks', {
    ...webhookAnswers,
    addWebhook: { webhook: aWebhook, secret: SECRET },
    tryWebhook: { delivery: aTest },
    setWebhookOn: { webhook: { ...aWebhook, on: false, offReason: 'owner' } },
    rotateWebhookSecret: { webhook: aWebhook, secret: SECRET },
    resendDelivery: { delivery: whole },
    editWebhook: { webhook: { ...aWebhook, name: 'Stock', version: 2 } },
    deleteWebhook: undefined,
  });
  const asked = (id: string) => host.calls.filter((call) => call.id === id);
  const at = (end: string) => waitFor(() => expect(router.state.location.pathname.endsWith(end)).toBe(true));

  await user.click(await screen.findByRole('link', { name: 'Add a webhook' }));
  await write('Name', aWebhook.name);
  await write('Address', aWebhook.url);
  await press('Add a webhook');
  expect(await screen.findByText('Choose at least one event.')).toBeVisible();
  expect(asked('addWebhook')).toEqual([]);
  await user.click(screen.getByLabelText('Award earned'));
  await press('Add a webhook');
  expect(await screen.findByText(SECRET)).toBeVisible();
  await press('I have saved the secret');
  await at(`/webhooks/${webhookId}`);

  await press('Send a test');
  expect(await screen.findByText('The test arrived. The address answered 200.')).toBeVisible();
  await choose('Switch off');
  await waitFor(() => expect(asked('setWebhookOn')).toMatchObject([{ request: { body: { on: false, version: 1 } } }]));
  await choose('New secret');
  await confirm('Make a new secret?', 'Make a new secret');
  expect(await screen.findByText(SECRET)).toBeVisible();
  await press('I have saved the secret');

  await user.click(await screen.findByRole('link', { name: 'Award earned' }));
  expect(await screen.findByText('Waiting, failed 2 times')).toBeVisible();
  expect(screen.getByText('Closed')).toBeVisible();
  await press('Send again');
  await waitFor(() => expect(asked('resendDelivery')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Webhook' }));

  await press('Actions');
  await user.click(await screen.findByRole('link', { name: 'Edit' }));
  await write('Name', 'Stock');
  await press('Save webhook');
  await waitFor(() =>
    expect(asked('editWebhook')).toMatchObject([{ request: { body: { name: 'Stock', version: 1 } } }]),
  );
  await user.click(screen.getByRole('link', { name: 'Webhook' }));
  await choose('Delete');
  await confirm('Delete “Stock system”?', 'Delete webhook');
  await at('/webhooks');
};
