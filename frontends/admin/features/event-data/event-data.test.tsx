import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Corrected, ResultRecord, ResultsImport } from '@rrr/contract';
import { person } from '@rrr/kit/desk/testing';
import { eventDetail, eventId, pagination, riderId, usd } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const at = `/event/${eventId}`;
const [raced] = eventDetail.classes;
const resultId = '01hq00000000000000000s0001';
const open: ResultRecord = {
  _id: resultId,
  classId: raced!._id,
  place: 2,
  resultType: 'finished',
  riderName: 'S. Carter',
  number: '217',
  hometown: 'Bend',
  bike: 'KTM',
  email: null,
  amaNumber: null,
  rider: null,
  verdict: { earns: null, type: null, reasons: [{ code: 'RIDER_UNKNOWN', detail: 'No enrolled rider matches.' }] },
};
const paid: ResultRecord = {
  ...open,
  rider: { _id: riderId, fullName: 'Sam Carter' },
  verdict: { earns: usd(12500), type: 'credit', reasons: [] },
};
const corrected: Corrected = {
  applied: false,
  results: [paid],
  removed: 0,
  money: { issued: usd(12500), reversed: usd(0), overpaid: usd(0) },
  outcome: 'a'.repeat(64),
};
const one = (result: ResultRecord) => ({ results: [result], pagination });
const candidate = {
  _id: riderId,
  fullName: 'Sam Carter',
  hometown: 'Bend',
  amaNumber: '1200345',
  evidence: ['similarName', 'sameTown'],
};

