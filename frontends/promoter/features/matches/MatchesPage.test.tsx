import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { asked, atTheTrack } from '../../testing/at-the-track.js';
import { eventId, firstPage, samId } from '../../testing/examples.js';
import { corrected, resultId, unpaid } from '../../testing/result-examples.js';

const user = person();
const open = (answers: Record<string, unknown> = {}, locale: 'en' | 'fr' = 'en') =>
  atTheTrack('/matches', {
    locale,
    answers: { promoterUnmatched: { results: [unpaid], pagination: firstPage }, ...answers },
  });

test('a finisher is shown with who may be meant and why, and is matched after seeing what it pays', async () => {
  const { host } = open({ matchResult: corrected });
  const card = within(await screen.findByRole('region', { name: 'S. Carter' }));
  expect(card.getByText('worth $300.00')).toBeVisible();
  expect(card.getByText('Same town')).toBeVisible();
  expect(card.getByText('Other town')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Choose Sam Carter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Match S. Carter to Sam Carter?' }));
  expect(await dialog.findByText('New awards')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Match Sam Carter' }));
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: 'S. Carter is matched to Sam Carter.' }]));
  expect(asked(host, 'matchResult').map(({ params, body }) => [params, body])).toEqual([
    [{ eventId }, { resultId, riderId: samId, dryRun: true }],
    [{ eventId }, { resultId, riderId: samId, dryRun: false, outcome: corrected.outcome }],
  ]);
  await waitFor(() => expect(asked(host, 'promoterUnmatched')).toHaveLength(2));
});

test('a rider of another name needs a reason', async () => {
  const other = { ...corrected, needsReason: true };
  const answers = [other, refusal(422, 'NAME_REASON_NEEDED', 'The result names somebody else.'), other];
  const { host } = open({ matchResult: () => answers.shift() });
  await user.click(await screen.findByRole('button', { name: 'Choose Sam Carter' }));
  const reason = await screen.findByRole('textbox', { name: 'Why is this the rider?' });
  await user.click(screen.getByRole('button', { name: 'Match Sam Carter' }));
  expect((await screen.findAllByText('The result names somebody else.')).length).toBe(2);
  await user.type(reason, 'I started the race');
  await user.click(screen.getByRole('button', { name: 'Match Sam Carter' }));
  await waitFor(() => expect(host.notices.length).toBe(1));
  expect(asked(host, 'matchResult').at(-1)?.body).toMatchObject({ dryRun: false, reason: 'I started the race' });
});

test('what changed since the preview is said, and only the new one is confirmed', async () => {
  const now = { ...corrected, money: { ...corrected.money, issued: { amount: 20000, currency: 'USD' } }, outcome: 'd' };
  const answers = [corrected, refusal(409, 'PREVIEW_OUTDATED', 'Something changed.'), now, now];
  const { host } = open({ matchResult: () => answers.shift() });
  await user.click(await screen.findByRole('button', { name: 'Choose Sam Carter' }));
  await screen.findByText('New awards');
  await user.click(screen.getByRole('button', { name: 'Match Sam Carter' }));
  expect(await screen.findByText('New awards: $300.00 before, $200.00 now')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Match Sam Carter' }));
  await waitFor(() => expect(asked(host, 'matchResult').at(-1)).toMatchObject({ body: { outcome: 'd' } }));
});

test('anybody else is searched for', async () => {
  const rider = { _id: samId, fullName: 'Lee Park', hometown: 'Salem', state: 'OR', amaNumber: null };
  const { host } = open({ ridersLean: { riders: [rider], pagination: firstPage }, matchResult: corrected });
  await user.click(await screen.findByRole('button', { name: 'Search for another rider' }));
  fireEvent.change(screen.getByLabelText('Rider’s name or AMA number'), { target: { value: 'lee' } });
  await user.click(await screen.findByRole('button', { name: 'Choose Lee Park' }));
  expect(await screen.findByRole('button', { name: 'Match Lee Park' })).toBeVisible();
  expect(asked(host, 'ridersLean')).toEqual([{ params: { role: 'promoter' }, query: { query: 'lee', limit: 8 } }]);
});

test('people who look like nobody enrolled stand below, one line each', async () => {
  open({ promoterUnmatched: { results: [{ ...unpaid, candidates: [] }], pagination: firstPage } });
  const others = within(await screen.findByRole('region', { name: 'No enrolled rider looks like these' }));
  expect(others.getByRole('link', { name: 'S. Carter' }).getAttribute('href')).toBe(
    `/auth/promoter/event/${eventId}/results/${resultId}`,
  );
});

test('with nothing open, the page says so', async () => {
  open({ promoterUnmatched: { results: [], pagination: firstPage } }, 'fr');
  expect(await screen.findByText('Chaque position primée a son pilote.')).toBeVisible();
});
