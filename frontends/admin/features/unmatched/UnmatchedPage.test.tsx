import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Response, unmatchedResults } from '@rrr/contract';
import { eventId, pagination } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

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
  const { host } = asAdmin('/unmatched-results?name=s', { unmatchedResults: unmatched });
  expect((await screen.findByRole('link', { name: 'S. Carter' })).getAttribute('href')).toBe(
    `/auth/admin/event/${eventId}/results/${resultId}`,
  );
  expect(screen.getByText('AMA 1200345')).toBeTruthy();
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
