import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fieldsNotShown, refusal, sampleOf } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { RIDER } from '@rrr/records';
import { riderDetail, riderId } from '../../../pact/examples.js';
import { asAdmin, asked } from '../../../testing/as-admin.js';

const user = person();
const open = (answers: Record<string, unknown> = {}, locale: 'en' | 'fr' = 'en') =>
  asAdmin(`/rider/${riderId}/edit`, answers, locale);
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

// whether pages may name them is theirs alone to say
const { showName: _, ...SAID } = RIDER;

test.each([
  ['', 'desk'],
  ['/edit', 'own'],
] as const)('every field of a rider is on their page%s', async (page, view) => {
  const { hometown, country, state, amaNumber, ...personal } = sampleOf(RIDER);
  const full = {
    ...riderDetail,
    ...{ hometown, country, state, amaNumber },
    fullName: `${personal.firstName} ${personal.lastName}`,
    personal: { ...riderDetail.personal!, ...personal },
  };
  asAdmin(`/rider/${riderId}${page}`, { getRider: { rider: full, creditRedemptions: [], payoutClaims: [] } });
  await waitFor(() => expect(fieldsNotShown(SAID, view)).toEqual([]));
});

test('only what was changed is sent, with the version it was changed from', async () => {
  const { host } = open({ editRider: { rider: { ...riderDetail, version: 2 } } });
  await write('City', 'Salem');
  await user.selectOptions(screen.getByLabelText('Tax status'), 'Nonresident alien');
  await user.click(screen.getByLabelText('Professional: earns cash'));
  await user.click(screen.getByRole('button', { name: 'Save rider' }));
  await waitFor(() => expect(host.notices[0]?.text).toBe('The rider is saved.'));
  expect(asked(host, 'editRider')[0]).toMatchObject({
    params: { role: 'admin', riderId },
    body: { city: 'Salem', taxStatus: 'non-resident-alien', professional: true, version: 1 },
  });
  expect(Object.keys(asked(host, 'editRider')[0]!.body).sort()).toEqual([
    'city',
    'professional',
    'taxStatus',
    'version',
  ]);
});

test('someone else’s edit is shown beside one’s own', async () => {
  const theirs = { ...riderDetail, version: 2, personal: { ...riderDetail.personal!, city: 'Eugene' } };
  const answers = [riderDetail, theirs];
  open({
    getRider: () => ({ rider: answers.shift() ?? theirs, creditRedemptions: [], payoutClaims: [] }),
    editRider: refusal(409, 'STALE_EDIT', 'Someone changed this rider.'),
  });
  await write('City', 'Salem');
  await user.click(screen.getByRole('button', { name: 'Save rider' }));
  expect(await screen.findByText('Eugene')).toBeVisible();
});

test('figures of rules come from the settings', async () => {
  open({ getRider: { rider: riderDetail, creditRedemptions: [], payoutClaims: [] } });
  expect(await screen.findByText(/From a nonresident alien 30% is withheld/)).toBeVisible();
});
