import { inEachLanguage } from '@rrr/records/languages';
import { writingIn } from '../shared/index.js';
import { figuresOf } from './figures.js';
import { emailLinks } from './email-links.js';
import type { Content } from './email-words.js';
import { en } from './emails-en.js';
import { type Message, type Recipient, withoutTyped } from './outbox.js';

export interface EmailBrand {
  readonly name: string;
  /** time zone for hours in emails */
  readonly timeZone: string;
  /** URL of the portal */
  readonly site?: string;
}

export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** name and address of the author, if it is not the program */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

const WORDS = inEachLanguage(en);
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (field) => ESCAPES[field] ?? field);

/** Renders a message in the recipient's language, as plain text and HTML. */
export const emailFor = (
  given: Message,
  {
    fullName,
    locale,
    email = '',
    verified = true,
  }: Pick<Recipient, 'fullName' | 'locale' | 'verified'> & Partial<Pick<Recipient, 'email'>>,
  brand: EmailBrand,
): Email => {
  const message = verified ? given : withoutTyped(given);
  const words = WORDS[locale];
  const { figures, replyTo, ...told } = words.emails[message.kind](figuresOf(message, locale, brand.timeZone));
  const { set } = writingIn(locale);
  const { site = '' } = brand;
  const links = emailLinks(message.kind, { facts: message.facts, email, site, locale }).map(({ name, of, href }) => ({
    label: set(of === '' ? words.links[name] : `${words.links[name]} (${of.replace(/\s+/g, ' ').trim()})`),
    href,
  }));
  const [subject, lead, close, why] = [
    set(told.subject),
    set(told.lead),
    set(told.close),
    set(told.why ?? words.why),
  ] as const;
  const facts = figures.filter(([, value]) => value !== '');
  const greeting = words.greeting(verified ? fullName.replace(/\s+/g, ' ').trim() : '');
  const signature = words.signature(brand.name);
  const colon = set(words.colon);
  const list = facts.map(([label, value]) => `${label}${colon} ${value}`).join('\n');
  const leading = links.map(({ label, href }) => `${label}${colon}\n${href}`).join('\n\n');
  return {
    subject,
    text: `${[greeting, lead, list, leading, close, signature, site, `-- \n${why}`].filter((text) => text !== '').join('\n\n')}\n`,
    ...(replyTo ? { replyTo } : {}),
    html: htmlOf({ locale, subject, greeting, lead, facts, links, close, signature, site, why }),
  };
};

interface Parts {
  readonly locale: string;
  readonly subject: string;
  readonly greeting: string;
  readonly lead: string;
  readonly facts: Content['figures'];
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly close: string;
  readonly signature: string;
  readonly site: string;
  readonly why: string;
}

/** a link that looks like a button in every mail program */
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#c8102e;color:#ffffff;font-weight:600;text-decoration:none';

const htmlOf = ({ locale, subject, greeting, lead, facts, links, close, signature, site, why }: Parts): string => {
  const paragraph = (text: string, style = 'margin:0 0 16px'): string => `<p style="${style}">${escaped(text)}</p>`;
  const row = ([label, value]: readonly [string, string]): string =>
    `<tr><th scope="row" align="left" style="padding:6px 24px 6px 0;font-weight:400;color:#5b6470">${escaped(label)}</th><td style="padding:6px 0;font-weight:600;white-space:pre-line">${escaped(value)}</td></tr>`;
  const link = (label: string, href: string, first: boolean): string =>
    `<p style="margin:0 0 16px"><a href="${escaped(href)}" style="${first ? BUTTON : 'color:#c8102e'}">${escaped(label)}</a></p>`;
  return [
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f6f6f4;color:#16191d;font:16px/1.5 Helvetica,Arial,sans-serif">',
    '<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-top:4px solid #c8102e">',
    paragraph(greeting),
    paragraph(lead),
    facts.length === 0
      ? ''
      : `<table style="margin:0 0 16px;border-collapse:collapse">${facts.map(row).join('')}</table>`,
    ...links.map(({ label, href }, at) => link(label, href, at === 0)),
    paragraph(close),
    paragraph(signature, 'margin:0 0 8px;font-weight:600'),
    site === ''
      ? ''
      : `<p style="margin:0 0 24px"><a href="${escaped(site)}" style="color:#c8102e">${escaped(site)}</a></p>`,
    paragraph(why, 'margin:0;font-size:13px;color:#5b6470'),
    '</div></body></html>',
  ].join('\n');
};
