import { describe, expect, it } from '@jest/globals';
import { defaultProgram, type Program } from '../program/index.js';
import { plusSeconds } from '../shared/index.js';
import { anActor, anId, cash, fakePorts, fakeUnitOfWork, fixedClock, payable, refusal } from '../testing/index.js';
import {
  cancelClaim,
  createClaim,
  decideRun,
  markSent,
  PaymentRefused,
  PaymentUnavailable,
  performRuns,
  prepareRun,
  previewRun,
  type RunChosen,
} from './index.js';
import { aProvider } from './testing/orders.js';

const START = '2025-06-10T18:00:00.000Z';
const PEOPLE = [1, 2, 3] as const;
const [ANN, BEA, CAL] = PEOPLE.map((n) => anId('rder', n)) as [string, string, string];
const CHOSEN: RunChosen = { currency: 'USD', methods: ['reward-link', 'debit-card'], dueBy: null, leaveOut: [] };

/** Three riders with a claim each: two in dollars of the United States, one by cheque. */
const given = async (program: Program = defaultProgram) => {
  const db = fakeUnitOfWork();
  for (const n of PEOPLE) db.give(payable(n, n === 3 ? { country: 'CA', state: 'BC' } : {}));
  db.give(cash(ANN, [10_000]));
  db.give(cash(BEA, [2_500]));
  db.give(cash(CAL, [4_000], 'CAD'));
  const clock = fixedClock(START);
  const it_ = aProvider();
  const reported: string[] = [];
  const ports = fakePorts(db, {
    clock,
    program,
    provider: it_.provider,
    report: (claimId: string) => void reported.push(claimId),
  });
  const maker = anActor({ accountId: anId('acc', 1), subjectId: anId('adm', 1), name: 'Robin Vale' });
  const second = anActor({ accountId: anId('acc', 2), subjectId: anId('adm', 2), name: 'Ada Moreau' });
  let keys = 0;
  const idempotency = () => ({ accountId: maker.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
  const claimOf = (riderId: string, currency: 'USD' | 'CAD' = 'USD') =>
    createClaim(ports)({ actor: maker, idempotency: idempotency(), riderId, currency, awardIds: null, method: null });
  const claims = { ann: await claimOf(ANN), bea: await claimOf(BEA), cal: await claimOf(CAL, 'CAD') };
  const preview = (over: Partial<RunChosen> = {}, actor = maker) =>
    previewRun(ports)({ actor, chosen: { ...CHOSEN, ...over } });
  const prepare = async (over: Partial<RunChosen> = {}, outcome?: string) =>
    prepareRun(ports)({
      actor: maker,
      idempotency: idempotency(),
      chosen: { ...CHOSEN, ...over },
      outcome: outcome ?? (await preview(over)).outcome,
    });
  const decide = (requestId: string | null, approve = true, actor = second) =>
    decideRun(ports)({ actor, requestId: requestId ?? '', version: 1, approve, answer: null });
  return {
    ...it_,
    db,
    clock,
    ports,
    maker,
    second,
    claims,
    idempotency,
    reported,
    preview,
    prepare,
    decide,
    work: performRuns(ports),
    lines: () => db.stored().paymentRuns[0]?.lines.map(({ claimId, outcome, code: why }) => [claimId, outcome, why]),
    states: () => db.stored().payoutClaims.map((one) => one.state),
  };
};

describe('a payment run', () => {
  it('shows who would be paid and how much, by due date, and who not and why', async () => {
    const { preview, claims, db } = await given();
    expect(await preview()).toMatchObject({
      claims: 2,
      riders: 2,
      total: 12_500,
      methods: ['reward-link'],
      more: false,
      candidates: [
        { claim: { id: claims.ann.id }, refused: null },
        { claim: { id: claims.bea.id }, refused: null },
      ],
    });
    expect(await preview({ dueBy: '2025-07-09' })).toMatchObject({ claims: 0, candidates: [] });
    expect(await preview({ leaveOut: [claims.bea.id] })).toMatchObject({ claims: 1, total: 10_000 });
    db.alter(({ awards }) => ({
      awards: awards.map((it) => (it.riderId === BEA ? { ...it, initial: 2_000, current: 2_000 } : it)),
    }));
    expect(await preview()).toMatchObject({
      claims: 1,
      total: 10_000,
      candidates: [{ refused: null }, { refused: 'CLAIM_OUTDATED' }],
    });
    expect(db.stored().paymentRuns).toEqual([]);
  });

  it('pays nothing before another administrator approved it, and then each claim by its order', async () => {
    const { prepare, decide, work, states, lines, claims, maker, orders, db, clock } = await given();
    const { run, requestId } = await prepare();
    expect(run).toMatchObject({ preparedBy: { name: 'Robin Vale' }, approved: null });
    expect([await work(), states(), orders.size]).toEqual([false, ['pending', 'pending', 'pending'], 0]);
    expect(await refusal(decide(requestId, true, maker))).toBe('SECOND_PERSON_NEEDED');
    clock.set('2025-06-11T18:00:00.000Z');
    expect(await decide(requestId)).toMatchObject({
      state: 'approved',
      change: { claims: 2, riders: 2, total: 12_500, currency: 'USD' },
    });
    await work();
    expect([states(), [...orders.keys()]]).toEqual([
      ['sent', 'sent', 'pending'],
      [claims.ann.id, claims.bea.id],
    ]);
    expect(lines()).toEqual([
      [claims.ann.id, 'sent', null],
      [claims.bea.id, 'sent', null],
    ]);
    expect(db.stored().payoutClaims[0]?.sent?.byName).toBe('Robin Vale');
    expect(db.stored().outbox.filter((it_) => it_.kind === 'claim-sent')).toHaveLength(2);
    expect([await work(), orders.size]).toEqual([false, 2]);
  });

  it('is what was seen: PREVIEW_OUTDATED, NOTHING_TO_PAY', async () => {
    const { preview, prepare, claims, ports, maker, idempotency } = await given();
    const { outcome } = await preview();
    const cancel = ({ id: claimId, version }: { id: string; version: number }) =>
      cancelClaim(ports)({ actor: maker, idempotency: idempotency(), claimId, version });
    await cancel(claims.bea);
    expect(await refusal(prepare({}, outcome))).toBe('PREVIEW_OUTDATED');
    await cancel(claims.ann);
    expect(await refusal(prepare())).toBe('NOTHING_TO_PAY');
  });

  it('holds its claims: another run leaves them out until it is refused', async () => {
    const { preview, prepare, decide } = await given();
    const { requestId } = await prepare();
    expect(await preview()).toMatchObject({ claims: 0, candidates: [{ refused: 'CLAIM_IN_RUN' }, {}] });
    await decide(requestId, false);
    expect(await preview()).toMatchObject({ claims: 2 });
  });

  it('refused is never paid', async () => {
    const { prepare, decide, work, states } = await given();
    await decide((await prepare()).requestId, false);
    expect([await work(), states()]).toEqual([false, ['pending', 'pending', 'pending']]);
  });

  it('pays no claim that changed since it was prepared, and names why; the rest are paid', async () => {
    const { prepare, decide, work, lines, claims, ports, second, idempotency, fails } = await given();
    await decide((await prepare()).requestId);
    await markSent(ports)({
      actor: second,
      idempotency: idempotency(),
      claimId: claims.ann.id,
      version: 1,
      reference: 'Wire 4711',
    });
    fails.push(new PaymentRefused());
    await work();
    expect(lines()).toEqual([
      [claims.ann.id, 'refused', 'CLAIM_SENT'],
      [claims.bea.id, 'refused', 'PAYMENT_REFUSED'],
    ]);
  });

  it('leaves out what its maker had a hand in, also since it was prepared; an approver may have one', async () => {
    const { preview, prepare, decide, work, lines, claims, db, maker, second } = await given();
    const adjusted = (n: number, actorId: string, objectId: string) =>
      db.alter(({ audit }) => ({
        audit: [
          ...audit,
          {
            id: anId('aud', n),
            at: START,
            actorId,
            proxyHostId: null,
            action: 'adjust-wallet',
            objectType: 'rider',
            objectId,
            detail: {},
          },
        ],
      }));
    adjusted(1, second.accountId, BEA);
    await decide((await prepare()).requestId);
    adjusted(2, maker.accountId, ANN);
    await work();
    expect(lines()).toEqual([
      [claims.ann.id, 'refused', 'SECOND_PERSON_NEEDED'],
      [claims.bea.id, 'sent', null],
    ]);
    expect(await preview()).toMatchObject({ claims: 0, candidates: [{ refused: 'SECOND_PERSON_NEEDED' }] });
  });

  it('tries again what has no answer, a minute later, and pays once', async () => {
    const { prepare, decide, work, lines, claims, fails, orders, clock, states } = await given();
    await decide((await prepare()).requestId);
    fails.push(new PaymentUnavailable({ made: true }));
    await work();
    expect(lines()).toEqual([
      [claims.ann.id, 'waiting', null],
      [claims.bea.id, 'sent', null],
    ]);
    await work();
    expect(states()[0]).toBe('pending');
    clock.set(plusSeconds(START, 61));
    await work();
    expect([states()[0], lines()?.[0], orders.size]).toEqual(['sent', [claims.ann.id, 'sent', null], 2]);
  });

  it('goes on where a server died: the claim was sent, and its line is settled', async () => {
    const { prepare, decide, ports, db, work, lines, orders, clock, reported } = await given();
    await decide((await prepare()).requestId);
    let begun = 0;
    const dying = {
      // takes its lines, orders the first claim, and dies before it settles the line
      run: (job: never) => ((begun += 1) === 5 ? Promise.reject(new Error('killed')) : db.uow.run(job)),
    };
    await performRuns({ ...ports, uow: dying as never })();
    expect([lines()?.[0]?.[1], reported]).toEqual(['waiting', [db.stored().payoutClaims[0]?.id]]);
    clock.set(plusSeconds(START, 61));
    await work();
    expect([lines()?.map(([, outcome]) => outcome), orders.size]).toEqual([['sent', 'sent'], 2]);
  });

  it('issues its cheques with the next numbers, all at once', async () => {
    const { prepare, decide, work, lines, claims, db } = await given();
    await decide((await prepare({ currency: 'CAD', methods: ['cheque'] })).requestId);
    await work();
    expect(lines()).toEqual([[claims.cal.id, 'sent', null]]);
    expect(db.stored().cheques).toMatchObject([{ number: 1, claimId: claims.cal.id, issuedBy: 'Robin Vale' }]);
  });

  it('of one person is paid at once and recorded, where approvals are only recorded', async () => {
    const { prepare, work, states, db } = await given({ ...defaultProgram, approvals: 'recorded' });
    expect(await prepare()).toMatchObject({ requestId: null, run: { approved: { name: 'Robin Vale' } } });
    expect(db.stored().audit.some((one) => one.action === 'done-alone')).toBe(true);
    await work();
    expect(states()).toEqual(['sent', 'sent', 'pending']);
  });

  it('is for admins alone', async () => {
    const { ports, preview, idempotency } = await given();
    const rider = anActor({ type: 'rider', subjectId: ANN });
    const asked = { actor: rider, idempotency: idempotency(), chosen: CHOSEN, outcome: '' };
    expect([await refusal(preview({}, rider)), await refusal(prepareRun(ports)(asked))]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  });
});
