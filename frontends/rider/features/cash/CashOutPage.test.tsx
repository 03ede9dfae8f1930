import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { record, usd } from '@rrr/kit/pact/examples';
import { payoutClaim, payoutClaimDetail, riderCash } from '../../pact/examples.js';
import { asked, asRider, pagination, rider } from '../../testing/as-rider.js';

const user = person();
const ready = { getRiderCash: { ...riderCash, missing: [] } };
const requested = {
  listPayoutClaims: { payoutClaims: [payoutClaim], pagination },
  getPayoutClaim: { payoutClaim: payoutClaimDetail },
};

test('what will be received, what is needed, and where to send it', async () => {
  asRider('/cashout');
  const figure = within(await screen.findByRole('region', { name: 'You will receive' }));
  expect(figure.getAllByText('$125.00')).toHaveLength(2);
  expect(figure.getByText('Withheld, 0%')).toBeVisible();
  const needed = within(screen.getByRole('region', { name: 'What is needed' }));
  expect(needed.getByText('1 of 3 done')).toBeVisible();
  expect(needed.getAllByRole('group', { name: /Upload your/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Cash out/ })).toBeNull();
});

test('withholding is explained before any act', async () => {
  const [cash] = riderCash.cash;
  asRider('/cashout', {
    getRider: {
      rider: { ...rider, record: { ...record, taxStatus: 'non-resident-alien' } },
      creditRedemptions: [],
      payoutClaims: [],
    },
    getRiderCash: {
      ...riderCash,
      cash: [{ ...cash!, withholding: usd(3750), net: usd(8750), withholdingPercent: 30 }],
    },
  });
  expect(await screen.findByText('$87.50')).toBeVisible();
  expect(screen.getByText('Withheld, 30%')).toBeVisible();
  expect(await screen.findByText(/You are not a U.S. person: a part is withheld/)).toBeVisible();
});

const [cash] = riderCash.cash;
const due = (dueDate: string, amount: number) => ({
  ...cash!.awards[0]!,
  _id: `01hq000000000000000${dueDate.replaceAll('-', '').slice(1)}`,
  dueDate,
  amount: usd(amount),
});

test('what is late, what is not, what it costs and what comes next', async () => {
  const awards = [due('2026-04-29', 40_000), due('2026-12-31', 60_000), due('2026-01-29', 5000)];
  asRider('/cashout', { getRiderCash: { ...riderCash, cash: [{ ...cash!, awards }] } });
  const needed = within(await screen.findByRole('region', { name: 'What is needed' }));
  expect(needed.getAllByRole('term').map((it) => `${it.textContent} ${it.nextSibling?.textContent}`)).toEqual([
    'Late, was due Jan 29th, 2026 $450.00',
    'Due Dec 31st, 2026, 36 days left $600.00',
  ]);
  expect(needed.getByText(/An administrator can let late cash lapse/)).toBeVisible();
  // on a phone the next act leads to its place
  await user.click(screen.getByRole('button', { name: 'Upload your driver’s licence' }));
  expect(document.getElementById('need-licence')?.contains(document.activeElement)).toBe(true);
});

test('once all is sent, no deadline is told', async () => {
  const documents = (['licence', 'w9'] as const).map((kind, at) => ({
    ...w9,
    kind,
    _id: `01hq00000000000000000g000${at}`,
  }));
  asRider('/cashout', saying({ documents: documents as typeof record.documents }));
  const needed = within(await screen.findByRole('region', { name: 'What is needed' }));
  expect(await needed.findByText(/We are checking your documents. You do not need to do anything now./)).toBeVisible();
  expect(needed.queryByText(/ue Apr 29th/)).toBeNull();
});

test('a missing address leads to the profile', async () => {
  asRider('/cashout', { getRiderCash: { ...riderCash, missing: ['address'] } });
  const links = await screen.findAllByRole('link', { name: 'Complete your address' });
  // in its place, and on a phone in reach
  const address = '/auth/rider/profile?field=address';
  expect(links.map((it) => it.getAttribute('href'))).toEqual([address, address]);
});

const w9 = {
  _id: '01hq00000000000000000g0002',
  kind: 'w9',
  status: 'uploaded',
  contentType: 'image/png',
  bytes: 4000,
  uploadedAt: '2026-04-01T12:00:00.000Z',
  decision: null,
};

test('a paper is sent where it is missing', async () => {
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => {};
  const { host } = asRider('/cashout', { uploadIdFiles: { document: w9 } });
  const part = within(await screen.findByRole('group', { name: 'Upload your W-9' }));
  const file = new File(['picture'], 'w9.png', { type: 'image/png' });
  fireEvent.change(part.getByLabelText(/Choose a file/), { target: { files: [file] } });
  await waitFor(() => expect(asked(host, 'uploadIdFiles')).toMatchObject([{ body: { kind: 'w9' }, files: { file } }]));
});

const stated = {
  taxStatus: 'non-resident-alien',
  tax: {
    country: 'CA',
    treaty: { country: 'CA', percent: 15 },
    statedAt: '2026-04-01T12:00:00.000Z',
    confirmed: null,
  },
  form: 'w8ben',
};
const saying = (over: Partial<typeof record>) => ({
  getRider: { rider: { ...rider, record: { ...record, ...over } }, creditRedemptions: [], payoutClaims: [] },
});

