import { afterEach, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { HAPPENED_TYPES, PROMOTER_TYPES } from '@rrr/core/webhooks';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SERVICES as S } from '../../app/services.js';
import type { Browser } from './testing/browser.js';
import { FIELD, finisher } from './testing/result-scene.js';
import { startDemo } from './testing/start-demo.js';

let ahead = 0;
const demo = await startDemo({ WEBHOOKS_LOCAL: 'true' }, async (container) => {
  (await container.rebindAsync(S.clock)).toConstantValue({ now: () => new Date(Date.now() + ahead).toISOString() });
});
const { container } = demo.server;
const [admin, promoter, rider] = [await demo.as('admin'), await demo.as('promoter'), await demo.as('rider')];
const dealer = await demo.as('dealer');
const asAdmin = { role: 'admin' } as const;
const asPromoter = { role: 'promoter' } as const;

interface Got {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
const close: (() => Promise<void>)[] = [];
afterEach(async () => {
  ahead = 0;
  for (const run of close.splice(0)) await run();
});

/** Software of somebody that takes messages. */
const receiver = async (answer: RequestListener = (_, response) => response.end('Thanks')) => {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  close.push(() => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())));
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
};
/** The job, now: until what is due was sent. */
const send = async () => {
  const job = container.get(S.jobs).find((it) => it.name === 'send webhooks');
  while (await job?.run());
  await job?.settled?.();
};
const add = (
  url: string,
  events: readonly contract.HappenedName[],
  by: Browser = admin,
  params: typeof asAdmin | typeof asPromoter = asAdmin,
) => by.call(contract.addWebhook, { params, body: { url, name: 'Stock', events: [...events] } });

let keys = 0;
const redeem = async () =>
  (
    await dealer.call(contract.redeem, {
      params: { role: 'dealer' },
      body: {
        riderId: (await rider.session()).user._id,
        amount: { amount: 900, currency: 'USD' },
        pin: '4719',
        dealerEmployeeName: 'Sam Ortiz',
        riderIdVerified: true,
      },
      idempotencyKey: `webhooks-redeem-${(keys += 1)}`,
    })
  ).redemption;

const page = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8');
const blocks = (language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, text = '']) => text);

describe('docs/webhooks.md', () => {
  test('shows every message as the contract has it', () => {
    const shown = blocks('json').map((it) => JSON.parse(it) as { readonly type: contract.HappenedName | 'ping' });
    expect(shown).toEqual([...contract.HAPPENED_TYPES, 'ping' as const].map((it) => contract.exampleBody(it)));
    for (const item of shown) expect(contract.webhookBody(item.type).parse(item)).toEqual(item);
    expect(contract.HAPPENED_TYPES).toEqual(HAPPENED_TYPES);
    expect(contract.PROMOTER_HAPPENED_TYPES).toEqual(PROMOTER_TYPES);
  });

  test('shows how a real message is verified', async () => {
    const { isFromPortal } = (await import(`data:text/javascript,${encodeURIComponent(blocks('js')[0] ?? '')}`)) as {
      readonly isFromPortal: (secret: string, headers: IncomingHttpHeaders, body: string, now?: number) => boolean;
    };
    const { got, url } = await receiver();
    const { secret, webhook } = await add(url, ['redemption.made']);
    await redeem();
    await send();
    const [message] = got;
    if (!message) throw new Error('nothing came');
    const { headers, body } = message;
    expect(isFromPortal(secret, headers, body)).toBe(true);
    expect(isFromPortal(secret, headers, `${body} `)).toBe(false);
    expect(isFromPortal(secret, { ...headers, 'webhook-id': 'another' }, body)).toBe(false);
    expect(isFromPortal('whsec_AAAA', headers, body)).toBe(false);
    expect(isFromPortal(secret, {}, body)).toBe(false);
    expect(isFromPortal(secret, headers, body, Date.now() + 600_000)).toBe(false);
    // for a day both secrets are right
    const anew = await admin.call(contract.rotateWebhookSecret, {
      params: { ...asAdmin, webhookId: webhook._id },
      body: { version: webhook.version },
    });
    expect(anew.webhook.earlierSecretUntil).not.toBeNull();
    await redeem();
    await send();
    const second = got[1];
    if (!second) throw new Error('nothing came');
    expect([secret, anew.secret].map((it) => isFromPortal(it, second.headers, second.body))).toEqual([true, true]);
  });
});

