import * as contract from '@rrr/contract';
import type { ContactMessage } from '@rrr/core/contact';
import { NotFound } from '@rrr/core/shared';
import { limiter } from '../edge/limiter.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';

const presentMessage = ({ id, ...message }: ContactMessage): contract.ContactMessage => ({ _id: id, ...message });

export const contactRoutes = ({ useCases, captcha, queries: { contact } }: HttpPorts): readonly Route[] => [
  route(
    contract.contactUs,
    can('public'),
    async ({ body: { name, email, phone, subject, message, captcha: answer }, request }) => {
      await limiter(useCases)('contact', request, { email });
      await captcha.check(answer);
      await useCases.contactUs({ name, email, phone: phone ?? null, subject: subject ?? null, message });
    },
  ),
  route(contract.listContactMessages, can('contact:manage'), async ({ query }) => {
    const [found, open] = await Promise.all([contact.search(query), contact.countOpen()]);
    return { messages: found.items.map(presentMessage), pagination: pagination(found), open };
  }),
  route(contract.getContactMessage, can('contact:manage'), async ({ params: { messageId } }) => {
    const found = await contact.one(messageId);
    if (!found) throw new NotFound('message');
    return { message: presentMessage(found) };
  }),
  route(contract.setContactState, can('contact:manage'), async ({ actor, params: { messageId }, body: { state } }) => ({
    message: presentMessage(await useCases.setContactState({ actor, messageId, state })),
  })),
];
