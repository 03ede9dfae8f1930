import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UnpaidResult } from '@rrr/contract';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import {
  award,
  eventDetail,
  eventId,
  eventSummary,
  pagination,
  redemption,
  revoked,
  riderDetail,
  riderId,
  usd,
} from '../../pact/examples.js';
import { asAdmin, asked, waits } from '../../testing/as-admin.js';
import type { EventToDecide, LateEvent, OverpaidAward, RefundDue } from './use-groups.js';

const user = person();
const rider = { _id: riderId, fullName: 'Sam Carter' };
const inbox = (path: string, answers: Record<string, unknown> = {}, locale: 'en' | 'fr' = 'en') =>
  asAdmin(
    `/inbox${path}`,
    {
      getWaiting: waits({ late: { count: 1, since: '2026-09-01', days: 57, limitDays: 45 } }),
      getRider: { rider: riderDetail, creditRedemptions: [], payoutClaims: [] },
      ...answers,
    },
    locale,
  );

const unpaid: UnpaidResult = {
  _id: '01hq00000000000000000t0001',
  classId: '01hq00000000000000000c0001',
  place: 2,
  resultType: 'finished',
  riderName: 'S. Carter',
  number: '12',
  hometown: 'Bend, OR',
  bike: null,
  email: null,
  amaNumber: null,
  verdict: { earns: null, type: null, reasons: [{ code: 'RIDER_UNKNOWN', detail: 'Nobody matches.' }] },
  event: { _id: eventId, title: 'Rimrock Motocross Round 3', startDate: '2026-10-30' },
  className: '450 A',
  worth: usd(30000),
  candidates: [
    { _id: riderId, fullName: 'Sam Carter', hometown: 'Bend', amaNumber: null, evidence: ['similarName', 'sameTown'] },
  ],
};

const { candidates: _candidates, event: _event, className: _className, worth: _worth, ...result } = unpaid;
const corrected = {
  applied: false,
  results: [{ ...result, rider, verdict: { earns: usd(30000), type: 'credit', reasons: [] } }],
  removed: 0,
  money: { issued: usd(30000), reversed: usd(0), overpaid: usd(0) },
  outcome: 'a'.repeat(64),
};

