import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { eventId, pagination, riderDetail, riderId, usd } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const media = globalThis.matchMedia;
const onPhone = () => {
  globalThis.matchMedia = ((query: string) => ({ ...media(query), matches: true })) as typeof matchMedia;
};
afterEach(() => {
  globalThis.matchMedia = media;
});
const otherId = '01hq00000000000000000r0002';
const other = {
  ...riderDetail,
  _id: otherId,
  fullName: 'Samuel Carter',
  personal: { ...riderDetail.personal!, email: 's.carter@example.com', city: 'Salem' },
};
const result = (_id: string, of: string, place: number) => ({
  _id,
  riderId: of,
  event: { _id: eventId, title: 'Rimrock Motocross Round 3' },
  className: '450 A',
  place,
  resultType: 'finished',
});
const merged = (after: number, outcome: string) => ({
  applied: false,
  keep: { _id: riderId, fullName: 'Sam Carter' },
  deleted: { _id: otherId, fullName: 'Samuel Carter' },
  moves: {
    bikes: 1,
    results: 4,
    awards: 0,
    redemptions: 0,
    claims: 0,
    notes: 0,
    documents: 0,
    favourites: 0,
    timecards: 0,
  },
  collisions: [{ kept: result(riderId, riderId, 2), removed: [result(otherId, otherId, 9)] }],
  balances: [{ book: 'credit', keep: usd(31000), deleted: usd(12500), reversed: usd(0), after: usd(after) }],
  outcome,
});
const answers = (over: Record<string, unknown> = {}) => ({
  getRider: ({ params }: { params: { riderId: string } }) => ({
    rider: params.riderId === otherId ? other : riderDetail,
    creditRedemptions: [],
    payoutClaims: [],
  }),
  mergeRiders: merged(43500, 'a'),
  ...over,
});
const open = (query = `?with=${otherId}`, over: Record<string, unknown> = {}, locale: 'en' | 'fr' = 'en') =>
  asAdmin(`/rider/${riderId}/merge${query}`, answers(over), locale);
const type = async (text: string) => {
  const field = await screen.findByRole('textbox', { name: 'Type what happens' });
  await user.clear(field);
  await user.type(field, text);
};

test('the other account is searched for by name, and stands in the address', async () => {
  const lean = (_id: string, fullName: string) => ({ _id, fullName, hometown: 'Bend', state: 'OR', amaNumber: null });
  const { router } = open('', {
    ridersLean: { riders: [lean(riderId, 'Sam Carter'), lean(otherId, 'Samuel Carter')], pagination },
  });
  expect((await screen.findByLabelText<HTMLInputElement>(/Find the other account/)).value).toBe('Sam Carter');
  await user.click(await screen.findByRole('button', { name: 'Choose Samuel Carter' }));
  expect(screen.queryByRole('button', { name: /Choose Sam Carter/ })).toBeNull();
  await waitFor(() => expect(router.state.location.search).toBe(`?with=${otherId}`));
});

test('both accounts, what moves, collisions and the sum stand there before anything happens', async () => {
  const { host } = open();
  expect(await screen.findByText('1 collision')).toBeVisible();
  expect(screen.getByText(/Adds up: every cent/)).toBeVisible();
  expect(screen.getByText('After the merge these results are judged again, and may earn an award.')).toBeVisible();
  expect(screen.getAllByText('$435.00').length).toBeGreaterThan(0);
  expect(screen.getByText('s.carter@example.com').tagName).toBe('S');
  expect(asked(host, 'mergeRiders').map(({ body }) => body)).toEqual([
    { keepId: riderId, deleteId: otherId, dryRun: true },
  ]);
});

test('on a phone every field that differs stands whole, the same ones are folded, and money is a written sum', async () => {
  onPhone();
  open();
  const field = (name: string) => within(screen.getByRole('heading', { name }).closest('section')!);
  expect(await screen.findByRole('heading', { name: 'What differs' })).toBeVisible();
  expect(
    field('E-mail')
      .getAllByRole('term')
      .map((it) => it.textContent),
  ).toEqual(['Keep', 'Delete', 'After']);
  expect(field('E-mail').getByText('s.carter@example.com').tagName).toBe('S');
  const same = screen.getByText(/fields are the same in both/);
  const phone = within(same.closest('details')!).getByText('Phone');
  expect(phone).not.toBeVisible();
  await user.click(same);
  expect(phone).toBeVisible();
  await screen.findByText(/Adds up: every cent/);
  const sum = field('Dealer credit, USD');
  expect(sum.getAllByRole('term').map((it) => it.textContent)).toEqual(['Kept', '+ Deleted', '= After']);
  expect(sum.getAllByRole('definition').map((it) => it.textContent)).toEqual(['$310.00', '$125.00', '$435.00']);
});

