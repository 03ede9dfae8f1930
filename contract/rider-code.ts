import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { riderCard } from './rider-detail.js';
import { instant, required } from './values.js';

export const createRiderCode = endpoint('createRiderCode', 'POST /api/rider/rider-code', {
  tag: 'Riders',
  summary:
    'Get a code for one use within 60 seconds, by which a dealer finds the rider; an earlier one ends. The PIN is still needed to redeem',
  status: 201,
  response: z.strictObject({ code: z.string().meta({ examples: ['K7QM4XTR'] }), expiresAt: instant }),
  errors: ['NOT_FOUND', 'PROXY_FORBIDDEN'],
});

export const findRiderByCode = endpoint('findRiderByCode', 'POST /api/dealer/rider-code', {
  tag: 'Riders',
  summary: 'Find the rider who shows a code at the counter (dealers); the code is used up',
  /** spaces, dashes and small letters are accepted */
  body: z.strictObject({ code: required(20).meta({ examples: ['K7QM-4XTR'] }) }),
  response: z.strictObject({ rider: riderCard }),
  errors: ['NOT_FOUND', 'RIDER_CODE_NOT_VALID'],
});
