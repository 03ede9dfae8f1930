import { test } from '@jest/globals';
import { findRiderByCode } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { dealerId, riderCard, riderId } from '../testing/examples.js';

const { answers, refuses } = consumer('dealer');
const signedIn = ['a dealer is signed in', { dealerId }] as const;
const withBalance = [
  'a rider has a balance and a PIN',
  { riderId, balance: 12500, currency: 'USD', pin: '1234' },
] as const;
const code = 'K7QM4XTR';
const asking = (code: string) => ({
  endpoint: findRiderByCode,
  path: '/api/dealer/rider-code',
  body: { code },
  call: (http: Parameters<Parameters<typeof answers>[0]['call']>[0]) => http.call(findRiderByCode, { body: { code } }),
});

test('the rider of a code', () =>
  answers(
    {
      given: [signedIn, withBalance, ['the rider shows a code at the counter', { riderId, code }]],
      when: 'a dealer finds the rider who shows a code',
      ...asking(code),
    },
    { rider: riderCard },
  ));

test('a code that nobody shows', () =>
  refuses(
    { given: [signedIn], when: 'a dealer asks for a code that nobody shows', ...asking('ZZZZ9999') },
    422,
    'RIDER_CODE_NOT_VALID',
  ));
