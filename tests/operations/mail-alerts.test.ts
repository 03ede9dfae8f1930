import { beforeEach, expect, test } from '@jest/globals';
import { MailRefused } from '@rrr/core/outbox';
import { plusSeconds } from '@rrr/core/shared';
import { aWebhook } from '@rrr/core/testing';
import { type Attempt, deliveryOf, webhookContext } from '@rrr/core/webhooks';
import { SERVICES as S } from '../../app/services.js';
import { operated } from './testing/operated.js';

const ARRIVED: Attempt = { fault: null, status: 200, answer: '', milliseconds: 1 };
const scene = await operated();
const START = scene.clock.now();
let answer: () => Promise<void> = async () => undefined;
(await scene.container.rebindAsync(S.webhookSender)).toConstantValue({
  accepts: () => true,
  post: async () => posted(),
});
(await scene.container.rebindAsync(S.mail)).toConstantValue({ send: () => answer() });
beforeEach(async () => {
  answer = async () => undefined;
  scene.clock.set(START);
  await scene.db.write('outbox').delete();
  await scene.db.write('webhook_deliveries').delete();
});

let mails = 0;
let posted: () => Attempt = () => ARRIVED;
const FACTS = {
  'history-anchor': { at: START, anchor: '{}' },
  'password-code': { code: '123456', until: plusSeconds(START, 3_600) },
} as const;
const write = (kind: keyof typeof FACTS, count = 1) =>
  scene.container.get(S.uow).run(({ outbox }) =>
    outbox.append(
      Array.from({ length: count }, () => ({
        id: scene.container.get(S.ids).next(),
        kind,
        at: START,
        recipient: { type: 'mailbox' as const, id: `m${(mails += 1)}` },
        facts: FACTS[kind],
      })),
    ),
  );
/** Tries what is due, at times after the start in seconds. */
const trying = async (name: string, ...seconds: readonly number[]) => {
  for (const after of seconds) {
    scene.clock.set(plusSeconds(START, after));
    while (await scene.job(name).run());
    await scene.job(name).settled?.();
  }
};
const LANE = { lane: 'codes' };

test('CodesNotSent: nobody sends', async () => {
  await write('password-code');
  scene.clock.set(plusSeconds(START, 60));
  expect(await scene.firing('CodesNotSent')).toEqual([]);
  scene.clock.set(plusSeconds(START, 61));
  expect(await scene.firing('CodesNotSent')).toEqual([LANE]);
  await trying('send codes', 62);
  expect(await scene.firing('CodesNotSent')).toEqual([]);
});

test('CodesNotSent: the mail server is away, and each try puts the next one off', async () => {
  answer = () => Promise.reject(new Error('connect ECONNREFUSED'));
  await write('password-code');
  await trying('send codes', 0, 61, 182);
  expect(await scene.firing('CodesNotSent')).toEqual([LANE]);
});

test('MailNotSent: nobody sends', async () => {
  await write('history-anchor');
  scene.clock.set(plusSeconds(START, 1_801));
  expect(await scene.firing('MailNotSent')).toEqual([{ lane: 'others' }]);
});

test('MailNotSent: the mail server is away', async () => {
  answer = () => Promise.reject(new Error('connect ECONNREFUSED'));
  await write('history-anchor', 21);
  expect(await scene.firing('MailNotSent')).toEqual([]);
  await trying('send mail', 0);
  expect(await scene.firing('MailNotSent')).toEqual([{ lane: 'others' }]);
});

test('MailRefused: addresses that do not exist', async () => {
  answer = () => Promise.reject(new MailRefused('no such mailbox'));
  await scene.mark();
  await write('history-anchor', 11);
  await trying('send mail', 0);
  expect(await scene.firing('MailRefused')).toEqual([{}]);
});

test('MailGivenUp: no try of a week arrived', async () => {
  answer = () => Promise.reject(new Error('connect ECONNREFUSED'));
  await scene.mark();
  await write('history-anchor');
  await scene.db.write('outbox').update({ attempts: 166 });
  await trying('send mail', 0);
  expect(await scene.firing('MailGivenUp')).toEqual([]);
  await trying('send mail', 3_601);
  expect(await scene.firing('MailGivenUp')).toEqual([{}]);
  answer = () => Promise.reject(new MailRefused('no such mailbox'));
  await scene.mark();
  await write('history-anchor');
  await trying('send mail', 3_602);
  expect(await scene.firing('MailGivenUp')).toEqual([]);
});

test('WebhooksNotSent: nobody sends to a receiver that answers; one that fails raises nothing', async () => {
  const [well, failing] = [aWebhook(), aWebhook({ failingSince: START })];
  const secrets = scene.container.get(S.webhookSecrets);
  await scene.container.get(S.uow).run(async ({ webhooks }) => {
    for (const webhook of [well, failing]) {
      const sealed = secrets.seal('whsec_AAAA', webhookContext(webhook.id));
      await webhooks.put({ ...webhook, sealed });
      const id = scene.container.get(S.ids).next();
      await webhooks.addDelivery(
        deliveryOf(webhook.id, {
          id,
          type: 'results.received',
          promoterId: null,
          at: START,
          data: { eventId: id, classIds: [] },
        }),
      );
    }
  });
  scene.clock.set(plusSeconds(START, 900));
  expect(await scene.firing('WebhooksNotSent')).toEqual([]);
  scene.clock.set(plusSeconds(START, 901));
  expect(await scene.firing('WebhooksNotSent')).toEqual([{ receiver: 'well' }]);
  posted = () => ({ fault: 'refused', status: null, answer: null, milliseconds: 1 });
  await trying('send webhooks', 902);
  scene.clock.set(plusSeconds(START, 10_000));
  expect(await scene.firing('WebhooksNotSent')).toEqual([]);
  posted = () => ARRIVED;
  await trying('send webhooks', 10_001);
  const text = await scene.container.get(S.metrics).text();
  for (const receiver of ['well', 'failing'])
    for (const name of ['webhook_waiting_deliveries', 'webhook_due_deliveries', 'webhook_oldest_due_seconds'])
      expect(text).toContain(`${name}{receiver="${receiver}"} 0\n`);
});
