import * as contract from '@rrr/contract';
import { mailStateOf, type MailView, type Recipient, shownMail } from '@rrr/core/outbox';
import { NotFound } from '@rrr/core/shared';
import { DEFAULT_LOCALE } from '@rrr/records/languages';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';

export const mailRoutes = ({
  queries: { mails },
  useCases,
  mailing: { brand, mailbox, mailboxes },
}: HttpPorts): readonly Route[] => {
  const readerOf = ({ recipient, reader }: MailView): Recipient | null =>
    recipient.type === 'mailbox'
      ? { email: mailboxes?.[recipient.id] ?? mailbox, fullName: brand.name, locale: DEFAULT_LOCALE }
      : reader;

  const presentMail = (mail: MailView): contract.Mail => {
    const { id, kind, recipient, at, attempts, nextAt, sentAt } = mail;
    const reader = readerOf(mail);
    return {
      _id: id,
      kind,
      state: mailStateOf(mail),
      at,
      to: reader && { name: reader.fullName, email: reader.email, locale: reader.locale },
      record:
        recipient.type === 'mailbox' || recipient.type === 'account' || recipient.type === 'code'
          ? null
          : { type: recipient.type, _id: recipient.id },
      attempts,
      nextAt,
      sentAt,
    };
  };

  return [
    route(contract.listMails, can('mail:manage'), async ({ query: { afterDate, beforeDate, ...asked } }) => {
      const [found, counts] = await Promise.all([
        mails.search({
          ...asked,
          ...(afterDate === undefined ? {} : { from: afterDate }),
          ...(beforeDate === undefined ? {} : { to: beforeDate }),
        }),
        mails.counts(),
      ]);
      return { mails: found.items.map(presentMail), pagination: pagination(found), counts };
    }),
    route(contract.getMail, can('mail:manage'), async ({ params: { mailId } }) => {
      const found = await mails.one(mailId);
      if (!found) throw new NotFound('mail');
      // whoever has gone is not named any more, but what was written to them can be read
      const written = shownMail(found, readerOf(found) ?? { email: '', fullName: '', locale: DEFAULT_LOCALE }, brand);
      return { mail: { ...presentMail(found), subject: written?.subject ?? null, text: written?.text ?? null } };
    }),
    route(contract.sendMailAgain, can('mail:manage'), ({ actor, params: { mailId }, idempotency }) =>
      useCases.sendMailAgain({ actor, mailId, idempotency: idempotency() }),
    ),
  ];
};
