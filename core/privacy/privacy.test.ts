import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Award } from '../ledger/index.js';
import { defaultProgram } from '../program/index.js';
import {
  aDocument,
  anAccount,
  anActor,
  anId,
  aRiderRecord,
  cash,
  credits,
  fakeFiles,
  fakeUnitOfWork,
  fixedClock,
  plainDigest,
  refusal,
  riderRows,
  sequentialIds,
  type World,
} from '../testing/index.js';
import {
  ANONYMOUS,
  eraseDue,
  getDeletion,
  isConfirmed,
  requestDeletion,
  stakesOf,
  takeOwnData,
  withdrawDeletion,
} from './index.js';

const ME = anId('rder', 1);
const NOW = '2025-06-10T18:00:00.000Z';
const [TODAY, DAY] = ['2025-06-10', '2025-06-24'];
const own = anActor({ type: 'rider', subjectId: ME });
const HELD = [
  { amount: 4_000, expiresOn: '2026-05-01' },
  { amount: 2_500, expiresOn: '2026-06-01' },
];
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const claim = (state: 'pending' | 'sent', awardId: string) =>
  ({
    id: anId('c0aim', 1),
    riderId: ME,
    currency: 'USD',
    gross: 700,
    withholding: 0,
    net: 700,
    withholdingBasisPoints: 0,
    method: 'reward-link',
    state,
    requestedAt: NOW,
    requestedBy: 'Casey Moreno',
    dueOn: '2025-07-10',
    sent: null,
    canceledAt: null,
    version: 1,
    lines: [{ awardId, amount: 700 }],
  }) as const;

const house = async (more: (awards: readonly Award[]) => Partial<World> = () => ({})) => {
  const clock = fixedClock(NOW);
  const files = fakeFiles();
  const ids = sequentialIds();
  const [credit, earned] = [credits(ME, HELD, ids), cash(ME, [700, 300], 'USD', ids)];
  const rider = aRiderRecord({
    id: ME,
    firstName: 'Casey',
    lastName: 'Moreno',
    email: 'casey@example.com',
    profileImage: `/api/image/${anId('p1c')}`,
  });
  const db = fakeUnitOfWork({
    ...riderRows([rider]),
    accounts: [anAccount({ id: own.accountId, type: 'rider', subjectId: ME, email: rider.email })],
    documents: [aDocument({ id: anId('d0c'), riderId: ME, fileKey: `documents/${anId('d0c')}` })],
    wallets: [...credit.wallets, ...earned.wallets],
    awards: [...credit.awards, ...earned.awards],
    entries: [...credit.entries, ...earned.entries],
    ...more(earned.awards),
  });
  for (const key of [`documents/${anId('d0c')}`, `portraits/${anId('p1c')}`, `portraits/${anId('p1c')}.small`])
    await files.put(key, png);
  const ports = { uow: db.uow, clock, ids, digest: plainDigest, files, program: defaultProgram };
  const failed: [string, unknown][] = [];
  const get = () => getDeletion(ports)({ actor: own });
  return {
    ...db,
    clock,
    files,
    failed,
    get,
    request: async (confirmation = 'DELETE casey@example.com', outcome?: string, actor = own) =>
      requestDeletion(ports)({ actor, confirmation, outcome: outcome ?? (await get()).outcome }),
    withdraw: (actor = own) => withdrawDeletion(ports)({ actor }),
    take: (actor = own) => takeOwnData(ports)({ actor }),
    erase: (today = DAY) => eraseDue({ ...ports, report: (id, why) => void failed.push([id, why]) })(today),
    acts: () => db.stored().audit.map((it) => it.action),
    mails: () => db.stored().outbox.map((it) => it.kind),
  };
};

describe('what is at stake', () => {
  test('credit, cash without a claim, and cash in claims, in figures', async () => {
    const { get } = await house((earned) => ({ payoutClaims: [claim('pending', earned[0]?.id ?? '')] }));
    expect(await get()).toMatchObject({
      requested: null,
      days: 14,
      eraseOn: DAY,
      credit: [{ currency: 'USD', amount: 6_500 }],
      cash: [{ currency: 'USD', amount: 300 }],
      pending: [{ currency: 'USD', amount: 700 }],
      held: { documents: 1 },
    });
  });
  test('credit past its day is not lost by it, and nothing is ever negative', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('USD', 'CAD'), fc.constantFrom('credit', 'cash'), fc.nat(9_999))),
        fc.nat(20_000),
        (held, pending) => {
          const awards = held.map(
            ([currency, type, current]) =>
              ({ currency, type, current, expiresOn: type === 'cash' ? null : '2025-06-09' }) as unknown as Award,
          );
          const stakes = stakesOf(awards, [{ currency: 'USD', amount: pending }], TODAY);
          expect(stakes.credit).toEqual([]);
          expect([...stakes.cash, ...stakes.pending].every((it) => it.amount > 0)).toBe(true);
        },
      ),
    );
  });
});

test.each([
  ['DELETE casey@example.com', true],
  [' supprimer  Casey@Example.com ', true],
  ['DELETE', false],
  ['casey@example.com', false],
  ['DELETE other@example.com', false],
])('"%s" confirms: %s', (typed, is) => expect(isConfirmed(typed, 'casey@example.com')).toBe(is));

