import type { SentMail, SentMails } from '@rrr/core/outbox';
import { type RequestHandler, type Response, Router } from 'express';
import { EdgeError } from './refusals/edge-error.js';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (value) => `&#${value.charCodeAt(0)};`);

const STYLE = `
  :root { color-scheme: light dark; --line: #e2e0da; --muted: #5a606a; --paper: #f7f6f3; --card: #fff; --ink: #14161a }
  @media (prefers-color-scheme: dark) {
    :root { --line: #2e333a; --muted: #a3a8b0; --paper: #121417; --card: #1b1e23; --ink: #f2f1ee }
  }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
  main { max-width: 960px; margin: 0 auto; padding: 32px 16px 64px }
  a { color: inherit }
  p, .muted { color: var(--muted) }
  ul { margin: 24px 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
  li + li { border-top: 1px solid var(--line) }
  li a { display: grid; gap: 2px; padding: 12px 16px; text-decoration: none }
  li a:hover strong { text-decoration: underline }
  iframe { width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 12px; background: #fff }
  pre { padding: 16px; border: 1px solid var(--line);
    border-radius: 12px; background: var(--card); white-space: pre-wrap; overflow-wrap: anywhere }
`;
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>${escaped(title)}</title><link rel="icon" href="data:,">` +
  `<style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

const when = (at: string): string => at.replace('T', ' ').replace(/\..*$/, ' UTC');

const listPage = (mails: readonly SentMail[]): string =>
  page(
    'Mails',
    `<h1>Mails</h1><p>What this server sent, newest first. It is shown in development only, where no mail leaves the machine.</p>` +
      (mails.length === 0
        ? '<p>No mail was sent yet. Ask for a new password, or enroll.</p>'
        : `<ul>${mails
            .map(
              ({ id, at, to, subject }) =>
                `<li><a href="/dev/mails/${id}"><strong>${escaped(subject)}</strong>` +
                `<span class="muted">${escaped(to)} · ${when(at)}</span></a></li>`,
            )
            .join('')}</ul>`),
  );

const linked = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('');

const mailPage = ({ id, at, to, subject, text }: SentMail): string =>
  page(
    subject,
    `<p><a href="/dev/mails">All mails</a></p><h1>${escaped(subject)}</h1><p>${escaped(to)} · ${when(at)}</p>` +
      `<iframe src="/dev/mails/${id}/html" title="The mail as HTML" sandbox="allow-top-navigation-by-user-activation"></iframe>` +
      `<h2>As text</h2><pre>${linked(text)}</pre>`,
  );

/** The mail's own page: no script, no picture, and links open in place of the preview. */
const sendHtml = ({ html }: SentMail, res: Response): void => {
  res.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'self'; frame-ancestors 'self'",
  );
  res.setHeader('X-Frame-Options', 'SAMEORIGIN');
  res.type('html').send(html.replace('<head>', '<head><base target="_top">'));
};

/**
 * Shows the mails of a development server, with the codes in them. `mails` is null in production, and nothing answers
 * then.
 */
export const devMails = (mails: SentMails | null): Router => {
  const router = Router();
  if (!mails) return router;
  const one =
    (show: (mail: SentMail, res: Response) => void): RequestHandler<{ id: string }> =>
    async (req, res) => {
      const mail = await mails.find(req.params.id);
      if (!mail) throw new EdgeError('ROUTE_NOT_FOUND');
      res.setHeader('Cache-Control', 'no-store');
      show(mail, res);
    };
  router.get('/dev/mails', async (_req, res) => {
    res
      .setHeader('Cache-Control', 'no-store')
      .type('html')
      .send(listPage(await mails.list()));
  });
  router.get(
    '/dev/mails/:id',
    one((mail, res) => void res.type('html').send(mailPage(mail))),
  );
  router.get('/dev/mails/:id/html', one(sendHtml));
  return router;
};
