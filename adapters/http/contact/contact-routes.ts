import * as contract from '@rrr/contract';
import { can } from '../kernel/policy.js';
import { route, type Route } from '../kernel/route.js';
import type { HttpPorts } from '../ports.js';

export const contactRoutes = ({ useCases }: HttpPorts): readonly Route[] => [
  route(contract.contactUs, can('public'), ({ body: { name, email, phone, subject, message } }) =>
    useCases.contactUs({ name, email, phone: phone ?? null, subject: subject ?? null, message }),
  ),
];
