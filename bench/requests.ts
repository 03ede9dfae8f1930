import { randomUUID } from 'node:crypto';
import { ASKED, type BenchWallet, PIN } from './wallets.js';

/** A request to list fifteen redemptions, as a browser on a kept connection sends it. */
export const listRequest = (cookie: string): string =>
  `GET /api/dealer/credit-redemptions?limit=15 HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\nCookie: ${cookie}\r\n\r\n`;

/** A request to redeem a part of a wallet, with a key of its own. */
export const redeemRequest = (cookie: string, { riderId }: BenchWallet): string => {
  const body = JSON.stringify({
    riderId,
    amount: { amount: ASKED, currency: 'USD' },
    pin: PIN,
    dealerEmployeeName: 'Dana Cole',
    riderIdVerified: true,
  });
  return (
    `POST /api/dealer/redeem HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\n` +
    `Cookie: ${cookie}\r\nIdempotency-Key: ${randomUUID()}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
};
