import * as contract from '@rrr/contract';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';

export const countryRoutes = ({ queries: { countries } }: HttpPorts): readonly Route[] => [
  route(contract.listCountries, can('report:see'), async () => {
    const { riders, dealers, events } = await countries.ofRecords();
    return { riders: [...riders], dealers: [...dealers], events: [...events] };
  }),
];
