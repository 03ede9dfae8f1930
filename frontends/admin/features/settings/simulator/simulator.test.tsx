import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { eventDetail, eventId, pagination, riderDetail, riderId } from '../../../pact/examples.js';
import { simulated } from '../../../pact/system-examples.js';
import { asAdmin, asked } from '../../../testing/as-admin.js';

const user = person();
const page = '/settings?tab=simulator';
const filled = `${page}&date=2026-03-28&amount=75&place=2&starters=8&year=2025&make=KTM&model=450%20SX-F`;
const answers = { simulateResult: simulated };

test('what is asked stands in the address, and is answered from there', async () => {
  const { host } = asAdmin(filled, answers);
  expect(await screen.findByText(/\$75\.00/)).toBeVisible();
  expect(asked(host, 'simulateResult')[0]?.body).toMatchObject({
    event: { startDate: '2026-03-28', country: 'US' },
    class: { payoutPlaces: [{ place: 2, amount: 7_500 }] },
    place: 2,
  });
});

test('a form is filled in with the program’s own figures, and calculated', async () => {
  const { host, router } = asAdmin(page, answers);
  fireEvent.change(await screen.findByLabelText('Amount for this place'), { target: { value: '75' } });
  await user.click(screen.getByRole('button', { name: 'Calculate' }));
  await waitFor(() => expect(asked(host, 'simulateResult')).toHaveLength(1));
  expect(router.state.location.search).toContain('amount=75');
});

test('a field that is not right says so and is gone to', async () => {
  const { host } = asAdmin(page, answers);
  await user.click(await screen.findByRole('button', { name: 'Calculate' }));
  const amount = screen.getByLabelText('Amount for this place');
  expect(screen.getByText('Enter an amount above zero.')).toBeVisible();
  expect(document.activeElement).toBe(amount);
  expect(asked(host, 'simulateResult')).toEqual([]);
});

test('rules that refuse it are named', async () => {
  asAdmin(filled, {
    simulateResult: {
      verdict: { earns: null, type: null, reasons: [{ code: 'CLASS_TOO_SMALL', detail: 'This class is too small.' }] },
      amount: { amount: 0, currency: 'USD' },
    },
  });
  expect(await screen.findByText('This class is too small.')).toBeVisible();
});

test('an answer that did not come can be asked for again', async () => {
  asAdmin(filled, { simulateResult: refusal(503, 'UNAVAILABLE', 'The server is busy.') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

const [raced] = eventDetail.classes;
const stored = {
  ...answers,
  getEvent: { event: eventDetail, series: null },
  getRider: { rider: riderDetail, creditRedemptions: [], payoutClaims: [] },
  ridersLean: {
    riders: [{ _id: riderId, fullName: riderDetail.fullName, hometown: 'Elko', state: 'NV', amaNumber: null }],
    pagination,
  },
};

test('a class of a stored event and a stored rider are asked about by id, with what was written kept', async () => {
  const { host } = asAdmin(`${page}&event=${eventId}&class=${raced!._id}`, stored);
  expect(await screen.findByRole('link', { name: eventDetail.title })).toBeVisible();
  expect((await screen.findByLabelText<HTMLSelectElement>('Class')).value).toBe(raced!._id);
  expect(screen.queryByLabelText('Amount for this place')).toBe(null);
  fireEvent.change(screen.getByLabelText('Place'), { target: { value: '3' } });
  await user.click(screen.getByRole('button', { name: 'Take a rider of the program' }));
  await user.type(screen.getByLabelText('Rider’s name or AMA number'), 'Sam');
  await user.click(await screen.findByRole('button', { name: `Choose ${riderDetail.fullName}` }));
  expect(await screen.findByRole('link', { name: riderDetail.fullName })).toBeVisible();
  expect(screen.queryByLabelText('Make')).toBe(null);
  expect(await screen.findByText(/\$75\.00/)).toBeVisible();
  expect(asked(host, 'simulateResult')).toHaveLength(1);
  expect(asked(host, 'simulateResult')[0]?.body).toMatchObject({
    event: eventId,
    class: raced!._id,
    rider: riderId,
    place: 3,
    starters: null,
  });
});

test('a stored race or rider gives its place back to the fields', async () => {
  asAdmin(`${page}&event=${eventId}&class=${raced!._id}&rider=${riderId}`, stored);
  await user.click(await screen.findByRole('button', { name: 'Use an invented race' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Day of the race')).value).not.toBe('');
  await user.click(screen.getByRole('button', { name: 'Use an invented rider' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Date of birth')).value).toBe('1990-01-01');
  expect(screen.getByLabelText<HTMLInputElement>('Make').value).not.toBe('');
});

test('a race that does not load can be left', async () => {
  asAdmin(`${page}&event=${eventId}&class=x`, { ...stored, getEvent: refusal(404, 'NOT_FOUND', 'It is not there.') });
  expect(await screen.findByText('It is not there.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use an invented race' }));
  expect(await screen.findByLabelText('Day of the race')).toBeVisible();
});
