import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { earned, refusedResult } from '../../pact/examples.js';
import { asked, asRider, pagination } from '../../testing/as-rider.js';

const user = person();

test('why a result was not paid, and what to do, stand there without a click', async () => {
  asRider('/earnings', { riderEarnings: { earnings: [refusedResult], pagination } });
  const result = within(await screen.findByRole('article'));
  expect(result.getByText('Not paid')).toBeTruthy();
  expect(result.getByText('Only 4 riders started; a class needs 5.')).toBeTruthy();
  expect(result.getByText(/ask the promoter to state the number of entrants/)).toBeTruthy();
  expect(result.getByRole('listitem', { current: 'step' }).textContent).toMatch(/^Checked.*Stopped here/);
});

test('a paid result shows what it won and until when it can be used', async () => {
  asRider('/earnings', { riderEarnings: { earnings: [earned], pagination } });
  const result = within(await screen.findByRole('article'));
  expect(result.getByText('$125.00')).toBeTruthy();
  expect(result.queryByText('Why it was not paid')).toBeNull();
  expect(result.getByRole('listitem', { current: 'step' }).textContent).toContain(
    '$125.00 remaining, redeem by Mar 1st, 2027',
  );
});

test('a reason this app does not know yet still says something to do', async () => {
  const verdict = { ...refusedResult.verdict, reasons: [{ code: 'CONSTRUCTOR', detail: 'A new rule.' }] };
  asRider('/earnings', { riderEarnings: { earnings: [{ ...refusedResult, verdict }], pagination } });
  expect((await screen.findByText('A new rule.')).parentElement?.textContent).toContain('Contact support');
});

test('the filter is in the address, and the address is the filter', async () => {
  const { host, router } = asRider('/earnings?filter=unpaid');
  await user.click(await screen.findByRole('button', { name: 'Paid' }));
  expect(router.state.location.search).toBe('?filter=paid');
  expect(asked(host, 'riderEarnings').map((it) => it.query.filter)).toEqual(['unpaid', 'paid']);
});

test('an address written by hand asks for everything', async () => {
  const { host } = asRider('/earnings?filter=nonsense');
  await screen.findAllByRole('article');
  expect(asked(host, 'riderEarnings')[0]?.query).toEqual({ filter: 'all', page: 1 });
});

test('what did not load says so and can be asked again', async () => {
  const answers = [refusal(503, 'UNAVAILABLE', 'Try again shortly.'), { earnings: [earned], pagination }];
  asRider('/earnings', { riderEarnings: () => answers.shift() });
  expect((await screen.findByRole('alert')).textContent).toContain('Try again shortly.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('every result unpaid or none: each empty list says its own', async () => {
  asRider('/earnings?filter=unpaid', { riderEarnings: { earnings: [], pagination } });
  expect(await screen.findByText('All your results were paid.')).toBeTruthy();
});