test('what a class with results pays is changed here, and it cannot be removed', async () => {
  const { host } = asAdmin(`${at}/classes`, {
    saveClasses: { event: { ...eventDetail, version: 2 } },
    foreseeEventChange: {
      waits: false,
      money: { issued: usd(0), reversed: usd(1000), overpaid: usd(0), riders: 1 },
      results: [
        {
          _id: open._id,
          riderName: 'Sam Carter',
          className: '450 A',
          before: usd(1000),
          after: usd(0),
          reasons: [{ code: 'CLASS_PAYS_FEWER', detail: 'Place 3 is paid from 7 starters.' }],
        },
      ],
      outcome: 'seen',
    },
  });
  const inClass = within(await screen.findByRole('region', { name: '450 A' }));
  expect(inClass.getByText(/They are judged again/)).toBeVisible();
  expect(inClass.queryByRole('button', { name: 'Remove class 450 A' })).toBeNull();
  fireEvent.change(inClass.getByLabelText('Place 1'), { target: { value: '300' } });
  await user.selectOptions(inClass.getByLabelText('When few riders start'), 'In steps of this class');
  await user.click(inClass.getByRole('button', { name: 'Add a step' }));
  for (const [at, value] of ['3', '7'].entries())
    fireEvent.change(inClass.getAllByLabelText('Starters, from')[at]!, { target: { value } });
  await user.click(screen.getByRole('button', { name: 'Save 1 class' }));
  expect(await inClass.findByText(/Enter whole numbers: each step/)).toBeVisible();
  fireEvent.change(inClass.getByLabelText('Places paid'), { target: { value: '2' } });
  await user.click(screen.getByRole('button', { name: 'Save 1 class' }));
  expect(await screen.findByText('Place 3 is paid from 7 starters.')).toBeVisible();
  expect(asked(host, 'saveClasses')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Go on and save' }));
  await waitFor(() =>
    expect(asked(host, 'saveClasses')).toMatchObject([
      {
        body: {
          version: 1,
          classes: [
            {
              payoutPlaces: [{ place: 1, amount: usd(30000) }],
              payoutSteps: [
                { riders: 3, places: 2 },
                { riders: 7, places: null },
              ],
            },
          ],
        },
      },
    ]),
  );
});

test('a file of one class says who spent what it takes back', async () => {
  const preview: ResultsImport = {
    applied: false,
    spent: [{ riderId, riderName: 'Sam Carter', classId: raced!._id, amount: usd(4000) }],
    file: { name: 'a.csv', format: 'csv', encoding: 'utf-8', headerLine: 1, columns: [] },
    rows: [
      {
        line: 2,
        place: 1,
        resultType: 'finished',
        riderName: 'Ava Stone',
        number: null,
        hometown: null,
        bike: null,
        match: { status: 'unknown', by: null, rider: null, candidates: [] },
        verdict: open.verdict,
        change: 'new',
      },
    ],
    problems: [],
    removed: [{ place: 2, riderName: 'Sam Carter' }],
    changes: { added: 1, changed: 0, removed: 1, same: 0 },
    money: { total: usd(0), issued: usd(0), reversed: usd(12500), overpaid: usd(4000) },
    outcome: 'a'.repeat(64),
  };
  asAdmin(`${at}/upload-class-result?class=${raced!._id}`, { uploadClassResult: preview });
  fireEvent.change(await screen.findByLabelText(/Choose a file/), {
    target: { files: [new File(['Pos,Rider'], 'a.csv', { type: 'text/csv' })] },
  });
  const spent = within(await screen.findByRole('region', { name: 'Riders who spent it' }));
  expect(spent.getByRole('link', { name: 'Sam Carter' }).getAttribute('href')).toBe(`/auth/admin/rider/${riderId}`);
  expect(spent.getByText('$40.00')).toBeVisible();
});

test('a result without a rider shows who may be meant and why, and is matched', async () => {
  const { host } = asAdmin(`${at}/results/${resultId}`, {
    eventResults: one(open),
    resultCandidates: { candidates: [candidate] },
    matchResult: corrected,
  });
  const who = within(await screen.findByRole('group', { name: 'Riders who may be meant' }));
  expect(who.getByText('Same town')).toBeVisible();
  expect(await who.findByText(/^Earns \$125\.00/)).toBeVisible();
  await user.click(who.getByRole('button', { name: 'Choose Sam Carter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Match S. Carter to Sam Carter?' }));
  expect(await dialog.findByText('New awards')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Match Sam Carter' }));
  await waitFor(() =>
    expect(asked(host, 'matchResult').map(({ body }) => body)).toEqual([
      // what choosing would pay, then the dialog
      { resultId, riderId, dryRun: true },
      { resultId, riderId, dryRun: true },
      { resultId, riderId, dryRun: false, outcome: corrected.outcome },
    ]),
  );
});

test('the results of a class are removed after a look at what is taken back', async () => {
  const { host } = asAdmin(`${at}/results?classId=${raced!._id}`, {
    eventResults: one(paid),
    deleteResults: { ...corrected, results: [], removed: 1 },
  });
  expect((await screen.findByRole('link', { name: 'S. Carter' })).getAttribute('href')).toBe(
    `/auth/admin${at}/results/${resultId}`,
  );
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('button', { name: 'Remove results of 450 A' }));
  await user.click(await screen.findByRole('button', { name: 'Remove results' }));
  await waitFor(() => expect(asked(host, 'deleteResults')).toHaveLength(2));
});

test('chosen results are removed after a look at what they earn, one after the other', async () => {
  const { host } = asAdmin(`${at}/results`, {
    eventResults: one(paid),
    deleteResult: { ...corrected, applied: true, results: [], removed: 1 },
  });
  await user.click(await screen.findByRole('checkbox', { name: /S. Carter/ }));
  await user.click(screen.getByRole('button', { name: 'Remove 1 result' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove 1 result?' }));
  expect(dialog.getByText(/They earn \$125\.00 together/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove 1 result' }));
  await waitFor(() =>
    expect(asked(host, 'deleteResult').map(({ query }) => query)).toEqual([{ resultId, dryRun: 'false' }]),
  );
});

test('results of an event that is canceled stay as they are, and the page says why', async () => {
  const canceled = { ...eventDetail, status: 'canceled', cancelReason: 'Bad weather', canUpload: false };
  asAdmin(`${at}/results/new`, { getEvent: { event: canceled, series: null } });
  expect(await screen.findByText(/Its results cannot be sent or changed/)).toBeVisible();
  expect(screen.getByText('Reason: Bad weather')).toBeVisible();
});
