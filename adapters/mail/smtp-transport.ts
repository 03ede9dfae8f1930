import { createTransport } from 'nodemailer';
import { asRefusal } from './smtp-refusal.js';
import type { Transport } from './transport.js';

const SECONDS = 1000;
const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** Each lane has connections of its own, so codes never wait for one. They are used again, and closed when idle. */
export const smtpTransport = (url: string, plain = false): Transport => {
  const given = new URL(url);
  const user = decodeURIComponent(given.username);
  const host = given.hostname.replace(/^\[|\]$/g, '');
  const pool = () =>
    createTransport({
      pool: true,
      maxConnections: 4,
      idleTimeout: 20 * SECONDS,
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
  const pools = { codes: pool(), others: pool() };
  return {
    hand: async (mail, lane) => {
      await pools[lane].sendMail(mail).catch((error: unknown) => {
        throw asRefusal(error);
      });
    },
    close: () => {
      for (const mail of Object.values(pools)) mail.close();
    },
  };
};
