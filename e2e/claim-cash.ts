import { type APIRequestContext, request } from 'playwright-core';
import { photoSaying } from '../tests/api/testing/pictures.js';

/**
 * The demo data has no payout claim: an admin enters where a rider whose cash waits pays tax and sends the papers, a
 * second one verifies them, and the first claims the cash.
 */
export const claimCash = async (url: string, admin: APIRequestContext, otherThan: string): Promise<string> => {
  const headers = { origin: url };
  const { awards } = (await (await admin.get(`${url}/api/admin/waiting-cash`)).json()) as {
    awards: { amount: { currency: string }; rider: { _id: string }; missing: string[] }[];
  };
  const waiting = awards.find(({ rider }) => rider._id !== otherThan);
  if (!waiting) throw new Error('The demo data has no cash that waits');
  const riderId = waiting.rider._id;
  const second = await request.newContext();
  const data = { email: 'admin2@example.com', password: 'RedRider2026' };
  await second.post(`${url}/api/login`, { headers, data });
  await admin.put(`${url}/api/admin/rider/${riderId}/tax-residence`, {
    headers,
    data: { usPerson: true, country: 'US', treatyPercent: null },
  });
  for (const kind of ['licence', 'w9']) {
    const file = { name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer: photoSaying(kind) };
    const sent = await admin.post(`${url}/api/admin/rider/${riderId}/upload-id-files`, {
      headers,
      multipart: { kind, file },
    });
    const { document } = (await sent.json()) as { document: { _id: string } };
    await second.put(`${url}/api/admin/document/${document._id}`, { headers, data: { status: 'verified' } });
  }
  await second.dispose();
  const answer = await admin.post(`${url}/api/admin/payout-claims`, {
    headers: { ...headers, 'idempotency-key': 'screens-claim-0001' },
    data: { riderId, currency: waiting.amount.currency },
  });
  if (answer.status() !== 201) throw new Error(`The cash was not claimed: ${await answer.text()}`);
  const { payoutClaim } = (await answer.json()) as { payoutClaim: { _id: string } };
  return payoutClaim._id;
};
