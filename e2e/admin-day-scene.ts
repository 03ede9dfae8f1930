import type { APIRequestContext } from 'playwright-core';
import { photoSaying } from '../tests/api/testing/pictures.js';

interface Person {
  readonly _id: string;
  readonly fullName: string;
}
interface WaitingCash {
  readonly amount: { readonly currency: string };
  readonly missing: readonly string[];
  readonly rider: Person;
}
export interface Payee extends Person {
  readonly claimId: string;
  readonly email: string;
}

/** Riders whose licence waits in the inbox, and those whose claims wait at the payment desk. */
export const [DOCUMENTS, PAYEES] = [8, 3];

/**
 * What the demo has too little of for an administrator's day: documents that another administrator sent, and claims of
 * riders whose papers are verified. `admin` decides and pays: who verified the papers of a payee may not pay them, so
 * `second` did.
 */
export const fillTheDay = async (
  url: string,
  admin: APIRequestContext,
  second: APIRequestContext,
): Promise<{ readonly payees: readonly Payee[]; readonly papers: readonly Person[] }> => {
  const headers = { origin: url };
  const answered = async <T>(answer: Awaited<ReturnType<APIRequestContext['get']>>): Promise<T> => {
    if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const upload = async (by: APIRequestContext, riderId: string, kind: 'licence' | 'w9'): Promise<string> => {
    const file = { name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer: photoSaying(kind) };
    const path = `${url}/api/admin/rider/${riderId}/upload-id-files`;
    const sent = await answered<{ document: { _id: string } }>(
      await by.post(path, { headers, multipart: { kind, file } }),
    );
    return sent.document._id;
  };
  const { awards } = await answered<{ awards: WaitingCash[] }>(
    await admin.get(`${url}/api/admin/waiting-cash?limit=100`),
  );
  const waiting = [...new Map(awards.map((award) => [award.rider._id, award])).values()];
  const payees: Payee[] = [];
  const papers: Person[] = [];
  for (const { amount, missing, rider } of waiting) {
    const found = await answered<{ rider: { country: string; personal: { email: string } } }>(
      await admin.get(`${url}/api/admin/rider/${rider._id}`),
    );
    const { country, personal } = found.rider;
    // the demo's own rider has a story of their own
    if (personal.email === 'rider@example.com' || !missing.includes('licence')) continue;
    const isPayee = country === 'US' && amount.currency === 'USD' && !missing.includes('address');
    if (isPayee && payees.length < PAYEES) {
      await answered(
        await admin.put(`${url}/api/admin/rider/${rider._id}/tax-residence`, {
          headers,
          data: { usPerson: true, country: 'US', treatyPercent: null },
        }),
      );
      for (const kind of ['licence', 'w9'] as const)
        await answered(
          await second.put(`${url}/api/admin/document/${await upload(admin, rider._id, kind)}`, {
            headers,
            data: { status: 'verified' },
          }),
        );
      const { payoutClaim } = await answered<{ payoutClaim: { _id: string } }>(
        await admin.post(`${url}/api/admin/payout-claims`, {
          headers: { ...headers, 'idempotency-key': `the-day-claim-${payees.length}` },
          data: { riderId: rider._id, currency: 'USD' },
        }),
      );
      payees.push({ ...rider, claimId: payoutClaim._id, email: personal.email });
    } else if (papers.length < DOCUMENTS) {
      await upload(second, rider._id, 'licence');
      papers.push(rider);
    }
    if (payees.length === PAYEES && papers.length === DOCUMENTS) return { payees, papers };
  }
  throw new Error('The demo data has too few riders whose cash waits');
};

/** A rider to whom results of somebody unknown can be matched. `read`: asks the API as an admin. */
export const riderWithoutResults = async (read: <T>(path: string) => Promise<T>): Promise<string> => {
  const { riders } = await read<{ riders: Person[] }>('/api/admin/riders?active=true&country=US&limit=100');
  for (const { _id, fullName } of riders) {
    const path = `/api/admin/rider/${_id}/earnings?filter=all&limit=1`;
    if ((await read<{ pagination: { total: number } }>(path)).pagination.total === 0) return fullName;
  }
  throw new Error('Every rider of the demo has results');
};
