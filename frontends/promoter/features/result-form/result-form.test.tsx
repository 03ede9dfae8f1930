import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { asked, atTheTrack } from '../../testing/at-the-track.js';
import { classId, eventId, firstPage } from '../../testing/examples.js';
import { corrected, paid, result, resultId, takenBack } from '../../testing/result-examples.js';

const user = person();
const one = (of = result) => ({ results: [of], pagination: firstPage });
const open = (answers: Record<string, unknown> = {}, locale: 'en' | 'fr' = 'en') =>
  atTheTrack(`/event/${eventId}/results/${resultId}`, { locale, answers: { eventResults: one(), ...answers } });
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const check = () => user.click(screen.getByRole('button', { name: 'Check the result' }));

test('a correction shows what differs and what it pays, then saves exactly that', async () => {
  const { host, router } = open({ putResult: corrected });
  await write('Rider’s name', 'Sam Carter');
  await check();
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this correction?' }));
  expect(await dialog.findByRole('row', { name: 'Rider None Sam Carter' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Earns Nothing $300.00' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save the result' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/auth/promoter/event/${eventId}/results`));
  expect(router.state.location.search).toBe(`?classId=${classId}`);
  const sent = asked(host, 'putResult').map(({ body }) => body as Record<string, unknown>);
  const { _id, rider: _rider, verdict: _verdict, ...kept } = result;
  expect(sent).toEqual([
    { ...kept, _id, riderName: 'Sam Carter', state: null, dryRun: true },
    { ...kept, _id, riderName: 'Sam Carter', state: null, dryRun: false, outcome: corrected.outcome },
  ]);
});

test('a place that is taken is asked about: a tie is saved as one', async () => {
  const answers = [refusal(409, 'PLACE_TAKEN', 'Lee Park already has place 1.'), corrected, corrected];
  const { host } = open({ putResult: () => answers.shift() });
  await write('Place in the class', '1');
  await check();
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this correction?' }));
  expect(await dialog.findByText('Lee Park already has place 1.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Yes, they are tied' }));
  await user.click(await dialog.findByRole('button', { name: 'Save the result' }));
  await waitFor(() => expect(asked(host, 'putResult')).toHaveLength(3));
  expect(asked(host, 'putResult').map(({ body }) => (body as { tied?: boolean }).tied)).toEqual([
    undefined,
    true,
    true,
  ]);
});

test('a place that is taken is said where it is checked, and nothing is lost', async () => {
  open({ putResult: refusal(409, 'PLACE_TAKEN', 'Another result of this class has place 1.') });
  await write('Place in the class', '1');
  await check();
  expect(await screen.findByText('Another result of this class has place 1.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Place in the class')).value).toBe('1');
});

test('a tie is said with the result, and with what a correction changes', async () => {
  const detail = 'Tied with 1 other: places 2–3 shared.';
  const tie = { others: 1, firstPlace: 2, lastPlace: 3, detail };
  const [after] = corrected.results;
  open({
    eventResults: one({ ...result, verdict: { ...result.verdict, tie } }),
    putResult: { ...corrected, results: [{ ...after!, verdict: { ...after!.verdict, tie } }] },
  });
  expect(await screen.findByText(detail)).toBeVisible();
  await write('Rider’s name', 'Sam Carter');
  await check();
  expect(
    await within(await screen.findByRole('dialog', { name: 'Save this correction?' })).findByText(detail),
  ).toBeVisible();
});

test('removing a result says what is taken back, and what the rider spent already', async () => {
  const { host } = open({ eventResults: one(paid), deleteResult: takenBack });
  await user.click(await screen.findByRole('button', { name: 'Remove result' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the result of S. Carter?' }));
  expect(await dialog.findByText('Already spent')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove the result' }));
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: 'The result is removed.' }]));
  expect(asked(host, 'deleteResult').map(({ query }) => query)).toEqual([
    { resultId, dryRun: 'true' },
    { resultId, dryRun: 'false', outcome: takenBack.outcome },
  ]);
});

test('its rider is removed after a look at what it costs', async () => {
  const { host } = open({ eventResults: one(paid), unmatchResult: { ...takenBack, results: [result] } });
  await user.click(await screen.findByRole('button', { name: 'Remove the rider' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Sam Carter from this result?' }));
  await dialog.findByText('Taken from balances');
  await user.click(dialog.getByRole('button', { name: 'Remove the rider' }));
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: 'The result has no rider now.' }]));
});

test('a result that is gone says so', async () => {
  open({ eventResults: { results: [], pagination: firstPage } });
  expect(await screen.findByText(/This result is not there any more/)).toBeVisible();
});

test('a new result goes into the class of the address', async () => {
  const { host } = atTheTrack(`/event/${eventId}/results/new?class=${classId}`, { answers: { putResult: corrected } });
  await write('Rider’s name', 'Lee Park');
  await write('Place in the class', '3');
  await check();
  await screen.findByText('New awards');
  expect(asked(host, 'putResult')[0]).toMatchObject({
    body: { classId, riderName: 'Lee Park', place: 3, resultType: 'finished', dryRun: true },
  });
});
