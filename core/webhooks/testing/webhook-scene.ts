import type { Happened } from '../../outbox/index.js';
import { defaultProgram } from '../../program/index.js';
import { plusSeconds } from '../../shared/index.js';
import { anActor, anId, aWebhook, fakeUnitOfWork, fixedClock, plainBox, sequentialIds } from '../../testing/index.js';
import { type Attempt, claimDeliveries, deliverWebhook, type Webhook, type WebhookMessage } from '../index.js';

export const NOW = '2026-11-25T12:00:00.000Z';
export const DAY = 86_400;
export const promoterId = anId('promo', 1);
export const admin = anActor({ type: 'admin', subjectId: anId('admin', 1), accountId: anId('acc', 1) });
export const promoter = anActor({ type: 'promoter', subjectId: promoterId, accountId: anId('acc', 2) });
export const other = anActor({ type: 'promoter', subjectId: anId('promo', 2), accountId: anId('acc', 3) });
export const fields = { url: 'https://hooks.example.com/x?key=1', name: 'Stock', types: ['award.issued'] as const };
export const fine: Attempt = { fault: null, status: 204, answer: '', milliseconds: 5 };
export const failing: Attempt = { fault: 'status', status: 500, answer: 'Oops', milliseconds: 5 };

export const given = (webhooks: readonly Webhook[] = [], answer: () => Attempt = () => fine) => {
  const db = fakeUnitOfWork({
    webhooks,
    promoters: [
      { id: promoterId, name: 'Rimrock', email: 'p1@example.com', status: 'approved' },
      { id: anId('promo', 2), name: 'Other', email: 'p2@example.com', status: 'pending' },
    ],
  });
  const clock = fixedClock(NOW);
  const sent: WebhookMessage[] = [];
  let secrets = 0;
  const ports = {
    uow: db.uow,
    clock,
    ids: sequentialIds(),
    program: defaultProgram,
    webhookSecrets: plainBox('k1'),
    webhookSigner: { newSecret: () => `whsec_${(secrets += 1)}`, sign: (secret: string) => `v1,${secret}` },
    webhookSender: {
      accepts: (url: string) => url.startsWith('https://'),
      post: async (message: WebhookMessage) => (sent.push(message), answer()),
    },
  };
  const claim = () => claimDeliveries(ports)({ limit: 10, room: () => 10 });
  return {
    ...db,
    clock,
    ports,
    sent,
    announce: (...happened: readonly Happened[]) => db.uow.run((tx) => tx.outbox.announce(happened)),
    claim,
    /** one round of the job, after so many seconds */
    round: async (seconds = 0) => {
      clock.set(plusSeconds(clock.now(), seconds));
      const due = await claim();
      for (const one of due) await deliverWebhook(ports)(one);
      return due.length;
    },
    only: () => db.stored().webhooks[0],
  };
};
export const sealedFor = (id: string, secret: string): string => plainBox('k1').seal(secret, `webhook ${id}`);
export const hook = (change: Partial<Webhook> = {}): Webhook => {
  const webhook = aWebhook({ createdAt: NOW, ...change });
  return { ...webhook, sealed: sealedFor(webhook.id, 'whsec_a') };
};
export const happened = (n = 1): Happened => ({
  id: anId('hap', n),
  type: 'redemption.made',
  at: NOW,
  promoterId: null,
  data: {
    redemptionId: anId('red', n),
    riderId: anId('rder', 1),
    dealerId: anId('dea0er', 1),
    value: { amount: 900, currency: 'USD' },
  },
});
export const code = (work: Promise<unknown>) =>
  work.then(() => 'ok').catch((error: { readonly code: string }) => error.code);
