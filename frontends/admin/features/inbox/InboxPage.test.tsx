import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ResultClaim, ResultRecord } from '@rrr/contract';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { eventId, pagination, riderDetail, riderId, usd } from '../../pact/examples.js';
import { asAdmin, asked, waits } from '../../testing/as-admin.js';
import type { Dispute, WaitingDocument } from './use-groups.js';

const user = person();
const classId = '01hq00000000000000000c0001';
const rider = { _id: riderId, fullName: 'Sam Carter' };
const other = { _id: '01hq00000000000000000r0002', fullName: 'Lee Park' };
const licence: WaitingDocument = {
  _id: '01hq00000000000000000f0001',
  kind: 'licence',
  status: 'uploaded',
  contentType: 'image/png',
  bytes: 1000,
  uploadedAt: '2026-11-01T10:00:00.000Z',
  decision: null,
  rider: { ...rider, professional: true },
};
const w9: WaitingDocument = {
  ...licence,
  _id: '01hq00000000000000000f0002',
  kind: 'w9',
  rider: { ...other, professional: true },
};
const claim: ResultClaim = {
  _id: '01hq00000000000000000h0001',
  rider,
  event: { _id: eventId, title: 'Rimrock Motocross Round 3', startDate: '2026-10-30' },
  class: { _id: classId, name: '450 A' },
  place: 2,
  message: 'My name is written wrongly.',
  status: 'open',
  at: '2026-11-02T10:00:00.000Z',
  resultId: null,
  decided: null,
};
const dispute: Dispute = {
  _id: '01hq00000000000000000j0001',
  vin: 'VBKMXA435SM000017',
  heldBy: rider,
  claimedBy: other,
  claimed: { year: 2025, make: 'KTM', model: '450 SX-F' },
  at: '2026-11-03T10:00:00.000Z',
  settled: null,
};
const open: ResultRecord = {
  _id: '01hq00000000000000000t0001',
  classId,
  place: 2,
  resultType: 'finished',
  riderName: 'S. Carter',
  number: '12',
  hometown: 'Bend, OR',
  bike: null,
  email: null,
  amaNumber: null,
  rider: null,
  verdict: { earns: null, type: null, reasons: [{ code: 'RIDER_UNKNOWN', detail: 'Nobody matches.' }] },
};
const corrected = {
  applied: false,
  results: [{ ...open, rider, verdict: { earns: usd(30000), type: 'credit', reasons: [] } }],
  removed: 0,
  money: { issued: usd(30000), reversed: usd(0), overpaid: usd(0) },
  outcome: 'a'.repeat(64),
};
const at = { since: '2026-11-01', days: 20 };
const answered = {
  getWaiting: waits({
    documents: { count: 2, ...at },
    claims: { count: 1, ...at, days: 19 },
    disputes: { count: 1, ...at, days: 18 },
  }),
  getResultClaim: { resultClaim: claim },
  waitingDocuments: { documents: [licence, w9], pagination },
  listResultClaims: { resultClaims: [claim], pagination },
  listVinDisputes: { vinDisputes: [dispute], pagination },
  listWaitingCash: { awards: [], pagination },
  eventResults: { results: [open], pagination },
  getRider: { rider: riderDetail, creditRedemptions: [], payoutClaims: [] },
};
const decided = ({ rider: _rider, ...document }: WaitingDocument) => document;
const inbox = (path: string, answers: Record<string, unknown> = {}, locale: 'en' | 'fr' = 'en') =>
  asAdmin(`/inbox${path}`, { ...answered, ...answers }, locale);

test('a document stands beside the account; approving it leads to the next one', async () => {
  const { host, router } = inbox('?group=documents', {
    decideDocument: { document: decided(licence) },
    undoDocument: { document: decided(licence) },
  });
  expect(await screen.findByText('12 Juniper Street · Bend, OR, 97701 · US')).toBeVisible();
  // nothing is approved that was not drawn
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
  fireEvent.load(screen.getByRole('img', { name: 'Driver’s licence of Sam Carter' }));
  await user.click(screen.getByRole('button', { name: /Approve Driver’s licence/ }));
  await waitFor(() => expect(router.state.location.search).toBe(`?group=documents&item=${w9._id}`));
  expect(asked(host, 'decideDocument')).toMatchObject([
    { params: { documentId: licence._id }, body: { status: 'verified' } },
  ]);
  expect(screen.getByText('The document of Sam Carter is verified.')).toBeVisible();
  // one message at a time, beside the acts, taken back with a key; the keys are told on demand
  expect(host.notices).toEqual([]);
  await user.keyboard('z');
  await waitFor(() => expect(asked(host, 'undoDocument')).toMatchObject([{ params: { documentId: licence._id } }]));
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(screen.queryByText('The document of Sam Carter is verified.')).toBeNull();
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  await user.keyboard('?');
  expect(await screen.findByText('Undo what was done last')).toBeVisible();
});

