import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import {
  award,
  cashSteps,
  checkedResult,
  earned,
  refusedResult,
  refusedSteps,
  riderCash,
} from '../../pact/examples.js';
import { asked, asRider, pagination } from '../../testing/as-rider.js';

const user = person();
const cashResult = {
  ...earned,
  _id: '01hq00000000000000000s0003',
  award: {
    ...award,
    _id: riderCash.cash[0]!.awards[0]!._id,
    type: 'cash' as const,
    status: 'earned' as const,
    expireDate: null,
  },
};

test('what is owed comes first and shows its way, then what was requested; the rest takes one line', async () => {
  const { host } = asRider('/earnings', {
    riderEarnings: {
      earnings: [
        earned,
        { ...cashResult, _id: '01hq00000000000000000s0004', award: { ...cashResult.award, _id: award._id } },
        cashResult,
      ],
      pagination,
    },
    getEarning: { earning: cashResult, steps: cashSteps, payoutClaims: [] },
  });
  expect(await screen.findByRole('region', { name: 'Requested' })).toBeVisible();
  const groups = screen.getAllByRole('region').map((it) => within(it).getByRole('heading').textContent);
  expect(groups).toEqual(['Is a result missing?', 'Owed to you', 'Requested', 'Credited or paid out']);
  const open = within(screen.getByRole('region', { name: 'Owed to you' }));
  expect(open.getByText('$125.00', { selector: '.desk-muted' })).toBeVisible();
  expect((await open.findByRole('listitem', { current: 'step' })).textContent).toMatch(/^Not requested yet/);
  expect(open.getByRole('link', { name: 'Upload your W-9' }).getAttribute('href')).toBe(
    '/auth/rider/profile?tab=documents',
  );
  expect(asked(host, 'getEarning')).toHaveLength(1);
});

test('a result that earned nothing says why in its line, and what to do when opened', async () => {
  asRider('/earnings', {
    riderEarnings: { earnings: [refusedResult], pagination },
    getEarning: { earning: refusedResult, steps: refusedSteps, payoutClaims: [] },
  });
  const line = await screen.findByRole('button', { name: /Only 4 riders started; a class needs 5\./ });
  await user.click(line);
  expect(await screen.findByText(/ask the promoter to state the number of starters/)).toBeVisible();
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toMatch(/^Checked.*Stopped here/);
});

test('a result that is tied says with whom it shares, also when it is closed', async () => {
  const detail = 'Tied with 2 others: places 1–3 shared.';
  const tied = { ...earned.verdict, tie: { others: 2, firstPlace: 1, lastPlace: 3, detail } };
  asRider('/earnings', {
    riderEarnings: { earnings: [{ ...earned, verdict: tied }], pagination },
    getEarning: { earning: { ...earned, verdict: tied }, steps: cashSteps, payoutClaims: [] },
  });
  expect(await screen.findByText(new RegExp(detail))).toBeVisible();
});

test('an award that is being checked is open, with its amount and what happens next', async () => {
  asRider(`/earnings?result=${checkedResult._id}`, {
    riderEarnings: { earnings: [checkedResult], pagination },
    getEarning: {
      earning: checkedResult,
      steps: refusedSteps.map((refusedStep) =>
        refusedStep.state === 'stopped'
          ? { ...refusedStep, state: 'waiting' as const, reasons: checkedResult.verdict.reasons }
          : refusedStep,
      ),
      payoutClaims: [],
    },
  });
  const open = within(await screen.findByRole('region', { name: 'In progress' }));
  expect(open.getByText('$125.00')).toBeVisible();
  expect(open.getByText('Being checked')).toBeVisible();
  expect(await open.findByText(/You get an e-mail when your award is added/)).toBeVisible();
  expect(open.queryByText('Earned nothing')).toBeNull();
});

test('a reason that the rider can mend leads to where', async () => {
  const reasons = [{ code: 'NO_VERIFIED_BIKE', detail: 'No verified bike.' }];
  asRider(`/earnings?result=${refusedResult._id}`, {
    riderEarnings: { earnings: [refusedResult], pagination },
    getEarning: {
      earning: refusedResult,
      steps: refusedSteps.map((it) => (it.state === 'stopped' ? { ...it, reasons } : it)),
      payoutClaims: [],
    },
  });
  expect((await screen.findByRole('link', { name: 'Check your bikes' })).getAttribute('href')).toBe(
    '/auth/rider/profile?tab=bikes',
  );
});

test('a reason this app does not know yet still says something to do', async () => {
  const reasons = [{ code: 'CONSTRUCTOR', detail: 'A new rule.' }];
  asRider(`/earnings?result=${refusedResult._id}`, {
    riderEarnings: { earnings: [refusedResult], pagination },
    getEarning: {
      earning: refusedResult,
      steps: refusedSteps.map((it) => (it.state === 'stopped' ? { ...it, reasons } : it)),
      payoutClaims: [],
    },
  });
  expect(await screen.findByText('Contact support if you think this is wrong.')).toBeVisible();
});

test('the filter is in the address, and the address is the filter', async () => {
  const { host, router } = asRider('/earnings?filter=nothing');
  await user.click(await screen.findByRole('button', { name: 'Owed or requested' }));
  expect(router.state.location.search).toBe('?filter=owed');
  expect(asked(host, 'riderEarnings').map((it) => it.query.filter)).toEqual(['nothing', 'owed']);
});

test('an address written by hand asks for everything', async () => {
  const { host } = asRider('/earnings?filter=nonsense');
  await screen.findByRole('region', { name: 'Credited or paid out' });
  expect(asked(host, 'riderEarnings')[0]?.query).toEqual({ filter: 'all', page: 1, limit: 100 });
});

test('what did not load says so and can be asked again', async () => {
  const answers = [refusal(503, 'UNAVAILABLE', 'Try again shortly.'), { earnings: [earned], pagination }];
  asRider('/earnings', { riderEarnings: () => answers.shift() });
  expect((await screen.findByRole('alert')).textContent).toContain('Try again shortly.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Credited or paid out' })).toBeVisible();
});

test('no result of a kind: each empty list says its own', async () => {
  asRider('/earnings?filter=nothing', { riderEarnings: { earnings: [], pagination } });
  expect(await screen.findByText('Each of your results earned something.')).toBeVisible();
});
