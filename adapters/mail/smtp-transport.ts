import { createTransport } from 'nodemailer';
import type { Transport } from './transport.js';

const SECONDS = 1000;
const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** One connection per mail: there are few, and each attempt sees the server's current state. */
export const smtpTransport = (url: string, plain = false): Transport => {
  const given = new URL(url);
  const user = decodeURIComponent(given.username);
  const host = given.hostname.replace(/^\[|\]$/g, '');
  const smtp = createTransport({
    host,
    secure: given.protocol === 'smtps:',
    port: given.port === '' ? (given.protocol === 'smtps:' ? 465 : 587) : Number(given.port),
    // without this, an attacker could suppress STARTTLS and read the password, or the codes in the mails
    requireTLS: (user !== '' || !plain) && !THIS_MACHINE.test(host),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(given.password) } }),
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 30 * SECONDS,
  });
  return async (mail) => {
    await smtp.sendMail(mail);
  };
};
