import { describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { partsOfToken, writtenToken } from '@rrr/core/tokens';
import { SERVICES as S } from '../../app/services.js';
import type { Answered, Browser } from './testing/browser.js';
import { programs } from './testing/program.js';
import { startDemo } from './testing/start-demo.js';

// passwords are slow
jest.setTimeout(60_000);

const demo = await startDemo();
const { make, withText, passwordOf } = programs(demo);
const { container } = demo.server;
const db = container.get(S.database);
const [admin, promoter] = [await demo.as('admin'), await demo.as('promoter')];
const OWN = '/api/promoter/events';

const heard = (it: Answered): string => (it.status < 300 ? 'ok' : it.problem().code);
const events = async (query: object = {}) => {
  await container.get(S.watch).flushed();
  return (await admin.call(contract.listSecurityEvents, { query: { limit: 100, ...query } })).events;
};

describe('making a token', () => {
  const body = (by: 'promoter' | 'admin', change: object = {}) => ({
    name: 'Timing',
    scopes: [by === 'admin' ? ('reports:read' as const) : ('results:write' as const)],
    days: 30 as const,
    password: passwordOf(`${by}@example.com`),
    ...change,
  });
  const refusal = async (by: Browser, change: object) =>
    (await by.ask('/api/account/api-tokens', { method: 'POST', body: body('promoter', change) })).problem();

  test('needs the password, scopes that are offered, a year at most and a name of its own', async () => {
    expect((await refusal(promoter, { password: 'Wrong1234' })).code).toBe('WRONG_PASSWORD');
    expect((await refusal(promoter, { scopes: ['reports:read'] })).code).toBe('TOKEN_SCOPES_NOT_VALID');
    for (const change of [
      { scopes: [] },
      { scopes: ['wallet:redeem'] },
      { days: 366 },
      { days: 0 },
      { name: ' ' },
      { name: 'x'.repeat(61) },
      { name: 'Timing\u202egnp' },
      { accountId: (await admin.session()).account._id },
    ])
      expect([change, (await refusal(promoter, change)).code]).toEqual([change, 'VALIDATION_FAILED']);
    await promoter.call(contract.makeApiToken, { body: body('promoter') });
    expect((await refusal(promoter, { name: ' timing ' })).code).toBe('TOKEN_NAME_TAKEN');
  });

  test('gives its text once: no list has it, and no row of the database', async () => {
    const { text, tokenId } = await make(promoter, undefined, { name: 'Finish line' });
    const secret = partsOfToken(text)?.secret ?? '';
    const own = await promoter.ask('/api/account/api-tokens');
    const all = await admin.ask('/api/admin/api-tokens?who=promoter@');
    expect([own.text.includes(tokenId), own.text.includes(secret), all.text.includes(secret)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(all.of(contract.allApiTokens).tokens).toMatchObject([
      {
        _id: tokenId,
        name: 'Finish line',
        owner: { email: 'promoter@example.com', type: 'promoter' },
        state: 'active',
      },
    ]);
    for (const table of ['api_tokens', 'outbox', 'audit_log', 'security_events', 'idempotency_keys'])
      expect([table, JSON.stringify(await db.read(table)).includes(secret)]).toEqual([table, false]);
  });

  test('of an administrator is a serious event; wrong ones are events too, without the token', async () => {
    const [one, two] = [await make(admin), await make(promoter)];
    expect(await events({ kind: 'token-made' })).toMatchObject([
      { severity: 'serious', account: { email: 'admin@example.com' }, objectType: 'api-token', objectId: one.tokenId },
    ]);
    const wrong = writtenToken(two.tokenId, partsOfToken(one.text)?.secret ?? '');
    await withText(wrong).ask(OWN);
    await withText('nothing').ask(OWN);
    const found = await events({ kind: 'wrong-token' });
    expect(found).toHaveLength(2);
    expect(found.find((it) => it.account)).toMatchObject({
      account: { email: 'promoter@example.com' },
      objectId: two.tokenId,
      network: '127.0.0.0/24',
      facts: { code: 'TOKEN_NOT_VALID', call: 'roleEvents' },
    });
    expect(JSON.stringify(found)).not.toContain(partsOfToken(one.text)?.secret);
    expect(heard(await two.ask('/api/admin/admins'))).toBe('TOKEN_NOT_ALLOWED');
    expect(await events({ kind: 'forbidden' })).toMatchObject([{ account: { email: 'promoter@example.com' } }]);
  });

  test('is not possible while acting as another', async () => {
    const by = await demo.as('admin');
    const id = (await promoter.session()).user._id;
    await by.call(contract.startProxy, { body: { type: 'promoter', id, reason: 'Help', returnTo: '/' } });
    by.setRole('promoter');
    expect((await by.refusal(contract.makeApiToken, { body: body('promoter') })).code).toBe('PROXY_FORBIDDEN');
    expect((await by.refusal(contract.listApiTokens, {})).code).toBe('PROXY_FORBIDDEN');
  });
});