test('where the deleted rider has money, another administrator approves it first', async () => {
  const given = [
    { ...merged(43500, 'a'), needsApproval: true },
    { ...merged(43500, 'a'), approvalId: otherId },
  ];
  const { host } = open(undefined, {
    mergeRiders: () => given.shift(),
  });
  expect(await screen.findByText(/so another administrator approves it first/)).toBeVisible();
  await type('DELETE s.carter@example.com');
  await user.click(screen.getByRole('button', { name: /^Ask to merge and delete/ }));
  await waitFor(() => expect(host.notices[0]?.text).toMatch(/once another administrator approves it/));
});

test('two people in one account: the reasons stand in red, and each is ticked before anything is sent', async () => {
  const against = [
    { code: 'SAME_CLASS', count: 11 },
    { code: 'OTHER_BIRTH_DATE', count: 1 },
  ];
  const given = [
    { ...merged(43500, 'a'), against },
    { ...merged(43500, 'a'), against, applied: true },
  ];
  const { host } = open(undefined, { mergeRiders: () => given.shift() });
  expect(await screen.findByText(/Both have a result in 11 classes/)).toBeVisible();
  expect(screen.queryByText(/Adds up: every cent/)).toBeNull();
  expect(screen.getByText(/but these may be two people/).closest('.status')?.className).toContain('bad');
  await type('DELETE s.carter@example.com');
  const button = screen.getByRole('button', { name: 'Merge and delete Samuel Carter' });
  await user.click(screen.getByRole('checkbox', { name: /11 classes/ }));
  await user.click(button);
  expect(screen.getByText(/Tick each reason/)).toBeVisible();
  expect(asked(host, 'mergeRiders').length).toBe(1);
  await user.click(screen.getByRole('checkbox', { name: /birth dates/ }));
  await user.click(button);
  await waitFor(() => expect(host.notices.length).toBe(1));
  expect(asked(host, 'mergeRiders').at(-1)?.body).toMatchObject({ acknowledged: ['SAME_CLASS', 'OTHER_BIRTH_DATE'] });
});

test('the other one can be kept', async () => {
  const { host, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Keep the other one' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?with=${otherId}&keep=other`));
  await waitFor(() =>
    expect(asked(host, 'mergeRiders').at(-1)?.body).toMatchObject({ keepId: otherId, deleteId: riderId }),
  );
});

test('only the typed phrase merges, and only what was previewed', async () => {
  const given = [
    merged(43500, 'a'),
    refusal(409, 'PREVIEW_OUTDATED', 'Something changed.'),
    merged(42500, 'b'),
    { ...merged(42500, 'b'), applied: true },
  ];
  const { host, router } = open(undefined, { mergeRiders: () => given.shift() });
  const button = () => screen.findByRole('button', { name: 'Merge and delete Samuel Carter' });
  await type('DELETE s.carter@example');
  await user.click(await button());
  expect(await screen.findByText(/Type one of the two phrases/)).toBeVisible();
  await type('DELETE s.carter@example.com');
  await user.click(await button());
  expect(await screen.findByText('Dealer credit: $435.00 before, $425.00 now')).toBeVisible();
  await user.click(await button());
  await waitFor(() => expect(router.state.location.pathname).toBe(`/auth/admin/rider/${riderId}`));
  expect(host.notices[0]?.text).toBe('Samuel Carter is merged into Sam Carter.');
  const sent = { keepId: riderId, deleteId: otherId, confirmation: 'DELETE s.carter@example.com' };
  expect(asked(host, 'mergeRiders').map(({ body }) => body)).toEqual([
    { keepId: riderId, deleteId: otherId, dryRun: true },
    { ...sent, outcome: 'a' },
    { keepId: riderId, deleteId: otherId, dryRun: true },
    { ...sent, outcome: 'b' },
  ]);
});
