import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fieldsNotShown, sampleOf } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { EVENT } from '@rrr/records';
import { eventDetail, eventId, foreseen } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();

test.each(['', '/edit'])('every field of an event is on its page%s', async (page) => {
  const full = { ...eventDetail, ...sampleOf(EVENT) };
  asAdmin(`/event/${eventId}${page}`, { getEvent: { event: full, series: null } });
  await waitFor(() => expect(fieldsNotShown(EVENT, 'desk')).toEqual([]));
});

test('an event is added, and its page follows', async () => {
  const { host, router } = asAdmin('/event/new', { addEvent: { event: eventDetail } });
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Rimrock Round 4' } });
  fireEvent.change(screen.getByLabelText('Type of race'), { target: { value: 'Motocross' } });
  await user.click(screen.getByRole('button', { name: 'Add event' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/auth/admin/event/${eventId}`));
  expect(asked(host, 'addEvent')).toMatchObject([
    { body: { title: 'Rimrock Round 4', type: 'Motocross', paying: true, promoterId: null, seriesId: null } },
  ]);
});

test('other dates of a raced event are saved after a look at what they take back', async () => {
  const { host } = asAdmin(`/event/${eventId}/edit`, {
    foreseeEventChange: { waits: true, money: foreseen, outcome: 'seen' },
    editEvent: { event: eventDetail },
  });
  const move = async (date: string) => {
    fireEvent.change(await screen.findByLabelText('First day'), { target: { value: date } });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: date } });
    await user.click(screen.getByRole('button', { name: 'Save event' }));
  };
  await move('2026-12-05');
  expect(await screen.findByText('It changes awards of 2 riders.')).toBeVisible();
  expect(screen.getByText('$85.00')).toBeVisible();
  expect(screen.getByText(/Another person decides about the dates/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(asked(host, 'editEvent')).toEqual([]);
  await move('2026-12-06');
  await user.click(await screen.findByRole('button', { name: 'Go on and save' }));
  await waitFor(() => expect(asked(host, 'editEvent')).toMatchObject([{ body: { startDate: '2026-12-06' } }]));
  expect(asked(host, 'foreseeEventChange')).toMatchObject([
    { body: { dates: { startDate: '2026-12-05' } } },
    { body: { dates: { startDate: '2026-12-06' } } },
  ]);
});
