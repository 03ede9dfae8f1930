import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aWebhook, person, webhookAnswers, webhookId, webhookJourney } from '@rrr/kit/desk/testing';
import { pagination } from '../../pact/examples.js';
import { promoterId } from '../../pact/partner-examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();

test('webhooks', () => webhookJourney((path, answers) => asAdmin(path, answers)));

test('those of promoters are listed with their owners, and one that is off says why', async () => {
  const webhook = {
    ...aWebhook,
    promoter: { _id: promoterId, name: 'Rimrock' },
    on: false,
    offReason: 'gone' as const,
  };
  const { host } = asAdmin('/webhooks', { listWebhooks: { webhooks: [webhook], pagination } });
  await user.click(await screen.findByRole('button', { name: 'Promoters' }));
  expect(await screen.findByText('Off: the address answered 410 Gone')).toBeVisible();
  expect(screen.getByText('Rimrock')).toBeVisible();
  expect(asked(host, 'listWebhooks').map((it) => it.query.owner)).toEqual(['all', 'promoters']);
});

test('one of a promoter offers only what promoters hear of', async () => {
  const webhook = { ...aWebhook, promoter: { _id: promoterId, name: 'Rimrock' } };
  asAdmin(`/webhooks/${webhookId}/edit`, { ...webhookAnswers, getWebhook: { webhook } });
  expect(await screen.findByLabelText('Award earned')).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
});
