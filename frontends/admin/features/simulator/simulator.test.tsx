import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { barriers, refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { simulated } from '../../pact/system-examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const page = '/settings?tab=simulator';
const filled = `${page}&date=2026-03-28&amount=75&place=2&starters=8&year=2025&make=KTM&model=450%20SX-F`;
const answers = { simulateResult: simulated };

test('what is asked stands in the address, and is answered from there', async () => {
  const { host } = asAdmin(filled, answers);
  expect(await screen.findByText(/\$75\.00/)).toBeTruthy();
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
  expect(screen.getByText('Enter an amount above zero.')).toBeTruthy();
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
  expect(await screen.findByText('This class is too small.')).toBeTruthy();
});

test('an answer that did not come can be asked for again', async () => {
  asAdmin(filled, { simulateResult: refusal(503, 'UNAVAILABLE', 'The server is busy.') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each(['en', 'fr'] as const)('everyone can use it (%s)', async (locale) => {
  const { container } = asAdmin(filled, answers, locale);
  await waitFor(() => expect(container.querySelector('.desk-verdict')).toBeTruthy());
  expect(await barriers(container.querySelector('main')!)).toEqual([]);
});
