import * as contract from '@rrr/contract';
import { limiter } from '../kernel/limiter.js';
import { can } from '../kernel/policy.js';
import { route, type Route } from '../kernel/route.js';
import type { HttpPorts } from '../ports.js';

export const contactRoutes = ({ useCases, captcha }: HttpPorts): readonly Route[] => [
  route(
    contract.contactUs,
    can('public'),
    async ({ body: { name, email, phone, subject, message, captcha: answer }, request }) => {
      await limiter(useCases)('contact', request, { email });
      await captcha.check(answer);
      await useCases.contactUs({ name, email, phone: phone ?? null, subject: subject ?? null, message });
    },
  ),
];