describe('a request', () => {
  test('waits, tells the rider by e-mail, and erases nothing', async () => {
    const scene = await house();
    const riders = scene.stored().riders;
    expect((await scene.request()).requested).toEqual({ requestedAt: NOW, eraseOn: DAY });
    expect([scene.mails(), scene.acts(), scene.stored().riders]).toEqual([
      ['deletion-requested'],
      ['request-deletion'],
      riders,
    ]);
    expect(scene.stored().outbox[0]?.facts).toEqual({ at: NOW, eraseOn: DAY });
  });
  test('made again keeps its day', async () => {
    const scene = await house();
    await scene.request();
    scene.clock.set('2025-06-15T18:00:00.000Z');
    expect((await scene.request()).requested?.eraseOn).toBe(DAY);
    expect(scene.mails()).toEqual(['deletion-requested']);
  });
  test('is refused without the phrase, for other figures, and to an admin who acts as the rider', async () => {
    const scene = await house();
    expect(await refusal(scene.request('DELETE'))).toBe('DELETION_NOT_CONFIRMED');
    expect(await refusal(scene.request('DELETE casey@example.com', 'other'))).toBe('PREVIEW_OUTDATED');
    const proxied = { ...own, proxyHostId: anId('adm') };
    expect(await refusal(scene.request('DELETE casey@example.com', 'x', proxied))).toBe('PROXY_FORBIDDEN');
    expect(await refusal(scene.withdraw(proxied))).toBe('PROXY_FORBIDDEN');
    expect(await refusal(scene.take(proxied))).toBe('PROXY_FORBIDDEN');
    expect(await refusal(scene.take(anActor({ type: 'dealer', subjectId: ME })))).toBe('NOT_FOUND');
    expect(scene.stored().deletions).toEqual([]);
  });
  test('is withdrawn until the day, once', async () => {
    const scene = await house();
    await scene.request();
    await scene.withdraw();
    await scene.withdraw();
    expect([scene.mails(), await scene.erase()]).toEqual([['deletion-requested', 'deletion-withdrawn'], 0]);
  });
});

describe('the day', () => {
  test('is not before the waiting days are over', async () => {
    const scene = await house();
    await scene.request();
    expect(await scene.erase('2025-06-23')).toBe(0);
    expect(scene.stored().accounts).toHaveLength(1);
  });
  test('erases who they were, gives up what is left by entries, and removes the files', async () => {
    const scene = await house();
    await scene.request();
    expect([await scene.erase(), scene.failed]).toEqual([1, []]);
    const { accounts, riders, documents, awards, wallets, entries, outbox, audit } = scene.stored();
    expect([accounts, documents, outbox, scene.files.keys()]).toEqual([[], [], [], []]);
    expect(riders[0]).toMatchObject({ fullName: ANONYMOUS.fullName, email: ME, deactivated: true });
    expect(awards.map((award) => [award.type, award.status, award.current])).toEqual([
      ['credit', 'expired', 0],
      ['credit', 'expired', 0],
      ['cash', 'expired', 0],
      ['cash', 'expired', 0],
    ]);
    expect(wallets.map((wallet) => wallet.balance)).toEqual([0, 0]);
    expect(entries.filter((entry) => entry.kind === 'expire').reduce((sum, entry) => sum + entry.amount, 0)).toBe(
      -7_500,
    );
    expect(audit.at(-1)).toMatchObject({ action: 'erase-rider', actorId: null, objectId: ME });
    expect(JSON.stringify(audit.at(-1))).not.toMatch(/Casey|casey/);
  });
  test('comes once', async () => {
    const scene = await house();
    await scene.request();
    await scene.erase();
    const after = scene.stored();
    expect([await scene.erase(), scene.stored()]).toEqual([0, after]);
    expect(await refusal(scene.withdraw())).toBe('NOT_FOUND');
  });
  test('waits for a claim that is not paid yet', async () => {
    const scene = await house((earned) => ({ payoutClaims: [claim('pending', earned[0]?.id ?? '')] }));
    await scene.request();
    expect([await scene.erase(), scene.stored().accounts.length]).toEqual([0, 1]);
    scene.alter((world) => ({ payoutClaims: world.payoutClaims.map((one) => ({ ...one, state: 'sent' as const })) }));
    expect(await scene.erase('2025-06-25')).toBe(1);
  });
  test('leaves a rider whose wallet contradicts its ledger, and tells so', async () => {
    const scene = await house();
    await scene.request();
    scene.alter((world) => ({ wallets: world.wallets.map((wallet) => ({ ...wallet, balance: wallet.balance + 1 })) }));
    expect(await scene.erase()).toBe(0);
    expect(scene.failed).toEqual([[ME, expect.objectContaining({ code: 'WALLET_BROKEN' })]]);
    expect(scene.stored().accounts).toHaveLength(1);
  });
  test('does not come for a rider who was merged into another', async () => {
    const scene = await house();
    await scene.request();
    scene.alter(() => ({
      merges: [
        { id: anId('merge'), keptId: anId('rder', 2), deletedId: ME, at: NOW, byName: 'Robin Vale', record: {} },
      ],
    }));
    expect([await scene.erase(), scene.stored().deletions]).toEqual([0, []]);
  });
});

test('own data are the records and the files that exist, and taking them is recorded', async () => {
  const scene = await house();
  await scene.files.remove(`documents/${anId('d0c')}`);
  const { at, records, files } = await scene.take();
  const names: string[] = [];
  for await (const file of files) names.push(file.name);
  expect([at, names, scene.acts()]).toEqual([NOW, ['picture.png'], ['take-own-data']]);
  expect(JSON.stringify(records)).toContain('casey@example.com');
});
