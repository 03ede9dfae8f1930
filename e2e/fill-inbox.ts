import type { APIRequestContext } from 'playwright-core';
import sharp from 'sharp';

interface Value {
  readonly amount: number;
}
interface Rider {
  readonly _id: string;
  readonly fullName: string;
}
interface Award {
  readonly type: string;
  readonly initialValue: Value;
  readonly currentValue: Value;
  readonly status: string;
  readonly event: { readonly _id: string } | null;
}
interface Bike {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly vin: string;
}

/** A card of the size of a licence, seen askew. */
const licence = (): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="640">
      <rect width="1000" height="640" fill="#c9c4ba"/>
      <g transform="rotate(-2 500 320)"><rect x="60" y="60" width="880" height="520" rx="28" fill="#e9f0f6"/>
      <rect x="60" y="60" width="880" height="90" rx="28" fill="#27507a"/>
      <rect x="110" y="200" width="230" height="290" fill="#b9c6d2"/><circle cx="225" cy="300" r="62" fill="#8194a6"/>
      <path d="M130 490c0-90 190-90 190 0z" fill="#8194a6"/>
      ${[210, 270, 330, 390, 450].map((y, at) => `<rect x="390" y="${y}" width="${460 - at * 50}" height="22" fill="#56687a"/>`).join('')}
      </g></svg>`),
  )
    .jpeg()
    .toBuffer();

/**
 * The demo data has no document to decide and no VIN of two riders: an admin sends a document, adds a bike whose VIN
 * another rider has, and removes a result whose award was spent, for an overpaid award that nobody asked about yet.
 */
export const fillInbox = async (url: string, admin: APIRequestContext, otherThan: string): Promise<void> => {
  const headers = { origin: url };
  const ask = async <T>(path: string): Promise<T> => (await admin.get(`${url}${path}`)).json() as Promise<T>;
  const expected = async (answer: Awaited<ReturnType<APIRequestContext['get']>>, status: number): Promise<void> => {
    if (answer.status() !== status) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  };
  const { riders } = await ask<{ riders: Rider[] }>('/api/admin/riders?active=true&limit=100');
  const others = riders.filter((rider) => rider._id !== otherThan);
  const { awards: unpaid } = await ask<{ awards: { rider: Rider; missing: string[] }[] }>(
    '/api/admin/waiting-cash?limit=100',
  );

  const waiting = unpaid.findLast(({ rider, missing }) => rider._id !== otherThan && missing.includes('licence'));
  if (!waiting) throw new Error('Nobody’s licence is missing');
  const file = { name: 'licence.jpg', mimeType: 'image/jpeg', buffer: await licence() };
  await expected(
    await admin.post(`${url}/api/admin/rider/${waiting.rider._id}/upload-id-files`, {
      headers,
      multipart: { kind: 'licence', file },
    }),
    201,
  );

  const [claimant] = others;
  for (const other of others.slice(1)) {
    const { rider } = await ask<{ rider: { bikes: Bike[] } }>(`/api/admin/rider/${other._id}`);
    const [bike] = rider.bikes;
    if (!bike || !claimant) continue;
    const { year, make, model, vin } = bike;
    const taken = await admin.post(`${url}/api/admin/rider/${claimant._id}/bikes`, {
      headers,
      data: { year, make, model, vin },
    });
    await expected(taken, 409);
    break;
  }

  for (const other of others) {
    const { awards } = await ask<{ awards: Award[] }>(`/api/admin/rider/${other._id}/awards?limit=100`);
    const spent = awards.find(
      ({ type, event, status, initialValue, currentValue }) =>
        type === 'credit' &&
        event &&
        ['current', 'spent'].includes(status) &&
        currentValue.amount < initialValue.amount,
    );
    if (!spent?.event) continue;
    const results = `${url}/api/event/${spent.event._id}/results`;
    const { results: all } = (await (await admin.get(`${results}?limit=100`)).json()) as {
      results: { _id: string; rider: Rider | null; verdict: { earns: Value | null } }[];
    };
    const result = all.find(({ rider, verdict }) => rider?._id === other._id && verdict.earns);
    if (!result) continue;
    const removed = await admin.delete(`${url}/api/event/${spent.event._id}/result?resultId=${result._id}`, {
      headers: { ...headers, 'idempotency-key': 'an-overpaid-award' },
    });
    await expected(removed, 200);
    const { awards: overpaid } = await ask<{ awards: unknown[] }>('/api/admin/awards-overpaid?setAside=false');
    if (overpaid.length > 0) return;
    break;
  }
  throw new Error('No award became overpaid');
};
