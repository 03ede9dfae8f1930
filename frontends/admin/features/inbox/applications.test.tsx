import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { PromoterCard } from '@rrr/contract';
import { person } from '@rrr/kit/desk/testing';
import { blank, only, PROMOTER } from '@rrr/records';
import { pagination } from '../../pact/examples.js';
import { promoter, promoterDetail } from '../../pact/partner-examples.js';
import { asAdmin, asked, waits } from '../../testing/as-admin.js';

const user = person();
const applicant = {
  ...blank(only(PROMOTER, 'seenBy', 'everyone')),
  _id: '01hq00000000000000000p0009',
  name: 'Canyon Racing',
  city: 'Moab',
  state: 'UT',
  country: 'US',
  profileImage: null,
};
const card: PromoterCard = {
  ...applicant,
  nextEvents: [],
  personal: {
    status: 'pending',
    deActivated: false,
    contactName: 'Kit Vale',
    email: 'kit@example.com',
    phone: null,
    appliedAt: '2026-11-01T10:00:00.000Z',
  },
};

test('an application is approved after its message is read', async () => {
  const about = { ...applicant, status: 'pending' as const, message: 'We hold six races a year.' };
  const { host } = asAdmin('/inbox?group=applications', {
    getWaiting: waits({ applications: { count: 1, since: '2026-11-01', days: 9 } }),
    listPromoters: { promoters: [card], pagination },
    getPromoter: { promoter: { ...promoterDetail, ...about, decisions: [] } },
    approvePromoter: { promoter: { ...promoter, ...about } },
  });
  expect(await screen.findByText('We hold six races a year.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /Canyon Racing/ }));
  await user.click(dialog.getByRole('button', { name: /Approve/ }));
  await waitFor(() => expect(asked(host, 'approvePromoter')).toHaveLength(1));
});
