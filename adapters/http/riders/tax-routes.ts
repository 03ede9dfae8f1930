import * as contract from '@rrr/contract';
import { formDue } from '@rrr/core/riders';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { presentTax } from './present-tax.js';

export const taxRoutes = ({ useCases }: HttpPorts): readonly Route[] => [
  route(contract.stateTaxResidence, can('rider:edit'), async ({ actor, params: { riderId }, body }) => {
    const { taxStatus, tax } = await useCases.stateTaxResidence({ actor, riderId, residence: body });
    const form = formDue(taxStatus);
    if (!taxStatus || !tax || !form) throw new Error('A stated tax residence has a status');
    return { taxStatus, tax: presentTax(tax), form };
  }),
];
