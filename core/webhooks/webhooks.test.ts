import { describe, expect, it } from '@jest/globals';
import type { Actor } from '../access/index.js';
import { plusSeconds } from '../shared/index.js';
import { anActor, plainBox } from '../testing/index.js';
import {
  addWebhook,
  deleteWebhook,
  editWebhook,
  PROMOTER_TYPES,
  resealWebhooks,
  rotateWebhookSecret,
  setWebhookOn,
  tryWebhook,
  type Webhook,
} from './index.js';
import {
  admin,
  code,
  DAY,
  fields,
  given,
  hook,
  NOW,
  other,
  promoter,
  promoterId,
  sealedFor,
} from './testing/webhook-scene.js';

describe('a webhook', () => {
  it('is added with a secret that is told once and stored encrypted', async () => {
    const { ports, stored } = given();
    const { webhookId, secret } = await addWebhook(ports)({ actor: admin, webhook: fields });
    expect(stored().webhooks).toMatchObject([
      { id: webhookId, promoterId: null, ...fields, off: null, sealed: sealedFor(webhookId, secret), version: 1 },
    ]);
    expect(stored().audit).toMatchObject([
      { action: 'add-webhook', objectId: webhookId, detail: { host: 'hooks.example.com', types: 'award.issued' } },
    ]);
    // neither the secret nor what the address may hold
    expect(JSON.stringify(stored().audit)).not.toMatch(/whsec|key=1/);
  });

  it('of a promoter hears of their own events only, and of no money that is spent or paid', async () => {
    const { ports, stored } = given();
    const add = (types: Webhook['types'], actor: Actor = promoter) =>
      code(addWebhook(ports)({ actor, webhook: { ...fields, types } }));
    expect(await add(['redemption.made'])).toBe('WEBHOOK_TYPE_REFUSED');
    expect(await add(['award.issued', 'award.held'])).toBe('WEBHOOK_TYPE_REFUSED');
    expect(await add(PROMOTER_TYPES)).toBe('ok');
    expect(stored().webhooks).toMatchObject([{ promoterId, types: PROMOTER_TYPES }]);
    expect(await add(PROMOTER_TYPES, other)).toBe('PROMOTER_NOT_APPROVED');
  });

  it('is refused in proxy mode, to riders, for a bad address, and when there are ten', async () => {
    const { ports } = given(Array.from({ length: 9 }, () => hook({ promoterId })));
    const add = (actor: Actor, change: object = {}) =>
      code(addWebhook(ports)({ actor, webhook: { ...fields, ...change } }));
    expect(await add({ ...promoter, proxyHostId: admin.accountId })).toBe('PROXY_FORBIDDEN');
    expect(await add(anActor({ type: 'rider' }))).toBe('NOT_FOUND');
    expect(await add(promoter, { url: 'http://hooks.example.com' })).toBe('WEBHOOK_ADDRESS_REFUSED');
    expect([await add(promoter), await add(promoter), await add(admin)]).toEqual(['ok', 'TOO_MANY_WEBHOOKS', 'ok']);
  });

  it('is changed, switched and deleted by its owner and by administrators, nobody else', async () => {
    const own = hook({ promoterId, types: ['award.issued'] });
    const { ports, only, stored } = given([own]);
    const asked = { actor: promoter, webhookId: own.id };
    expect(await code(setWebhookOn(ports)({ ...asked, actor: other, on: false, version: 1 }))).toBe('NOT_FOUND');
    await setWebhookOn(ports)({ ...asked, on: false, version: 1 });
    expect(only()).toMatchObject({ off: 'owner', version: 2 });
    expect(await code(setWebhookOn(ports)({ ...asked, on: true, version: 1 }))).toBe('STALE_EDIT');
    await setWebhookOn(ports)({ ...asked, actor: admin, on: true, version: 2 });
    await editWebhook(ports)({ ...asked, webhook: { ...fields, name: 'New' }, version: 3 });
    expect(only()).toMatchObject({ off: null, name: 'New', version: 4 });
    // nothing changes
    await editWebhook(ports)({ ...asked, webhook: { ...fields, name: 'New' }, version: 4 });
    expect(only()?.version).toBe(4);
    expect(await code(deleteWebhook(ports)({ ...asked, actor: other }))).toBe('NOT_FOUND');
    await deleteWebhook(ports)(asked);
    expect(stored().webhooks).toEqual([]);
    expect(stored().audit.map((it) => it.action)).toEqual([
      'deactivate-webhook',
      'activate-webhook',
      'edit-webhook',
      'delete-webhook',
    ]);
  });

  it('signs with both secrets for a day after a new one was made', async () => {
    const own = hook();
    const { ports, clock, sent } = given([own]);
    const { secret } = await rotateWebhookSecret(ports)({ actor: admin, webhookId: own.id, version: 1 });
    const signatures = async (at: string) => {
      clock.set(at);
      await tryWebhook(ports)({ actor: admin, webhookId: own.id });
      return sent.at(-1)?.headers['webhook-signature'];
    };
    expect(await signatures(plusSeconds(NOW, DAY - 1))).toBe(`v1,${secret} v1,whsec_a`);
    expect(await signatures(plusSeconds(NOW, DAY))).toBe(`v1,${secret}`);
  });

  it('has its secrets encrypted anew with a newer key', async () => {
    const own = hook();
    const { ports, only, uow } = given([{ ...own, earlierSealed: sealedFor(own.id, 'whsec_0') }, hook()]);
    expect(await resealWebhooks({ uow, secrets: plainBox('k2') })).toBe(2);
    expect(await resealWebhooks({ uow, secrets: plainBox('k2') })).toBe(0);
    expect(only()?.sealed).toMatch(/^k2\|/);
    expect(only()?.earlierSealed ?? 'k2|').toMatch(/^k2\|/);
    expect(ports.webhookSecrets.isOutdated(only()?.sealed ?? '')).toBe(true);
  });
});
