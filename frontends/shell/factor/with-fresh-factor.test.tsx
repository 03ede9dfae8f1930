import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adjustWallet, type Endpoint } from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';
import { fakeHost, fakeSession, refusal } from '@rrr/kit/base/testing';
import { askFactor } from './ask-factor.js';
import { withFreshFactor } from './with-fresh-factor.js';

const needed = refusal(403, 'FACTOR_NEEDED', 'Confirm that it is you.');
const adjusted = {
  _id: '01hq0000000000000000000a01',
  awardId: '01hq0000000000000000000a02',
  approvalId: null,
  newBalance: { amount: 500, currency: 'USD' },
};
const request = {
  params: { riderId: '01hq0000000000000000000a03' },
  body: { amount: { amount: 500, currency: 'USD' as const }, reason: 'Corrected' },
  idempotencyKey: 'one-act',
};
/** Refuses the first calls; no pact is made of them, because the shell itself adjusts nothing. */
const api = (refused: number) => {
  const sent: object[] = [];
  const call = async (_: Endpoint, given: object): Promise<unknown> => {
    sent.push(given);
    if (sent.length <= refused) throw needed;
    return adjusted;
  };
  return { http: { call } as unknown as HttpClient, sent };
};

test('a call that needs a fresh factor asks for it, and is sent again with the same key', async () => {
  const { http, sent } = api(1);
  const answer = await withFreshFactor(http, 'en', async () => true).call(adjustWallet, request);
  expect(answer).toEqual(adjusted);
  expect(sent).toEqual([request, request]);
});

test('who cancels gets the refusal, and nothing is sent again', async () => {
  const { http, sent } = api(1);
  await expect(withFreshFactor(http, 'en', async () => false).call(adjustWallet, request)).rejects.toBe(needed);
  expect(sent).toHaveLength(1);
});

test('calls that are refused together ask once', async () => {
  const { http } = api(2);
  let asked = 0;
  const client = withFreshFactor(http, 'en', async () => {
    asked += 1;
    return true;
  });
  await Promise.all([client.call(adjustWallet, request), client.call(adjustWallet, request)]);
  expect(asked).toBe(1);
});

test('the dialog proves a code of the app or a recovery code, and goes', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const { http, calls } = fakeHost({ answers: { proveFactor: { session: fakeSession('admin'), recoveryLeft: 9 } } });
  let proved: Promise<boolean> = Promise.resolve(false);
  await act(async () => void (proved = askFactor(http, 'fr')));
  expect(screen.getByRole('dialog', { name: 'Confirmez que c’est bien vous' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Utiliser un code de récupération' }));
  fireEvent.change(screen.getByLabelText('Code de récupération'), { target: { value: '23456-789ab' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirmer' })));
  expect(await proved).toBe(true);
  expect(calls).toEqual([{ id: 'proveFactor', request: { body: { code: '23456-789ab' } } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
