import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { pagination, riderId } from '../../pact/examples.js';
import { auditRecord, securityEvent } from '../../pact/system-examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const locked = {
  ...securityEvent,
  _id: '01hq00000000000000000w0002',
  count: 1,
  kind: 'pin-locked' as const,
  severity: 'serious' as const,
  account: null,
  network: null,
  device: null,
  objectType: null,
  objectId: null,
  objectName: null,
  facts: {},
};
const answers = { listSecurityEvents: { events: [securityEvent, locked], pagination } };
const rows = async () => (await screen.findAllByRole('row')).slice(1);

test('an event says what happened how often, who did it, to what and from where', async () => {
  asAdmin('/security-events', answers);
  const [first] = await rows();
  const row = within(first!);
  expect(row.getByText('Wrong PIN')).toBeVisible();
  expect(row.getByText('3 times')).toBeVisible();
  expect(row.getByText('192.0.2.0/24')).toBeVisible();
  await user.click(row.getByText('2 fields'));
  expect(row.getByText('WRONG_PIN')).toBeVisible();
  expect(row.getByRole('link', { name: 'Sam Carter' }).getAttribute('href')).toBe(`/auth/admin/rider/${riderId}`);
  expect(row.getByRole('link', { name: /Everything that Ada Moreau did/ }).getAttribute('href')).toContain('who=admin');
});

test('what nobody did while logged in, and what the server did, are told as such', async () => {
  asAdmin('/security-events', answers);
  const row = within((await rows())[1]!);
  expect(row.getByText('Too many wrong PINs')).toBeVisible();
  expect(row.getByText('Serious')).toBeVisible();
  expect(row.getByText('No account')).toBeVisible();
  expect(row.getByText('On the server')).toBeVisible();
});

test('filters stand in the address and in the request', async () => {
  const { host } = asAdmin('/security-events?severity=serious&kind=admin-off&who=ada&afterDate=2026-03-01', answers);
  await rows();
  expect(asked(host, 'listSecurityEvents')[0]?.query).toMatchObject({
    severity: 'serious',
    kind: 'admin-off',
    who: 'ada',
    afterDate: '2026-03-01',
  });
});

test('the dashboard says how many serious ones there were in the last days, and leads to them', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T18:00:00.000Z'));
  const { host } = asAdmin('', {
    listSecurityEvents: { events: [locked], pagination: { page: 1, totalPages: 2, total: 2 } },
  });
  const link = await screen.findByRole('link', { name: '2 serious security events in the last 7 days' });
  expect(link.getAttribute('href')).toBe('/auth/admin/security-events?severity=serious&afterDate=2026-11-18');
  expect(asked(host, 'listSecurityEvents')[0]?.query).toMatchObject({ severity: 'serious', afterDate: '2026-11-18' });
  clock.mockRestore();
});

test('in French', async () => {
  asAdmin('/security-events', answers, 'fr');
  const row = within((await rows())[0]!);
  expect(row.getByText('NIP erroné')).toBeVisible();
  expect(row.getByText('3 fois')).toBeVisible();
});

test('the dashboard shows what one person did where nobody else has to approve it', async () => {
  const record = {
    ...auditRecord,
    action: 'done-alone',
    detail: { kind: 'adjustment', amount: 50_000, currency: 'USD' },
  };
  const { host } = asAdmin('', { listAudit: { records: [record], pagination } });
  const part = within(await screen.findByRole('region', { name: 'Done by one person' }));
  expect(part.getByText('Balance adjusted')).toBeVisible();
  expect(part.getByRole('link', { name: 'Sam Carter' })).toBeVisible();
  expect(part.getByRole('link', { name: /Everything that Ada Moreau did/ })).toBeVisible();
  expect(asked(host, 'listAudit')[0]?.query).toMatchObject({ action: 'done-alone', afterDate: '2026-10-26' });
});
