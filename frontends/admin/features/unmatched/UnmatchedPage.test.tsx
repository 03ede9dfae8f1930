import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Response, UnpaidResult, unmatchedOfPerson, unmatchedPeople, unmatchedResults } from '@rrr/contract';
import { eventId, pagination, riderId, usd } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';
import { refusal } from '@rrr/kit/base/testing';

const resultId = '01hq00000000000000000s0001';
const unmatched: Response<typeof unmatchedResults> = {
  results: [
    {
      _id: resultId,
      classId: '01hq00000000000000000c0001',
      place: 2,
      resultType: 'finished',
      riderName: 'S. Carter',
      number: '217',
      hometown: 'Bend',
      bike: 'KTM',
      email: null,
      amaNumber: '1200345',
      verdict: { earns: null, type: null, reasons: [] },
      event: { _id: eventId, title: 'Rimrock Motocross Round 3', startDate: '2026-02-28' },
      setAside: null,
      className: '450 A',
    },
  ],
  pagination,
};

test('a finisher without a rider leads to the result, where the rider is chosen', async () => {
  const { host } = asAdmin('/unmatched-results?view=all&name=s', { unmatchedResults: unmatched });
  expect((await screen.findByRole('link', { name: 'S. Carter' })).getAttribute('href')).toBe(
    `/auth/admin/event/${eventId}/results/${resultId}`,
  );
  expect(screen.getByText('AMA 1200345')).toBeVisible();
  expect(asked(host, 'unmatchedResults')[0]?.query).toEqual({ name: 's', page: 1, limit: 25 });
});

test('a finisher who was set aside says since when, and is taken up again', async () => {
  const [one] = unmatched.results;
  const aside = { ...one!, setAside: { at: '2026-03-02T18:00:00.000Z', by: 'Ada Moreau' } };
  const { host } = asAdmin('/unmatched-results?setAside=true', {
    unmatchedResults: { ...unmatched, results: [aside] },
    setResultAside: { resultId, setAside: false },
  });
  await screen.findByText(/Set aside .* by Ada Moreau/);
  expect(asked(host, 'unmatchedResults')[0]?.query).toEqual({ setAside: 'true', page: 1, limit: 25 });
  fireEvent.click(screen.getByRole('button', { name: 'Take up S. Carter again' }));
  await waitFor(() => expect(host.notices[0]?.text).toBe('S. Carter waits for a decision again.'));
  expect(asked(host, 'setResultAside')[0]).toMatchObject({ params: { resultId }, body: { setAside: false } });
});

const people: Response<typeof unmatchedPeople> = {
  people: [
    {
      _id: resultId,
      riderName: 'S. Carter',
      hometown: 'Bend',
      results: 13,
      worth: [usd(125000)],
      lastRace: '2026-02-28',
    },
  ],
  pagination,
};