test('a finisher stands beside who may be meant and why; the match shows the money first', async () => {
  const { host } = inbox('?group=unmatched', {
    unpaidResults: { results: [unpaid], pagination },
    matchResult: corrected,
    unmatchResult: corrected,
  });
  expect(await screen.findByText('Same town')).toBeVisible();
  expect(await screen.findByText(/^Earns \$300\.00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Match Sam Carter/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Match S. Carter to Sam Carter?' }));
  expect(await dialog.findByText('New awards')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Match Sam Carter' }));
  expect(await screen.findByText('S. Carter is matched to Sam Carter.')).toBeVisible();
  expect(asked(host, 'matchResult').map(({ body }) => body['dryRun'])).toEqual([true, true, false]);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(asked(host, 'unmatchResult')).toMatchObject([
    { params: { eventId: unpaid.event._id }, body: { resultId: unpaid._id, undo: true, dryRun: false } },
  ]);
});

test('each rider who may be meant says what choosing them would pay, asked in turn', async () => {
  const [first] = unpaid.candidates;
  const [sueId, carrId] = ['01hq00000000000000000r0002', '01hq00000000000000000r0003'];
  const riders = [
    first!,
    { ...first!, _id: sueId, fullName: 'Sue Carter' },
    { ...first!, _id: carrId, fullName: 'S. Carr' },
  ];
  const reasons = [{ code: 'CLASS_LIMIT', detail: 'This bike earns in two classes already.' }];
  const nothing = {
    ...corrected,
    results: [{ ...corrected.results[0], verdict: { earns: null, type: null, reasons } }],
    money: { issued: usd(0), reversed: usd(5000), overpaid: usd(0) },
  };
  const answers: Record<string, unknown> = {
    [riderId]: corrected,
    [sueId]: nothing,
    [carrId]: refusal(409, 'RESULT_WINDOW_CLOSED', 'The window is closed.'),
  };
  const { host } = inbox('?group=unmatched', {
    unpaidResults: { results: [{ ...unpaid, candidates: riders }], pagination },
    matchResult: ({ body }: { body: { riderId: string } }) => answers[body.riderId],
  });
  expect(await screen.findByText('Choose this rider to see what this would pay.')).toBeVisible();
  const [sam, sue] = screen
    .getAllByRole('button', { name: /^Choose / })
    .map((it) => within(it.closest<HTMLElement>('li')!));
  expect(sam!.getByText(/^Earns \$300\.00/)).toBeVisible();
  expect(sam!.queryByText('Taken from balances')).toBeNull();
  expect(sue!.getByText('Earns nothing')).toBeVisible();
  expect(sue!.getByText('This bike earns in two classes already.')).toBeVisible();
  expect(sue!.getByText('Taken from balances')).toBeVisible();
  expect(asked(host, 'matchResult').map(({ body }) => [body['riderId'], body['dryRun']])).toEqual([
    [riderId, true],
    [sueId, true],
    [carrId, true],
  ]);
});

test('a finisher whom nobody knows is set aside with one key, and taken up again from the notice', async () => {
  const { host } = inbox('?group=unmatched', {
    unpaidResults: { results: [{ ...unpaid, candidates: [] }], pagination },
    setResultAside: { resultId: unpaid._id, setAside: true },
  });
  await user.click(await screen.findByRole('button', { name: /Set aside/ }));
  expect(await screen.findByText('S. Carter is set aside, and stays under Unmatched Results.')).toBeVisible();
  await user.keyboard('z');
  await waitFor(() =>
    expect(asked(host, 'setResultAside').map(({ body }) => body)).toEqual([{ setAside: true }, { setAside: false }]),
  );
});

const late: LateEvent = {
  ...eventSummary,
  resultsDueDate: '2026-10-01',
  daysOverdue: 12,
  classesWithResults: 0,
  promoter: { name: 'Rimrock Racing', contactName: 'Jo Reed', email: 'jo@example.com', phone: null },
  setAside: null,
  ridersAsking: 4,
};

test('nobody waits for late results any longer, for a reason that the promoter gets', async () => {
  const { host } = inbox('?group=late', {
    eventsLate: { events: [late], pagination },
    acceptLateResults: { event: eventDetail },
  });
  await user.click(await screen.findByRole('button', { name: /^Stop waiting/ }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Stop waiting for the results of Rimrock Motocross Round 3?' }),
  );
  await user.type(dialog.getByLabelText('Reason'), 'The series is scored.');
  await user.click(dialog.getByRole('button', { name: 'Stop waiting' }));
  await waitFor(() =>
    expect(asked(host, 'acceptLateResults')).toMatchObject([
      { body: { accepted: false, reason: 'The series is scored.' } },
    ]),
  );
  expect(asked(host, 'eventsLate')[0]?.query).toMatchObject({ setAside: 'false' });
});

test('the keys work once a text of the item was clicked', async () => {
  inbox('?group=late', { eventsLate: { events: [late], pagination }, getEvent: { event: eventDetail, series: null } });
  await screen.findByRole('button', { name: /^Stop waiting/ });
  expect(screen.getByText('4 riders asked for the results')).toBeVisible();
  await user.click(screen.getByText('Whom to ask'));
  await user.keyboard('r');
  expect(await screen.findByRole('dialog', { name: /^Stop waiting for the results of/ })).toBeVisible();
});

test('a late event without classes says what is missing', async () => {
  inbox('?group=late', {
    eventsLate: { events: [{ ...late, classCount: 0 }], pagination },
    getEvent: { event: { ...eventDetail, classes: [] }, series: null },
  });
  expect(await screen.findByText(/has no classes, so no results can be sent/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add classes' }).getAttribute('href')).toBe(
    `/auth/admin/event/${late._id}/classes`,
  );
});

test('late results are accepted after what is missing is seen', async () => {
  const { host } = inbox('?group=late', {
    eventsLate: { events: [late], pagination },
    acceptLateResults: { event: eventDetail },
  });
  expect((await screen.findByRole('link', { name: 'jo@example.com' })).getAttribute('href')).toBe(
    'mailto:jo@example.com',
  );
  await user.click(await screen.findByRole('button', { name: /Accept late results/ }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Accept late results of Rimrock Motocross Round 3?' }),
  );
  await user.click(dialog.getByRole('button', { name: /Accept/ }));
  await waitFor(() => expect(asked(host, 'acceptLateResults')).toMatchObject([{ body: { accepted: true } }]));
});

test('a promoter’s new event is made paying for the purse that is shown, or left without payouts with a reason', async () => {
  const added: EventToDecide = {
    ...eventSummary,
    paying: false,
    payingAskedAt: '2026-04-01T09:00:00.000Z',
    version: 3,
    promoter: { name: 'Rimrock Racing', contactName: 'Jo Reed', email: 'jo@example.com', phone: null },
  };
  const event = { ...eventDetail, paying: false, payingAskedAt: added.payingAskedAt, version: 3 };
  const { host } = inbox('?group=events', {
    eventsToDecide: { events: [added], pagination },
    getEvent: { event, series: null },
    decidePaying: { event },
    undoPaying: { event },
  });
  expect(await screen.findByText('What it would pay')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /Make it paying/ }));
  let dialog = within(await screen.findByRole('dialog', { name: `Make ${event.title} a paying event?` }));
  await user.click(dialog.getByRole('button', { name: 'Make it a paying event' }));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(asked(host, 'undoPaying')).toMatchObject([{ params: { eventId: event._id } }]));
  expect(await screen.findByText('Undone.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /No payouts/ }));
  dialog = within(await screen.findByRole('dialog', { name: `Leave ${event.title} without payouts?` }));
  await user.type(dialog.getByLabelText('Reason'), 'No insurance');
  await user.click(dialog.getByRole('button', { name: 'Leave it without payouts' }));
  await waitFor(() =>
    expect(asked(host, 'decidePaying').map(({ body }) => body)).toEqual([
      { version: 3, paying: true, reason: null },
      { version: 3, paying: false, reason: 'No insurance' },
    ]),
  );
});

test('an overdue refund is made, or its redemption undone with a reason', async () => {
  const due: RefundDue = { ...redemption, dueDate: '2026-05-02', overdue: true };
  const { host } = inbox('?group=refunds', {
    listRefundsDue: { creditRedemptions: [due], pagination },
    undoRedemption: { redemption: revoked, newBalance: usd(4000) },
  });
  expect(await screen.findByRole('button', { name: /Refund \$40.00/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Undo the redemption/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo $40.00 at High Desert Cycles' }));
  await user.type(dialog.getByLabelText('Reason'), 'Entered twice');
  await user.click(dialog.getByRole('button', { name: 'Undo $40.00' }));
  await waitFor(() => expect(asked(host, 'undoRedemption')).toMatchObject([{ query: { reason: 'Entered twice' } }]));
});

const over: OverpaidAward = {
  ...award,
  initialValue: usd(0),
  currentValue: usd(0),
  rider,
  overpaid: usd(2500),
  setAside: null,
};
test('what was overpaid is deducted on the page of adjustments, which is filled in', async () => {
  const { router } = inbox('?group=overpaid', { overpaidAwards: { awards: [over], pagination } });
  await user.click(await screen.findByRole('button', { name: /Deduct \$25.00/ }));
  expect(router.state.location.pathname).toBe(`/auth/admin/rider/${riderId}/adjust`);
  expect(await screen.findByDisplayValue('Overpaid at Rimrock Motocross Round 3')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Deduct $25.00' })).toBeVisible();
});

test('an overpaid award is left with the rider, with a note that says why', async () => {
  const { host } = inbox('?group=overpaid', {
    overpaidAwards: { awards: [over], pagination },
    setOverpaidAside: { awardId: over._id, setAside: true, approvalId: null },
  });
  await user.click(await screen.findByRole('button', { name: /Leave it, with a note/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave $25.00 with Sam Carter?' }));
  await user.type(dialog.getByLabelText('Reason'), 'The club corrected it late.');
  await user.click(dialog.getByRole('button', { name: 'Leave $25.00' }));
  const note = 'Overpaid by $25.00 at Rimrock Motocross Round 3, left with the rider: The club corrected it late.';
  await waitFor(() =>
    expect(asked(host, 'setOverpaidAside')).toMatchObject([{ body: { left: { overpaid: usd(2500), note } } }]),
  );
  expect(await screen.findByText('$25.00 stays with Sam Carter. The note is added.')).toBeVisible();
  expect(asked(host, 'overpaidAwards')[0]?.query).toMatchObject({ setAside: 'false' });
});

test.each(['late', 'cash', 'refunds', 'unmatched', 'applications', 'overpaid'] as const)(
  'an empty group says so (%s)',
  async (group) => {
    inbox(`?group=${group}`, {}, 'fr');
    expect(await screen.findByText(/rien n’attend ici\.$/)).toBeVisible();
  },
);
