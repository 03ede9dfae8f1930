import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { addEvent } from '@rrr/contract';
import { contractDifferences, person } from '@rrr/kit/desk/testing';
import { eventDetail, eventId } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';
import { FIELDS } from './event-form.js';

const user = person();

test('limits are the contract’s', () =>
  expect(
    contractDifferences(
      FIELDS.filter(({ name }) => name !== 'paying'),
      addEvent.body,
    ),
  ).toEqual([]));

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
