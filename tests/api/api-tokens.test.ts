import { describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { endpoints } from '@rrr/contract';
import { FRESH_FACTOR_CALLS, scopesOfCall, TOKEN_CALLS, TOKEN_SCOPES } from '@rrr/core/access';
import { partsOfToken, TOKEN_DAYS, writtenToken } from '@rrr/core/tokens';
import { SERVICES as S } from '../../app/services.js';
import { emails } from './testing/emails.js';
import { findObjects, MATRIX } from './testing/matrix/index.js';
import { programs } from './testing/program.js';
import { startDemo } from './testing/start-demo.js';
import type { Answered } from './testing/browser.js';

// every call is made with two tokens, and passwords are slow
jest.setTimeout(120_000);

const mails = emails();
const demo = await startDemo({}, mails.bind);
const { make, withText, passwordOf } = programs(demo);
const { container } = demo.server;
const db = container.get(S.database);
const [admin, promoter, dealer, rider] = [
  await demo.as('admin'),
  await demo.as('promoter'),
  await demo.as('dealer'),
  await demo.as('rider'),
];
const eventId = demo.server.demo?.sample.eventId ?? '';
const OWN = '/api/promoter/events';

const heard = (it: Answered): string => (it.status < 300 ? 'ok' : it.problem().code);

describe('what a token reaches', () => {
  test('are calls that exist, and the contract knows the same scopes and times', () => {
    const known = new Set(endpoints.map((it) => it.id));
    expect([...TOKEN_CALLS].filter((id) => !known.has(id))).toEqual([]);
    expect([...contract.API_TOKEN_SCOPES].toSorted()).toEqual([...TOKEN_SCOPES].toSorted());
    expect(contract.API_TOKEN_DAYS).toEqual(TOKEN_DAYS);
  });

  test('changes nothing but results, and only for promoters; nothing that needs a fresh factor', () => {
    const changing = (type: 'promoter' | 'admin') =>
      endpoints.filter((it) => it.method !== 'GET' && scopesOfCall(it.id, type).length > 0).map((it) => it.id);
    expect(changing('admin')).toEqual([]);
    expect(changing('promoter').toSorted()).toEqual([
      'uploadAllClassResult',
      'uploadAllFormattedClassResult',
      'uploadClassResult',
    ]);
    expect([...TOKEN_CALLS].filter((id) => FRESH_FACTOR_CALLS.has(id))).toEqual([]);
  });

  test.each(['promoter', 'admin'] as const)(
    'of a %s with all scopes is the calls of these, and no other',
    async (type) => {
      const objects = await findObjects(admin, rider, dealer, promoter);
      const program = await make(type === 'admin' ? admin : promoter);
      for (const { id } of endpoints) {
        const isListed = scopesOfCall(id, type).length > 0;
        const expected = isListed
          ? expect.not.stringMatching(/^(?:TOKEN_|UNAUTHENTICATED|FORBIDDEN)/)
          : 'TOKEN_NOT_ALLOWED';
        const answer = await program.ask(
          ...(MATRIX[id]?.ask({ actor: type, role: type, of: 'own', objects }) ?? ['/']),
        );
        expect([id, heard(answer)]).toEqual([id, expected]);
        expect([id, isListed || answer.status === 403]).toEqual([id, true]);
      }
    },
  );

  test('of one scope is its calls, and the refusal names the scope that is missing', async () => {
    const program = await make(promoter, ['results:write']);
    const answer = await program.ask(OWN);
    expect([answer.status, heard(answer)]).toEqual([403, 'TOKEN_SCOPE_MISSING']);
    expect(answer.problem().detail).toContain('events:read');
  });

  test('are only objects of its owner, and the role in the path grants nothing', async () => {
    const program = await make(promoter);
    const { events: all } = await admin.call(contract.roleEvents, { query: { limit: 100 } });
    const own = (await promoter.session()).user._id;
    const other = all.find((it) => it.promoter !== null && it.promoter._id !== own)?._id ?? '';
    expect(heard(await program.ask(`/api/event/${other}/results`))).toBe('NOT_FOUND');
    expect(heard(await program.ask(`/api/event/${eventId}/results`))).toBe('ok');
    expect(heard(await program.ask('/api/admin/events'))).toBe('ROUTE_NOT_FOUND');
  });
});

describe('a token is refused', () => {
  const refusedAs = async (text: string): Promise<unknown> => {
    const answer = await withText(text).ask(OWN);
    return [answer.status, heard(answer), answer.headers.get('www-authenticate')];
  };
  const NOT_VALID = [401, 'TOKEN_NOT_VALID', 'Bearer'];

  test('when it is forged, cut, of another, or none', async () => {
    const [mine, other] = [await make(promoter), await make(admin)];
    const [one, two] = [partsOfToken(mine.text), partsOfToken(other.text)];
    for (const text of [
      '',
      'garbage',
      mine.text.slice(0, -1),
      `${mine.text}0`,
      mine.text.toUpperCase(),
      `${mine.text.slice(0, -1)}${mine.text.endsWith('0') ? '1' : '0'}`,
      // the secret of one with the id of another
      writtenToken(one?.id ?? '', two?.secret ?? ''),
      writtenToken(two?.id ?? '', one?.secret ?? ''),
      // the digest that is stored
      writtenToken(one?.id ?? '', (one?.secret ?? '').replaceAll(/./g, '0')),
    ])
      expect([text, await refusedAs(text)]).toEqual([text, NOT_VALID]);
    // also where a visitor is welcome
    expect((await withText('garbage').ask('/api/events')).status).toBe(401);
    expect(heard(await mine.ask(OWN))).toBe('ok');
  });

  test('in the address or in another header', async () => {
    const { text } = await make(promoter);
    const visitor = demo.visit();
    for (const path of [`${OWN}?access_token=${text}`, `${OWN}?token=${text}`])
      expect(heard(await visitor.ask(path))).toBe('UNAUTHENTICATED');
    const elsewhere: readonly Record<string, string>[] = [
      { Authorization: `Basic ${text}` },
      { Authorization: text },
      { 'X-Api-Key': text },
    ];
    for (const headers of elsewhere) expect(heard(await visitor.ask(OWN, { headers }))).toBe('UNAUTHENTICATED');
    visitor.cookies.set('session', text);
    expect(heard(await visitor.ask(OWN))).toBe('UNAUTHENTICATED');
  });

  test('together with a session, whoever it belongs to', async () => {
    const { text } = await make(promoter);
    const headers = { Authorization: `Bearer ${text}` };
    for (const by of [promoter, admin, rider]) {
      const answer = await by.ask(OWN, { headers });
      expect([answer.status, heard(answer)]).toEqual([400, 'TOKEN_WITH_COOKIE']);
    }
  });

  test('when it was revoked, at once, by its owner or an administrator; the owner hears of it', async () => {
    const [one, two] = [await make(promoter), await make(promoter, undefined, { name: 'Tablet' })];
    await promoter.call(contract.revokeApiToken, { params: { tokenId: one.tokenId } });
    await admin.call(contract.revokeApiToken, { params: { tokenId: two.tokenId } });
    expect([await refusedAs(one.text), await refusedAs(two.text)]).toEqual([NOT_VALID, NOT_VALID]);
    expect((await promoter.call(contract.listApiTokens, {})).tokens.map((it) => it.state)).toEqual([
      'revoked',
      'revoked',
    ]);
    const subjects = [];
    for (let n = 0; n < 3; n += 1) subjects.push((await mails.next('promoter@example.com')).subject);
    expect(subjects.toSorted()).toEqual([
      'An API token of yours was revoked',
      'An API token was made for your account',
      'An API token was made for your account',
    ]);
  });

  test('when it is not theirs to revoke, the other learns nothing', async () => {
    const { tokenId } = await make(admin);
    const problem = await promoter.refusal(contract.revokeApiToken, { params: { tokenId } });
    expect([problem.status, problem.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('when it has expired', async () => {
    const { text } = await make(promoter);
    const ends = (seconds: number) =>
      db.write('api_tokens').update({ expires_at: new Date(Date.now() + seconds * 1_000).toISOString() });
    await ends(60);
    expect(heard(await withText(text).ask(OWN))).toBe('ok');
    await ends(0);
    expect(await refusedAs(text)).toEqual(NOT_VALID);
  });

  test('when its owner was deactivated, and it does not come back', async () => {
    const { text } = await make(promoter);
    const promoterId = (await promoter.session()).user._id;
    await admin.call(contract.deactivatePromoter, { params: { id: promoterId } });
    expect(await refusedAs(text)).toEqual(NOT_VALID);
    await admin.call(contract.activatePromoter, { params: { id: promoterId } });
    expect(await refusedAs(text)).toEqual(NOT_VALID);
  });

  test('when its login is another one than before', async () => {
    const { text } = await make(promoter);
    const { account, user } = await promoter.session();
    const set = (change: object) => db.write('accounts').update(change).where({ id: account._id });
    await set({ type: 'admin' });
    expect(await refusedAs(text)).toEqual(NOT_VALID);
    await set({ type: 'promoter', subject_id: (await admin.session()).user._id });
    expect(await refusedAs(text)).toEqual(NOT_VALID);
    await set({ subject_id: user._id, deactivated: true });
    expect(await refusedAs(text)).toEqual(NOT_VALID);
  });

  test('when the password was changed, or everybody logged out', async () => {
    const [one, by] = [await make(promoter), await demo.as('promoter')];
    const oldPassword = passwordOf('promoter@example.com');
    await by.call(contract.changePromoterPassword, { body: { oldPassword, newPassword: 'Four tall horses' } });
    expect(await refusedAs(one.text)).toEqual(NOT_VALID);
    const two = await make(admin);
    await (await demo.as('admin')).call(contract.logoutEverywhere);
    expect(await refusedAs(two.text)).toEqual(NOT_VALID);
  });
});

test('the last use is noted with its network', async () => {
  const program = await make(promoter);
  expect((await promoter.call(contract.listApiTokens, {})).tokens[0]).toMatchObject({
    lastUsedAt: null,
    lastNetwork: null,
  });
  await program.ask(OWN);
  expect((await promoter.call(contract.listApiTokens, {})).tokens[0]).toMatchObject({
    lastUsedAt: expect.any(String),
    lastNetwork: '127.0.0.0/24',
  });
});
