import { z } from 'zod';
import { endpoint } from './endpoint.js';

const codes = z.array(z.string());

export const listCountries = endpoint('listCountries', 'GET /api/admin/countries', {
  tag: 'Reports',
  summary: 'List the countries that riders, dealers and events are in, as codes: what their lists can be filtered by',
  response: z.strictObject({ riders: codes, dealers: codes, events: codes }),
});
