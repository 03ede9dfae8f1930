import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fieldsNotShown, sampleOf } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { PROMOTER } from '@rrr/records';
import { pagination } from '../../pact/examples.js';
import { card, promoter, promoterDetail, promoterId } from '../../pact/partner-examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const waiting = { ...promoterDetail, status: 'pending', decisions: [] };
const other = { ...card, _id: '01hq00000000000000000p0002', name: 'Flat Out Promotions' };
const answers = {
  listPromoters: { promoters: [card, other], pagination },
  promoterSummary: { pending: 2, approved: 5, rejected: 0, deActivated: 1 },
  getPromoter: { promoter: promoterDetail },
  promoterEvents: { events: [], pagination },
};
const params = { id: promoterId };
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('promoters are found by name or phone', async () => {
  const { host } = asAdmin('/promoters?query=5415550177&status=approved', answers);
  expect((await screen.findByRole('link', { name: 'Rimrock Racing' })).getAttribute('href')).toBe(
    `/auth/admin/promoter/${promoterId}`,
  );
  expect(asked(host, 'listPromoters').map(({ query }) => query)).toEqual([
    { query: '5415550177', status: 'approved', page: 1, limit: 25 },
  ]);
});

test.each(['', '/edit'])('every field of a promoter is on its page%s', async (more) => {
  const full = { ...promoterDetail, ...sampleOf(PROMOTER) };
  asAdmin(`/promoter/${promoterId}${more}`, { ...answers, getPromoter: { promoter: full } });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(fieldsNotShown(PROMOTER, 'desk')).toEqual([]));
});

test('a promoter’s page says how punctual it is', async () => {
  const punctuality = { events: 10, onTime: 8, days: 7 };
  asAdmin(`/promoter/${promoterId}`, { ...answers, getPromoter: { promoter: { ...promoterDetail, punctuality } } });
  expect(await screen.findByText('Results of 8 of the last 10 events came within 7 days')).toBeVisible();
});

test('applications that wait come first, and are approved many at once', async () => {
  const nowhere = { city: null, state: null, country: null };
  const { host } = asAdmin('/promoter-applications', {
    ...answers,
    listPromoters: { promoters: [card, other].map((it) => ({ ...it, ...nowhere })), pagination },
    approvePromoters: {
      outcomes: [
        { _id: card._id, name: card.name, outcome: 'done', reason: null },
        { _id: other._id, name: other.name, outcome: 'refused', reason: { code: 'EMAIL_TAKEN', detail: 'Taken.' } },
      ],
    },
    undoPromoterDecisions: { outcomes: [{ _id: card._id, name: card.name, outcome: 'done', reason: null }] },
  });
  expect(await screen.findByText('Pending 2')).toBeVisible();
  // nobody filled in a town
  expect(screen.queryByRole('columnheader', { name: 'Location' })).toBeNull();
  for (const { name } of [card, other])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  await user.click(screen.getByRole('button', { name: 'Approve 2' }));
  expect(await screen.findByText('Approve 2 applications?')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Approve 2' }).at(-1)!);
  expect(await screen.findByText('Taken.')).toBeVisible();
  // what was done is told by name, with the way back
  expect(host.notices[0]?.text).toBe(`Approved: ${card.name}.`);
  host.notices[0]?.action?.run();
  await waitFor(() => expect(asked(host, 'undoPromoterDecisions')).toEqual([{ body: { ids: [card._id] } }]));
  await waitFor(() => expect(host.notices[1]?.text).toBe(`Undone: ${card.name}.`));
  expect(asked(host, 'approvePromoters')).toEqual([{ body: { ids: [card._id, other._id] } }]);
});

test('one application is rejected with a reason', async () => {
  const { host } = asAdmin(`/promoter-applications/${promoterId}`, {
    ...answers,
    getPromoter: { promoter: waiting },
    rejectPromoter: { promoter },
  });
  expect(await screen.findByText('We run six races a year.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await write('Reason', 'Too few races');
  await user.click(screen.getAllByRole('button', { name: 'Reject' }).at(-1)!);
  await waitFor(() => expect(asked(host, 'rejectPromoter')).toEqual([{ params, body: { reason: 'Too few races' } }]));
  expect(host.notices.at(-1)?.action).toBeTruthy();
});

test('a promoter without events says so', async () => {
  const { host } = asAdmin(`/promoter/${promoterId}`, answers);
  expect(await screen.findByText('No events yet.')).toBeVisible();
  expect(asked(host, 'promoterEvents')).toEqual([{ params, query: { page: 1 } }]);
});

test('a promoter without a login is invited again; its history says who decided', async () => {
  const { host } = asAdmin(`/promoter/${promoterId}?tab=history`, { ...answers, invitePromoterAgain: { promoter } });
  expect(await screen.findByText(/by Ada Moreau/)).toBeVisible();
  expect(screen.getByText('Invited, no login yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('button', { name: 'Invite again' }));
  await user.click((await screen.findAllByRole('button', { name: 'Invite again' })).at(-1)!);
  await waitFor(() => expect(asked(host, 'invitePromoterAgain')).toEqual([{ params }]));
});

test('the lost second factor of a promoter is reset with a reason, where one is on', async () => {
  const twoStepEmail = 'office@example.com';
  const { host } = asAdmin(`/promoter/${promoterId}`, {
    ...answers,
    getPromoter: { promoter: { ...promoterDetail, twoStepEmail } },
    resetFactor: undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('button', { name: 'Reset two-step verification…' }));
  await write('Reason, for the audit log', 'Lost phone');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() =>
    expect(asked(host, 'resetFactor')).toEqual([{ body: { email: twoStepEmail, reason: 'Lost phone' } }]),
  );
});

test('a promoter is added', async () => {
  const { host, router } = asAdmin('/promoter/new', { ...answers, addPromoter: { promoter } });
  await write('Name', 'Rimrock Racing');
  await write('E-mail', 'promoter@example.com');
  await user.click(screen.getByRole('button', { name: 'Add promoter and send invitation' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/auth/admin/promoter/${promoterId}`));
  expect(asked(host, 'addPromoter')).toMatchObject([
    { body: { promoter: { name: 'Rimrock Racing', email: 'promoter@example.com', country: 'US' }, locale: 'en' } },
  ]);
});
