import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { pagination, riderId } from '../../pact/examples.js';
import { auditRecord } from '../../pact/system-examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const masked = {
  ...auditRecord,
  _id: '01hq00000000000000000h0002',
  onBehalf: auditRecord.by,
  by: { ...auditRecord.by!, _id: '01hq00000000000000000a0009', fullName: null, email: null, type: null },
  action: 'an-action-of-old',
  sentence: undefined,
  why: undefined,
  objectType: 'award',
  objectName: null,
  detail: { email: { before: '***', after: '***' }, reason: 'By phone' },
};
const answers = { listAudit: { records: [auditRecord, masked], pagination } };
const rows = async () => (await screen.findAllByRole('row')).slice(1);

test('a record says who changed what, and leads to everything else of it', async () => {
  asAdmin('/audit-log', answers);
  const [first] = await rows();
  const row = within(first!);
  expect(row.getByText('Ada Moreau edited the profile of')).toBeVisible();
  expect(row.getByText('Reason: By phone')).toBeVisible();
  await user.click(row.getByText('1 field'));
  expect(row.getByText('Sisters')).toBeVisible();
  for (const link of row.getAllByRole('link', { name: 'Sam Carter' }))
    expect(link.getAttribute('href')).toBe(`/auth/admin/rider/${riderId}`);
  expect(row.getByText('Rider').getAttribute('title')).toBe(riderId);
  expect(row.getByRole('link', { name: /Everything that happened/ }).getAttribute('href')).toContain(
    `about=${riderId}`,
  );
  expect(row.getByRole('link', { name: /Everything that Ada Moreau did/ }).getAttribute('href')).toContain('who=admin');
});

test('masked values, erased logins and earlier actions are told as such', async () => {
  asAdmin('/audit-log', answers);
  const row = within((await rows())[1]!);
  expect(row.getByText('an-action-of-old')).toBeVisible();
  expect(row.getByText('Award').getAttribute('href')).toContain('about=');
  expect(row.getAllByText('masked')).toHaveLength(2);
  expect(row.getByText(/Erased login/)).toBeVisible();
});

test('filters stand in the address and in the request', async () => {
  const { host } = asAdmin('/audit-log?about=Sam+Carter&kind=money&afterDate=2026-03-01&withLogIns=true', answers);
  await rows();
  expect(asked(host, 'listAudit')[0]?.query).toMatchObject({
    about: 'Sam Carter',
    kind: 'money',
    afterDate: '2026-03-01',
    withLogIns: 'true',
  });
});

test('the way to a login filters by it', async () => {
  const { host } = asAdmin('/audit-log', answers);
  const [first] = await rows();
  await user.click(within(first!).getByRole('link', { name: /Everything that Ada Moreau did/ }));
  await waitFor(() => expect(asked(host, 'listAudit').at(-1)?.query).toMatchObject({ who: 'admin@example.com' }));
});