describe('a webhook of administrators', () => {
  test('is told of a redemption and its undoing, with ids and amounts and nothing personal', async () => {
    const { got, url } = await receiver();
    const { webhook } = await add(url, ['redemption.made', 'redemption.undone', 'payout.sent']);
    const made = await redeem();
    await dealer.call(contract.undoRedemption, {
      params: { role: 'dealer', redemptionId: made._id },
      query: { reason: 'Wrong part' },
      idempotencyKey: `webhooks-undo-${(keys += 1)}`,
    });
    await send();
    const bodies = got
      .map(({ body }) => JSON.parse(body) as { readonly type: contract.HappenedName; readonly data: object })
      .toSorted((a, b) => (a.type < b.type ? -1 : 1));
    expect(bodies.map((it) => contract.webhookBody(it.type).parse(it).type)).toEqual([
      'redemption.made',
      'redemption.undone',
    ]);
    const riderId = (await rider.session()).user._id;
    expect(bodies[0]?.data).toMatchObject({
      redemptionId: made._id,
      riderId,
      value: { amount: 900, currency: 'USD' },
    });
    expect(got.map((it) => it.body).join()).not.toMatch(/@|Sam Ortiz|4719|Wrong part/);
    const { deliveries } = await admin.call(contract.listDeliveries, {
      params: { ...asAdmin, webhookId: webhook._id },
      query: { state: 'sent' },
    });
    expect(deliveries.map((it) => [it.tries, it.status, it.fault, it.nextAt])).toEqual([
      [1, 200, null, null],
      [1, 200, null, null],
    ]);
    const { delivery } = await admin.call(contract.getDelivery, {
      params: { ...asAdmin, webhookId: webhook._id, deliveryId: deliveries[0]?._id ?? '' },
    });
    expect([delivery.answer, got.some((it) => it.body === delivery.payload)]).toEqual(['Thanks', true]);
    const { webhooks } = await admin.call(contract.listWebhooks, { params: asAdmin, query: { owner: 'admin' } });
    expect(webhooks).toMatchObject([{ on: true, promoter: null, last: { arrived: true, status: 200 } }]);
  });

  test('never shows its secret again: not in answers, the audit log or the database', async () => {
    const { webhook, secret } = await add('https://hooks.example.com/?key=hidden', ['award.issued']);
    const params = { ...asAdmin, webhookId: webhook._id };
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const shown = [
      await admin.call(contract.getWebhook, { params }),
      await admin.call(contract.listAudit, { query: { limit: 10 } }),
      await container.get(S.database).read('webhooks').select(),
    ];
    expect(JSON.stringify(shown)).not.toContain(secret.slice('whsec_'.length));
    expect(JSON.stringify(shown[1])).not.toContain('hidden');
    expect(JSON.stringify(shown[1])).toContain('add-webhook');
    await container.get(S.watch).flushed();
    const { events } = await admin.call(contract.listSecurityEvents, { query: { kind: 'webhook-changed' } });
    expect(events).toContainEqual(expect.objectContaining({ objectId: webhook._id, severity: 'warning' }));
  });

  test('is tested at once, and shows what its address answered', async () => {
    const { got, url } = await receiver((_, response) => response.writeHead(503).end('<b>Closed</b>'));
    const { webhook } = await add(url, ['award.issued']);
    const params = { ...asAdmin, webhookId: webhook._id };
    const { delivery } = await admin.call(contract.tryWebhook, { params });
    expect(delivery).toMatchObject({
      event: 'ping',
      status: 503,
      fault: 'status',
      answer: '<b>Closed</b>',
      nextAt: null,
    });
    expect(contract.webhookBody('ping').parse(JSON.parse(got[0]?.body ?? ''))).toMatchObject({
      data: { webhookId: webhook._id },
    });
    expect((await admin.call(contract.getWebhook, { params })).webhook).toMatchObject({ on: true, failingSince: null });
  });

  test('that fails is tried later, sent again by hand, and switched off by 410', async () => {
    let status = 500;
    const { got, url } = await receiver((_, response) => response.writeHead(status).end());
    const { webhook } = await add(url, ['redemption.made']);
    const params = { ...asAdmin, webhookId: webhook._id };
    await redeem();
    await send();
    const [first] = (await admin.call(contract.listDeliveries, { params, query: {} })).deliveries;
    if (!first) throw new Error('no delivery');
    expect(first).toMatchObject({ state: 'waiting', tries: 1, status: 500, fault: 'status' });
    expect(Date.parse(first.nextAt ?? '') - Date.parse(first.triedAt ?? '')).toBe(60_000);
    const one = { ...params, deliveryId: first._id };
    await admin.call(contract.resendDelivery, { params: one });
    await send();
    expect(got.map((it) => it.headers['webhook-id'])).toEqual([first._id, first._id]);
    status = 410;
    ahead += 61_000;
    await send();
    expect((await admin.call(contract.getWebhook, { params })).webhook).toMatchObject({ on: false, offReason: 'gone' });
    expect(await admin.refusal(contract.resendDelivery, { params: one })).toMatchObject({ code: 'WEBHOOK_IS_OFF' });
    const { mails } = await admin.call(contract.listMails, { query: { kind: 'webhook-off' } });
    const { mails: sent } = await admin.call(contract.listMails, { query: { kind: 'webhook-off', state: 'sent' } });
    expect([...mails, ...sent].map((it) => it.to?.email)).toEqual(['admin@example.com']);
  });

  test.each([
    'http://example.com',
    'https://user:word@example.com',
    'https://10.0.0.1/',
    'https://169.254.169.254/',
    'https://[::ffff:10.0.0.1]/',
    'ftp://example.com',
    'example.com',
  ])('is not sent to %s', async (url) =>
    expect(
      await admin.refusal(contract.addWebhook, { params: asAdmin, body: { url, name: 'x', events: ['award.issued'] } }),
    ).toMatchObject({ status: 422, code: 'WEBHOOK_ADDRESS_REFUSED' }),
  );
});