test('a new document is asked for with a reason', async () => {
  const { host } = inbox('?group=documents', { decideDocument: { document: decided(licence) } });
  await user.click(await screen.findByRole('button', { name: /Ask for a new one/ }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Driver’s licence of Sam Carter: ask for a new one?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'The picture is not readable.' }));
  await user.click(dialog.getByRole('button', { name: 'Ask for a new one' }));
  await waitFor(() =>
    expect(asked(host, 'decideDocument')).toMatchObject([
      { body: { status: 'refused', reason: 'The picture is not readable.' } },
    ]),
  );
});

test('keys go on, back and decide', async () => {
  const { host, router } = inbox('?group=documents', { decideDocument: { document: decided(w9) } });
  const heading = await screen.findByRole('heading', { name: 'Sam Carter' });
  heading.focus();
  await user.keyboard('j');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lee Park' })));
  await user.keyboard('k');
  await waitFor(() => expect(router.state.location.search).toContain(licence._id));
  await user.keyboard('s');
  await screen.findByRole('heading', { name: 'Lee Park' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lee Park' })));
  await user.keyboard('a');
  expect(asked(host, 'decideDocument')).toEqual([]);
  fireEvent.load(screen.getByRole('img', { name: 'W-9 of Lee Park' }));
  await user.keyboard('a');
  await waitFor(() => expect(asked(host, 'decideDocument')).toMatchObject([{ params: { documentId: w9._id } }]));
});

test('a claim stands beside the results without a rider and why; accepting it shows the money first', async () => {
  const { host } = inbox('?group=claims', {
    matchResult: corrected,
    decideResultClaim: { resultClaim: claim, corrected },
    undoResultClaim: { resultClaim: claim },
  });
  expect(await screen.findByText('Same family name')).toBeVisible();
  expect(screen.getByText('Same place')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Match “S. Carter”/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Match the result of “S. Carter” to Sam Carter?' }));
  expect(await dialog.findByText('New awards')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Match and accept' }));
  await waitFor(() =>
    expect(asked(host, 'decideResultClaim')).toMatchObject([{ body: { decision: 'match', resultId: open._id } }]),
  );
  expect(asked(host, 'matchResult')).toMatchObject([{ body: { dryRun: true, riderId } }]);
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(asked(host, 'undoResultClaim')).toMatchObject([{ params: { claimId: claim._id } }]));
  expect(await screen.findByText('Undone.')).toBeVisible();
});

test('without a result to match, the claimed one is added', async () => {
  const { host } = inbox('?group=claims', {
    eventResults: { results: [], pagination },
    putResult: corrected,
    decideResultClaim: { resultClaim: claim, corrected },
  });
  await user.click(await screen.findByRole('button', { name: 'Add place 2 in 450 A' }));
  await screen.findByText('New awards');
  await user.click(screen.getByRole('button', { name: 'Add and accept' }));
  await waitFor(() =>
    expect(asked(host, 'decideResultClaim')).toMatchObject([
      { body: { decision: 'add', classId, result: { place: 2, riderName: 'Sam Carter' } } },
    ]),
  );
});

test('a claimed place that is taken is asked about, and added as a tie', async () => {
  const answers = [refusal(409, 'PLACE_TAKEN', 'Lee Park already has place 2.'), corrected];
  const { host } = inbox('?group=claims', {
    eventResults: { results: [], pagination },
    putResult: () => answers.shift(),
    decideResultClaim: { resultClaim: claim, corrected },
  });
  await user.click(await screen.findByRole('button', { name: 'Add place 2 in 450 A' }));
  await screen.findByText('Lee Park already has place 2.');
  await user.click(screen.getByRole('button', { name: 'Yes, they are tied' }));
  await screen.findByText('New awards');
  await user.click(screen.getByRole('button', { name: 'Add and accept' }));
  await waitFor(() =>
    expect(asked(host, 'decideResultClaim')).toMatchObject([
      { body: { decision: 'add', classId, result: { place: 2, tied: true } } },
    ]),
  );
});

test('a VIN moves only after its consequence is said', async () => {
  const { host } = inbox('?group=disputes', { settleVinDispute: null });
  await user.click(await screen.findByRole('button', { name: /Move to Lee Park/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move VBKMXA435SM000017 to Lee Park?' }));
  expect(dialog.getByText(/The bike of Sam Carter is retired/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Move it to Lee Park' }));
  await waitFor(() => expect(asked(host, 'settleVinDispute')).toMatchObject([{ body: { outcome: 'moves' } }]));
});

test('a VIN in doubt has one rider, and is refused with all of its run', async () => {
  const inDoubt: Dispute = {
    ...dispute,
    claimedBy: rider,
    reason: 'run',
    runId: '01hq00000000000000000s0001',
    runSize: 12,
  };
  const { host } = inbox('?group=disputes', {
    listVinDisputes: { vinDisputes: [inDoubt], pagination },
    settleVinRun: { settled: 12 },
  });
  expect(await screen.findByText(/One of 12 new VINs from one place/)).toBeVisible();
  expect(screen.queryByText('Claims the VIN')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Refuse all 12 of this run' }));
  await user.click(await screen.findByRole('button', { name: 'Refuse all 12' }));
  await waitFor(() => expect(asked(host, 'settleVinRun')).toMatchObject([{ body: { outcome: 'refused' } }]));
});

test('without a group in the address, what has waited longest comes first; other lists are not asked for', async () => {
  const { host } = inbox('');
  expect(await screen.findByRole('heading', { name: 'Sam Carter' })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Driver’s licence of Sam Carter' })).toBeVisible();
  expect(screen.getByText('4 items wait for a decision.')).toBeVisible();
  expect([asked(host, 'listResultClaims'), asked(host, 'listVinDisputes')]).toEqual([[], []]);
});

test('a group that does not load can be asked for again; an empty one says so', async () => {
  const answers = [refusal(500, 'INTERNAL', 'It did not work.'), { vinDisputes: [], pagination }];
  inbox('?group=disputes', { listVinDisputes: () => answers.shift() });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('VIN disputes: nothing waits here.')).toBeVisible();
  // what waits elsewhere is one step away
  expect(screen.getByRole('link', { name: 'Next: Documents (2)' }).getAttribute('href')).toContain('group=documents');
});

test('after the last claim the group is empty, and the next one is offered; the claim is not shown once more', async () => {
  let open = true;
  const { router } = inbox(`?group=claims&item=${claim._id}`, {
    listResultClaims: () => ({ resultClaims: open ? [claim] : [], pagination }),
    decideResultClaim: () => {
      open = false;
      return { resultClaim: { ...claim, status: 'refused' }, corrected: null };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Refuse/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /\?$/ }));
  await user.type(dialog.getByRole('textbox'), 'Not in the list of the promoter');
  await user.click(dialog.getByRole('button', { name: /^Refuse/ }));
  expect(await screen.findByText('Claims of results: nothing waits here.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next: Documents (2)' })).toBeVisible();
  expect(router.state.location.search).toBe('?group=claims');
});

test('on a phone the list is behind a button, which folds it again when an item is chosen', async () => {
  const { router } = inbox('?group=documents');
  const button = await screen.findByRole('button', { name: 'Documents 2' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.click(await screen.findByRole('link', { name: /^Lee Park/ }));
  expect(router.state.location.search).toBe(`?group=documents&item=${w9._id}`);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lee Park' }));
});

test('a claim that was decided since says how, by whom and what the rider was told', async () => {
  const decided = { at: '2026-11-05T10:00:00.000Z', by: 'Ada Moreau', answer: 'Your name is corrected.' };
  const accepted = { ...claim, status: 'accepted' as const, decided };
  inbox(`?group=claims&item=${claim._id}`, {
    listResultClaims: { resultClaims: [], pagination },
    getResultClaim: { resultClaim: accepted },
  });
  expect(await screen.findByText(/This claim was accepted .* by Ada Moreau\./)).toBeVisible();
  expect(screen.getByText('Your name is corrected.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Refuse/ })).toBeNull();
});