test('where tax is paid is asked first, and decides which form is needed', async () => {
  const { host } = asRider('/cashout', {
    getRiderCash: { ...riderCash, missing: ['residence'] },
    stateTaxResidence: stated,
  });
  expect(await screen.findByText(/depends on where you pay tax/)).toBeVisible();
  expect(screen.queryByRole('group', { name: /Upload your W/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Save tax residence' }));
  expect(screen.getByText('Choose yes or no.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^No/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country where you pay tax' }), 'CA');
  await user.click(screen.getByRole('checkbox', { name: /lower rate by a tax treaty/ }));
  await user.type(screen.getByRole('textbox', { name: 'Rate by treaty, in percent' }), '30');
  await user.click(screen.getByRole('button', { name: 'Save tax residence' }));
  expect(screen.getByText('Enter a rate below 30%, with at most two decimals.')).toBeVisible();
  expect(asked(host, 'stateTaxResidence')).toEqual([]);
  await user.clear(screen.getByRole('textbox', { name: 'Rate by treaty, in percent' }));
  await user.type(screen.getByRole('textbox', { name: 'Rate by treaty, in percent' }), '15');
  await user.click(screen.getByRole('button', { name: 'Save tax residence' }));
  await waitFor(() => expect(host.notices.map((it) => it.text)).toEqual(['Saved. Next, upload your W-8BEN.']));
  expect(asked(host, 'stateTaxResidence')).toMatchObject([
    { body: { usPerson: false, country: 'CA', treatyPercent: 15 } },
  ]);
});

test('what was stated is shown with its form, and changing it warns', async () => {
  const { host } = asRider('/cashout', {
    ...saying({
      taxStatus: 'us-person',
      tax: { ...stated.tax, country: 'US', treaty: null, confirmed: { at: '2026-04-02T12:00:00.000Z', percent: null } },
    }),
    ...ready,
    stateTaxResidence: { ...stated, taxStatus: 'us-person', form: 'w9' },
  });
  const part = within(await screen.findByRole('region', { name: 'Tax residence' }));
  expect(part.getByText('You are a U.S. person.')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Change tax residence' }));
  expect(part.getByText(/your tax form is checked again/)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Save tax residence' }));
  await waitFor(() =>
    expect(asked(host, 'stateTaxResidence')).toMatchObject([
      { body: { usPerson: true, country: 'US', treatyPercent: null } },
    ]),
  );
});

test('the button repeats the amount, and the method is the one chosen', async () => {
  const { host } = asRider('/cashout', { ...ready, cashOut: { payoutClaim } });
  await user.click(await screen.findByRole('radio', { name: /Debit card by mail/ }));
  await user.click(screen.getByRole('button', { name: 'Cash out $125.00' }));
  const done = await screen.findByRole('status');
  expect(done.textContent).toBe('$125.00 requestedIt is paid out by May 2nd, 2026. We e-mail you when it is sent.');
  expect(document.activeElement?.textContent).toBe('$125.00 requested');
  expect(host.notices).toEqual([]);
  expect(asked(host, 'cashOut')).toMatchObject([
    { body: { currency: 'USD', method: 'debit-card' }, idempotencyKey: expect.any(String) },
  ]);
});

test('after a lost answer the same request is sent again, with its key', async () => {
  const answers = [refusal(0, 'NETWORK', 'No connection.'), { payoutClaim }];
  const { host } = asRider('/cashout', { ...ready, cashOut: () => answers.shift() });
  await user.click(await screen.findByRole('button', { name: 'Cash out $125.00' }));
  const alert = within(await screen.findByRole('alert'));
  await user.click(alert.getByRole('button'));
  expect(await screen.findByText('$125.00 requested')).toBeVisible();
  const keys = host.calls
    .filter((it) => it.id === 'cashOut')
    .map((it) => (it.request as { idempotencyKey: string }).idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('a requested payment says by when it comes, and can change its method', async () => {
  const { host } = asRider('/cashout', {
    ...ready,
    ...requested,
    changePayoutClaim: { payoutClaim: { ...payoutClaim, method: 'debit-card', version: 2 } },
  });
  const part = within(await screen.findByRole('region', { name: 'Requested payments' }));
  expect(part.getByText(/paid out by May 2nd, 2026/)).toBeVisible();
  await user.click(await part.findByRole('radio', { name: /Debit card by mail/ }));
  await user.click(part.getByRole('button', { name: 'Change payment method' }));
  await waitFor(() => expect(host.notices.map((it) => it.text)).toEqual(['The payment method is changed.']));
  expect(asked(host, 'changePayoutClaim')).toMatchObject([
    { body: { action: 'change-method', method: 'debit-card', version: 1 } },
  ]);
});

test('the reward link is fetched only when asked for', async () => {
  const order = {
    payoutClaimId: payoutClaim._id,
    orderId: 'sandbox-1',
    provider: 'sandbox',
    status: 'made' as const,
    amount: usd(12500),
    createdAt: '2026-04-02T18:00:00.000Z',
    updatedAt: '2026-04-02T18:00:00.000Z',
    doubtful: null,
  };
  const { host } = asRider('/cashout', {
    ...requested,
    getPayoutClaim: { payoutClaim: { ...payoutClaimDetail, order } },
    getRewardLink: { link: 'https://rewards.example.com/sandbox-1', sandbox: true },
  });
  const button = await screen.findByRole('button', { name: 'Get your reward link' });
  expect(asked(host, 'getRewardLink')).toEqual([]);
  await user.click(button);
  expect((await screen.findByRole('link', { name: 'Open your reward' })).getAttribute('href')).toBe(
    'https://rewards.example.com/sandbox-1',
  );
  expect(screen.getByText('This is a sandbox: no money is paid.')).toBeVisible();
});

test('without cash the page says so, and lists what was paid by year', async () => {
  const years = [{ year: 2025, gross: usd(50_000), withholding: usd(0), net: usd(50_000) }];
  asRider('/cashout', { getRiderCash: { missing: [], cash: [], years } });
  expect(await screen.findByText(/No cash is owed to you/)).toBeVisible();
  expect(screen.getByRole('row', { name: '2025 $500.00 $0.00 $500.00' })).toBeVisible();
});
