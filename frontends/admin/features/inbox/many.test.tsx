import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ResultClaim, UnpaidResult } from '@rrr/contract';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { eventId, pagination, riderDetail, riderId, usd } from '../../pact/examples.js';
import { heldAward, withPhotos } from '../../pact/held-examples.js';
import { asAdmin, asked, waits } from '../../testing/as-admin.js';
import type { Dispute, WaitingDocument } from './use-groups.js';

const user = person();
const rider = { _id: riderId, fullName: 'Sam Carter' };
const lee = { _id: '01hq00000000000000000r0002', fullName: 'Lee Park' };
const opened = (group: string, answers: Record<string, unknown>, locale: 'en' | 'fr' = 'en') =>
  asAdmin(
    `/inbox?group=${group}`,
    {
      getWaiting: waits({ [group]: { count: 2, since: '2026-11-01', days: 24 } }),
      getRider: { rider: riderDetail, creditRedemptions: [], payoutClaims: [] },
      listWaitingCash: { awards: [], pagination },
      ...answers,
    },
    locale,
  );
const chooseAll = async (count: number) => {
  await user.click(await screen.findByRole('checkbox', { name: `Choose all ${count}` }));
  return within(screen.getByRole('group', { name: 'Selected rows' }));
};

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
const { rider: _rider, ...decided } = licence;
const w9: WaitingDocument = {
  ...licence,
  _id: '01hq00000000000000000f0002',
  kind: 'w9',
  rider: { ...lee, professional: true },
};