test('who is unmatched in paid places stands once, with how many results and what they are worth', async () => {
  const { host } = asAdmin('/unmatched-results', { unmatchedPeople: people });
  const row = (await screen.findByRole('link', { name: 'S. Carter' })).closest('tr')!;
  expect(within(row).getByText('13')).toBeVisible();
  expect(within(row).getByText('$1,250.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'S. Carter' }).getAttribute('href')).toBe(
    `/auth/admin/unmatched-results/${resultId}`,
  );
  expect(asked(host, 'unmatchedPeople')[0]?.query).toEqual({ page: 1, limit: 25 });
});

const [first] = unmatched.results;
const sam = { _id: riderId, fullName: 'Sam Carter', hometown: 'Bend', amaNumber: '1200345' };
const unpaid = (at: number, of: Partial<UnpaidResult> = {}): UnpaidResult => {
  const { setAside: _, ...fields } = first!;
  return {
    ...fields,
    _id: `01hq00000000000000000s000${at}`,
    className: `Class ${at}`,
    worth: usd(10000),
    candidates: [{ ...sam, evidence: ['similarName', 'sameTown'], likeness: 'initial' }],
    ...of,
  };
};
const person = (results: UnpaidResult[]): Response<typeof unmatchedOfPerson> => ({
  riderName: 'S. Carter',
  results,
  pagination: { ...pagination, total: results.length },
});
const elsewhere = unpaid(3, { candidates: [{ ...sam, evidence: ['similarName', 'otherTown'] }] });
const corrected = {
  applied: true,
  results: [],
  removed: 0,
  money: { issued: usd(0), reversed: usd(0), overpaid: usd(0) },
};
const { event: _event, setAside: _aside, className: _class, ...record } = first!;
const paying = (amount: number) => ({
  ...corrected,
  applied: false,
  results: [
    {
      ...record,
      rider: { _id: riderId, fullName: sam.fullName },
      verdict: { earns: amount > 0 ? usd(amount) : null, type: null, reasons: [] },
    },
  ],
  money: { ...corrected.money, issued: usd(amount) },
});
/** Previews are answered one after the other, then what is sent. */
const matching = (previews: unknown[], sent: unknown[]) => {
  const [left, next] = [[...previews], [...sent]];
  return ({ body }: { body?: unknown }) => ((body as { dryRun: boolean }).dryRun ? left.shift() : next.shift());
};
const sentTo = (host: ReturnType<typeof asAdmin>['host']) =>
  asked(host, 'matchResult').filter(({ body }) => !(body as { dryRun: boolean }).dryRun);

test('all results that fit the chosen rider are matched by one act, and the report names those that were not', async () => {
  const { host } = asAdmin(`/unmatched-results/${resultId}`, {
    unmatchedOfPerson: person([unpaid(1), unpaid(2), elsewhere]),
    matchResult: matching(
      [paying(10000), refusal(409, 'RESULT_WINDOW_CLOSED', 'The event is closed.')],
      [corrected, refusal(0, 'NETWORK', 'No answer came.')],
    ),
  });
  expect(await screen.findByText('3 results · $300.00')).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Sam Carter' }));
  expect(screen.getByText('Other town')).toBeVisible();
  // what speaks against the rider is left to a person
  fireEvent.click(await screen.findByRole('button', { name: 'Match 2 results to Sam Carter' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Class 1/)).toBeVisible();
  expect(dialog.queryByText(/Class 3/)).toBeNull();
  // each is looked at before anything is stored
  expect(await dialog.findByText('1 of 2 earns money.')).toBeVisible();
  expect(dialog.getAllByText('$100.00')[0]).toBeVisible();
  expect(dialog.getByText('The event is closed.')).toBeVisible();
  expect(sentTo(host)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Match 2 results to Sam Carter' }));
  expect(await screen.findByText('No answer came.')).toBeVisible();
  expect(screen.getByText('Matched to Sam Carter: 1. Not done: 1.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Outcome' })).getByRole('link', { name: /Class 2/ })).toBeVisible();
  expect(sentTo(host).map(({ body }) => body)).toEqual([
    { resultId: unpaid(1)._id, riderId, dryRun: false },
    { resultId: unpaid(2)._id, riderId, dryRun: false },
  ]);
});

test('a rider of another name needs a reason, which goes with each result', async () => {
  const other = unpaid(1, { candidates: [{ ...sam, evidence: ['sameAmaNumber', 'otherName'] }] });
  const { host } = asAdmin(`/unmatched-results/${resultId}`, {
    unmatchedOfPerson: person([other]),
    matchResult: matching([paying(0)], [corrected]),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Sam Carter' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Class 1/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Match 1 result to Sam Carter' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('It earns nothing.')).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Match 1 result to Sam Carter' }));
  expect(await dialog.findByText(/Write why this is the rider/)).toBeVisible();
  expect(sentTo(host)).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Why is this the rider?'), { target: { value: 'Married name' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Match 1 result to Sam Carter' }));
  await waitFor(() => expect(sentTo(host)[0]?.body).toMatchObject({ reason: 'Married name' }));
});

test('what they would pay is asked for again where no answer came, and nothing is matched before', async () => {
  const { host } = asAdmin(`/unmatched-results/${resultId}`, {
    unmatchedOfPerson: person([unpaid(1)]),
    matchResult: matching([refusal(0, 'NETWORK', 'No answer came.'), paying(10000)], []),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Sam Carter' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Match 1 result to Sam Carter' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('No answer came.');
  fireEvent.click(dialog.getByRole('button', { name: 'Match 1 result to Sam Carter' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('1 of 1 earns money.')).toBeVisible();
  expect(sentTo(host)).toEqual([]);
});

test('what a person would check first is not told as earning nothing', async () => {
  const answer = paying(0);
  const [one] = answer.results;
  const check = { state: 'held' as const, amount: usd(90000), signals: [] };
  asAdmin(`/unmatched-results/${resultId}`, {
    unmatchedOfPerson: person([unpaid(1)]),
    matchResult: matching([{ ...answer, results: [{ ...one!, verdict: { ...one!.verdict, check } }] }], []),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Sam Carter' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Match 1 result to Sam Carter' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('1 of 1 would be checked by a person before it is paid: $900.00.')).toBeVisible();
  expect(dialog.getByText('Being checked: $900.00')).toBeVisible();
});
