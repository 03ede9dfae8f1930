import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Happened } from '@rrr/core/outbox';
import { claimDeliveries, deliverWebhook, type Webhook } from '@rrr/core/webhooks';
import { anId } from '@rrr/core/testing';
import { aesSecretBox, hmacWebhooks, systemClock, ulids } from '@rrr/crypto';
import { sqlUnitOfWork, openDatabase } from '@rrr/persistence';
import { KINDS, newDatabase, type TestDatabase } from '../../adapters/persistence/testing/databases.js';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webhookLanes } from './webhook-lanes.js';
import { webhookSender } from './send-webhook.js';

const secrets = aesSecretBox(new Map([['k', Buffer.alloc(32, 7)]]), 'webhook');
const ids = ulids();

describe.each(KINDS)('deliveries on %s', (kind) => {
  let it_: TestDatabase;
  beforeEach(async () => void (it_ = await newDatabase(kind)));
  afterEach(() => it_.drop());

  const patient = webhookSender({ local: true, totalTime: 30_000 });
  /** A server of the portal: its own connections, and a sender for its own deliveries. */
  const aServer = (close: (() => Promise<void>)[], sender = patient) => {
    const db = openDatabase({ url: it_.url, ...(kind === 'sqlite' ? { waitForDisk: false } : {}) });
    close.push(() => db.close());
    const parts = { uow: sqlUnitOfWork(db), clock: systemClock, ids };
    const sending = {
      ...parts,
      webhookSecrets: secrets,
      webhookSigner: hmacWebhooks,
      webhookSender: sender,
    };
    const claim = claimDeliveries(parts);
    const failed: unknown[] = [];
    const report = (_: unknown, why: unknown) => void failed.push(why);
    return { ...parts, claim, failed, lanes: webhookLanes({ claim, deliver: deliverWebhook(sending), report }) };
  };
  const receiver = async (close: (() => Promise<void>)[], answer: (response: ServerResponse) => void) => {
    const got: string[] = [];
    const server = createServer((request, response) => {
      got.push(String(request.headers['webhook-id']));
      request.resume().on('end', () => answer(response));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    close.push(() => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())));
    return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
  };
  const hookTo = (url: string): Webhook => {
    const id = ids.next();
    return {
      id,
      promoterId: null,
      url,
      name: 'Stock',
      types: ['redemption.made'],
      off: null,
      sealed: secrets.seal(hmacWebhooks.newSecret(), `webhook ${id}`),
      earlierSealed: null,
      earlierUntil: null,
      failingSince: null,
      createdAt: systemClock.now(),
      createdBy: anId('acc', 1),
      version: 1,
    };
  };
  const redemptions = (count: number): readonly Happened[] =>
    Array.from({ length: count }, () => ({
      id: ids.next(),
      type: 'redemption.made',
      at: systemClock.now(),
      promoterId: null,
      data: {
        redemptionId: ids.next(),
        riderId: anId('rder', 1),
        dealerId: anId('dea0er', 1),
        value: { amount: 900, currency: 'USD' },
      },
    }));
  /** runs each server's job until nothing is due */
  const drained = async (servers: readonly ReturnType<typeof aServer>[]) => {
    await Promise.all(
      servers.map(async ({ lanes }) => {
        // it takes nothing while its places are taken, so nothing is due only if nothing is under way either
        for (let more = true; more;) {
          while (await lanes.run());
          await lanes.settled();
          more = await lanes.run();
        }
      }),
    );
  };
  const scene = async (work: (close: (() => Promise<void>)[]) => Promise<void>) => {
    const close: (() => Promise<void>)[] = [];
    try {
      await work(close);
    } finally {
      for (const run of close.toReversed()) await run();
    }
  };

  test('of two servers at once: each is sent by one of them', () =>
    scene(async (close) => {
      const { got, url } = await receiver(close, (response) => response.writeHead(204).end());
      const servers = [aServer(close), aServer(close)] as const;
      const hook = hookTo(url);
      const told = redemptions(30);
      await servers[0].uow.run((tx) => tx.webhooks.put(hook));
      await servers[1].uow.run((tx) => tx.outbox.announce(told));
      await drained(servers);
      expect(servers.flatMap((it) => it.failed)).toEqual([]);
      expect(got.toSorted()).toEqual(told.map((it) => it.id).toSorted());
      const [first] = told;
      expect(await servers[0].uow.run((tx) => tx.webhooks.lockDelivery(hook.id, first?.id ?? ''))).toMatchObject({
        tries: 1,
        nextAt: null,
        attempt: { fault: null, status: 204 },
      });
    }));

  test('that a killed server had taken are sent by another, and what was rolled back is not', () =>
    scene(async (close) => {
      const { got, url } = await receiver(close, (response) => response.end('ok'));
      const [killed, living] = [aServer(close), aServer(close)];
      const hook = hookTo(url);
      const [told, undone] = [redemptions(2), redemptions(1)];
      await killed.uow.run((tx) => tx.webhooks.put(hook));
      await killed.uow.run((tx) => tx.outbox.announce(told));
      await expect(
        killed.uow.run(async (tx) => {
          await tx.outbox.announce(undone);
          throw new Error('undone');
        }),
      ).rejects.toThrow();
      // it takes them and sends nothing
      expect(await killed.claim({ limit: 9, room: () => 9 })).toHaveLength(2);
      await drained([living]);
      expect(got).toEqual([]);
      // its lease is over
      for (const { id } of told) await living.uow.run((tx) => tx.webhooks.requeue(hook.id, id, systemClock.now()));
      await drained([living]);
      expect(got.toSorted()).toEqual(told.map((it) => it.id).toSorted());
    }));

  test('to a receiver that hangs delay no others', () =>
    scene(async (close) => {
      const order: string[] = [];
      const hanging = await receiver(close, () => undefined);
      const quick = await receiver(close, (response) => (order.push('quick'), response.end()));
      const hasty = webhookSender({ local: true, totalTime: 400 });
      const server = aServer(close, {
        accepts: () => true,
        post: (it) => (it.url === hanging.url ? hasty : patient).post(it),
      });
      const hooks = [hookTo(hanging.url), hookTo(quick.url)] as const;
      await server.uow.run(async (tx) => {
        for (const hook of hooks) await tx.webhooks.put(hook);
      });
      await server.uow.run((tx) => tx.outbox.announce(redemptions(6)));
      const sent = drained([server]).then(() => order.push('hanging'));
      await sent;
      expect(order).toEqual([...Array.from({ length: 6 }, () => 'quick'), 'hanging']);
      expect(hanging.got.length).toBeGreaterThan(3);
      expect(await server.uow.run((tx) => tx.webhooks.lock(hooks[0].id))).toMatchObject({
        failingSince: expect.any(String),
      });
    }));
});
