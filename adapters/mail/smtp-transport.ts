import { createTransport } from 'nodemailer';
import type { Transport } from './transport.js';

const SECONDS = 1000;

/** One connection a mail: the worker is idle most of the time, and a server that came back is found by the next try. */
export const smtpTransport = (url: string): Transport => {
  const given = new URL(url);
  const user = decodeURIComponent(given.username);
  const smtp = createTransport({
    host: given.hostname.replace(/^\[|\]$/g, ''),
    secure: given.protocol === 'smtps:',
    port: given.port === '' ? (given.protocol === 'smtps:' ? 465 : 587) : Number(given.port),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(given.password) } }),
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 30 * SECONDS,
  });
  return async (mail) => {
    await smtp.sendMail(mail);
  };
};
