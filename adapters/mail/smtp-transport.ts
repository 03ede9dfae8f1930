import { createTransport } from 'nodemailer';
import type { Transport } from './transport.js';

const SECONDS = 1000;
const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** One connection a mail: the worker is idle most of the time, and a server that came back is found by the next try. */
export const smtpTransport = (url: string): Transport => {
  const given = new URL(url);
  const user = decodeURIComponent(given.username);
  const host = given.hostname.replace(/^\[|\]$/g, '');
  const smtp = createTransport({
    host,
    secure: given.protocol === 'smtps:',
    port: given.port === '' ? (given.protocol === 'smtps:' ? 465 : 587) : Number(given.port),
    // whoever stands between could leave STARTTLS out of what is offered, and read the password
    requireTLS: user !== '' && !THIS_MACHINE.test(host),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(given.password) } }),
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 30 * SECONDS,
  });
  return async (mail) => {
    await smtp.sendMail(mail);
  };
};