test('many documents are asked for anew; what was not done is named with its reason, the others are taken back', async () => {
  const { host } = opened('documents', {
    waitingDocuments: { documents: [licence, w9], pagination },
    decideDocument: ({ params }: { params: { documentId: string } }) =>
      params.documentId === w9._id ? refusal(409, 'STALE_EDIT', 'Somebody decided it already.') : { document: decided },
    undoDocument: { document: decided },
  });
  const bar = await chooseAll(2);
  // nothing is approved that nobody saw
  expect(bar.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await user.click(bar.getByRole('button', { name: 'Ask 2 for a new one' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for 2 new documents?' }));
  expect(dialog.getByText('Lee Park')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'A part is cut off.' }));
  await user.click(dialog.getByRole('button', { name: 'Ask 2 for a new one' }));
  const report = within(await screen.findByRole('region', { name: 'Outcome' }));
  expect(report.getByText('Asked for a new document: 1. Not done: 1.')).toBeVisible();
  expect(report.getByText('Somebody decided it already.')).toBeVisible();
  expect(report.getByRole('link', { name: 'Lee Park' })).toBeVisible();
  expect(asked(host, 'decideDocument').map(({ params, body }) => [params?.['documentId'], body])).toEqual([
    [licence._id, { status: 'refused', reason: 'A part is cut off.' }],
    [w9._id, { status: 'refused', reason: 'A part is cut off.' }],
  ]);
  expect(screen.getByText('Asked for a new document: 1.')).toBeVisible();
  // its keys work at once
  await user.keyboard('z');
  await waitFor(() => expect(asked(host, 'undoDocument')).toMatchObject([{ params: { documentId: licence._id } }]));
  expect(await screen.findByText('Undone: 1.')).toBeVisible();
});

test('what is not taken back is named with its reason', async () => {
  const claim: ResultClaim = {
    _id: '01hq00000000000000000h0001',
    rider,
    event: { _id: eventId, title: 'Rimrock Motocross Round 3', startDate: '2026-10-30' },
    class: null,
    place: 2,
    message: 'I was third.',
    status: 'open',
    at: '2026-11-02T10:00:00.000Z',
    resultId: null,
    decided: null,
  };
  const other = { ...claim, _id: '01hq00000000000000000h0002', rider: lee };
  const { host } = opened('claims', {
    listResultClaims: { resultClaims: [claim, other], pagination },
    getResultClaim: { resultClaim: claim },
    eventResults: { results: [], pagination },
    decideResultClaim: { resultClaim: claim, corrected: null },
    undoResultClaim: ({ params }: { params: { claimId: string } }) =>
      params.claimId === claim._id ? { resultClaim: claim } : refusal(409, 'UNDO_REFUSED', 'It is too late.'),
  });
  const bar = await chooseAll(2);
  await user.click(bar.getByRole('button', { name: 'Refuse 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse 2 claims?' }));
  await user.type(dialog.getByLabelText('Answer to the rider'), 'The club confirms its results.');
  await user.click(dialog.getByRole('button', { name: 'Refuse 2' }));
  expect(await screen.findByText('Claims refused: 2.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Outcome' })).toBeNull();
  expect(asked(host, 'decideResultClaim').map(({ body }) => body)).toEqual([
    { decision: 'refuse', answer: 'The club confirms its results.' },
    { decision: 'refuse', answer: 'The club confirms its results.' },
  ]);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Not undone: 1. Lee Park: It is too late.')).toBeVisible();
});

test('held awards are released with their sum; photos, and what another administrator decides, are left out by name', async () => {
  const mine = { ...heldAward, _id: '01hq00000000000000000s0002', rider: { ...heldAward.rider, fullName: 'Sue Hale' } };
  const photos = {
    ...withPhotos(),
    _id: '01hq00000000000000000s0003',
    rider: { ...heldAward.rider, fullName: 'Lee Park' },
  };
  const { host } = opened('held', {
    heldAwards: { awards: [heldAward, { ...mine, enteredByYou: true }, photos], pagination },
    decideHeldAwards: { outcomes: [{ resultId: heldAward._id, outcome: 'released' }] },
  });
  const bar = await chooseAll(3);
  await user.click(bar.getByRole('button', { name: /^Release 3/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release 1 award?' }));
  expect(dialog.getByText('Look at its photos first, and decide about it alone.')).toBeVisible();
  expect(dialog.getByText(/another administrator has to release/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The club confirms it.');
  await user.click(dialog.getByRole('button', { name: 'Release 1' }));
  expect(await screen.findByText('Awards released: 1.')).toBeVisible();
  expect(asked(host, 'decideHeldAwards').map(({ body }) => body)).toEqual([
    { decision: 'release', resultIds: [heldAward._id], reason: 'The club confirms it.' },
  ]);
});

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
  candidates: [{ ...rider, hometown: 'Bend', amaNumber: null, evidence: ['similarName'] }],
};
const second = { ...unpaid, _id: '01hq00000000000000000t0002', worth: usd(20000) };
const third = { ...unpaid, _id: '01hq00000000000000000t0003', riderName: 'Nobody', candidates: [], worth: usd(10000) };
const { candidates: _candidates, event: _event, className: _className, worth: _worth, ...result } = unpaid;
const corrected = {
  applied: false,
  results: [{ ...result, rider, verdict: { earns: usd(30000), type: 'credit', reasons: [] } }],
  removed: 0,
  money: { issued: usd(30000), reversed: usd(0), overpaid: usd(0) },
  outcome: 'a'.repeat(64),
};

test('all results of one name are chosen together and matched, once what they pay is seen; of two names none are', async () => {
  const { host } = opened('unmatched', {
    unpaidResults: { results: [unpaid, second, third], pagination },
    matchResult: corrected,
    unmatchResult: corrected,
  });
  const bar = await chooseAll(3);
  expect(bar.getByRole('button', { name: 'Set 3 aside · $600.00' })).toBeVisible();
  expect(bar.queryByRole('button', { name: /^Match/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Choose Nobody' }));
  await user.click(screen.getAllByRole('checkbox', { name: 'Choose S. Carter' })[1]!);
  await user.click(screen.getByRole('button', { name: 'Choose 1 more of S. Carter' }));
  await user.click(bar.getByRole('button', { name: 'Match 2 to Sam Carter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Match 2 results to Sam Carter?' }));
  expect(await dialog.findByText('New awards')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Match / }));
  await waitFor(() =>
    expect(
      asked(host, 'matchResult')
        .map(({ body }) => body)
        .filter((it) => !it['dryRun']),
    ).toMatchObject([
      { resultId: unpaid._id, riderId },
      { resultId: second._id, riderId },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() =>
    expect(asked(host, 'unmatchResult').map(({ body }) => body)).toMatchObject([
      { resultId: unpaid._id, undo: true },
      { resultId: second._id, undo: true },
    ]),
  );
});

test('VINs in doubt are refused together; one that two riders claim is left out', async () => {
  const dispute: Dispute = {
    _id: '01hq00000000000000000j0001',
    vin: 'VBKMXA435SM000017',
    heldBy: rider,
    claimedBy: lee,
    claimed: { year: 2025, make: 'KTM', model: '450 SX-F' },
    at: '2026-11-03T10:00:00.000Z',
    settled: null,
  };
  const inDoubt: Dispute = {
    ...dispute,
    _id: '01hq00000000000000000j0002',
    claimedBy: rider,
    reason: 'not-listed',
  };
  const { host } = opened('disputes', {
    listVinDisputes: { vinDisputes: [dispute, inDoubt], pagination },
    settleVinDispute: null,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Lee Park' }));
  expect(screen.queryByRole('button', { name: 'Refuse 1' })).toBeNull();
  const bar = await chooseAll(2);
  await user.click(bar.getByRole('button', { name: 'Refuse 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse 1 VIN?' }));
  expect(dialog.getByText('Two riders claim it. Decide about it alone.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Refuse 1' }));
  await waitFor(() =>
    expect(asked(host, 'settleVinDispute')).toMatchObject([
      { params: { disputeId: inDoubt._id }, body: { outcome: 'refused' } },
    ]),
  );
});

test('what was decided alone meanwhile is no longer chosen', async () => {
  const third = { ...w9, _id: '01hq00000000000000000d0003' };
  let waiting = [licence, w9, third];
  opened('documents', {
    waitingDocuments: () => ({ documents: waiting, pagination }),
    decideDocument: () => {
      waiting = [w9, third];
      const { rider: _, ...document } = licence;
      return { document };
    },
  });
  const bar = await chooseAll(3);
  expect(bar.getByText('3 selected')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Ask for a new one/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /ask for a new one\?$/ }));
  await user.click(dialog.getByRole('button', { name: 'A part is cut off.' }));
  await user.click(dialog.getByRole('button', { name: 'Ask for a new one' }));
  expect(await screen.findByText('2 selected')).toBeVisible();
});