describe('a webhook of a promoter', () => {
  test('hears of results of their own events, and of nothing else', async () => {
    const { got, url } = await receiver();
    const { webhook } = await add(url, ['results.received', 'award.issued'], promoter, asPromoter);
    expect(webhook.promoter?._id).toBe((await promoter.session()).user._id);
    expect(
      await promoter.refusal(contract.addWebhook, {
        params: asPromoter,
        body: { url, name: 'x', events: ['redemption.made'] },
      }),
    ).toMatchObject({ code: 'WEBHOOK_TYPE_REFUSED' });
    await redeem();
    await send();
    expect(got).toEqual([]);
    const eventId = demo.server.demo?.sample.eventId ?? '';
    const { event } = await promoter.call(contract.getEvent, { params: { eventId } });
    const inClass = event.classes.find((it) => it.payoutType === 'dealerCredit' && it.results.length === 0);
    const riderId = (await rider.session()).user._id;
    await promoter.call(contract.putResults, {
      params: { eventId },
      body: {
        classId: inClass?._id ?? '',
        entrants: 12,
        results: [finisher(1, 'Riley Ostrander', { riderId }), ...FIELD],
      },
      idempotencyKey: 'webhooks-results',
    });
    await send();
    const told = got.map(
      ({ body }) => JSON.parse(body) as { readonly type: contract.HappenedName; readonly data: object },
    );
    for (const item of told) contract.webhookBody(item.type).parse(item);
    expect(told.toSorted((a, b) => (a.type < b.type ? -1 : 1))).toMatchObject([
      { type: 'award.issued', data: { eventId, riderId, value: inClass?.payoutPlaces[0]?.amount } },
      { type: 'results.received', data: { eventId, classIds: [inClass?._id] } },
    ]);
  });

  test('is theirs and the administrators’ alone', async () => {
    const { webhook } = await add('https://hooks.example.com/', ['award.issued']);
    const params = { ...asPromoter, webhookId: webhook._id };
    expect(await promoter.refusal(contract.getWebhook, { params })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await promoter.refusal(contract.listDeliveries, { params, query: {} })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await promoter.refusal(contract.tryWebhook, { params })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await promoter.refusal(contract.deleteWebhook, { params })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await promoter.call(contract.listWebhooks, { params: asPromoter, query: {} })).webhooks).toEqual([]);
    expect(
      await promoter.refusal(contract.listWebhooks, { params: asPromoter, query: { owner: 'admin' } }),
    ).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await rider.ask('/api/rider/webhooks')).status).toBe(403);
  });

  test('can be switched off and deleted by an administrator', async () => {
    const { got, url } = await receiver();
    const { webhook } = await add(url, ['award.issued'], promoter, asPromoter);
    const params = { ...asAdmin, webhookId: webhook._id };
    const off = await admin.call(contract.setWebhookOn, { params, body: { on: false, version: webhook.version } });
    expect(off.webhook).toMatchObject({ on: false, offReason: 'owner' });
    await admin.call(contract.deleteWebhook, { params });
    expect(await promoter.refusal(contract.getWebhook, { params: { ...params, role: 'promoter' } })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(got).toEqual([]);
  });
});
