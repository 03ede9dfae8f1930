import { correct, expireCredit, issue, type Movement, post, type WalletKey } from '../../ledger/index.js';
import { defaultProgram } from '../../program/index.js';
import { redeemCredit, undoRedemption } from '../../redemption/index.js';
import { addDays, dateIn, type Digest, plusSeconds, type UnitOfWork } from '../../shared/index.js';
import { aDealer, anActor, anId, aRider, fixedClock, sequentialIds } from '../builders.js';
import type { World } from '../world.js';
import { ModelLedger } from './model-ledger.js';
import { chanceOf } from './random.js';

export interface ModelSettings {
  readonly uow: UnitOfWork;
  give(world: Partial<World>): Promise<void>;
  readonly digest: Digest;
  readonly seed: number;
  readonly steps: number;
}

/** Where the program and the model part: everything needed to run it again. */
export class Drift extends Error {
  constructor(seed: number, step: number, act: string, expected: unknown, got: unknown) {
    super(`MODEL_SEED=${seed} parts from the model at step ${step}, ${act}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
  }
}

const RIDERS = 5;
const COMPARE_EVERY = 50;

/** Runs a random program of awards, redemptions, undos, corrections and expiry against the model, comparing every answer. @throws Drift */
export const runModel = async ({ uow, give, digest, seed, steps }: ModelSettings): Promise<Readonly<Record<string, number>>> => {
  const chance = chanceOf(seed);
  const model = new ModelLedger();
  const clock = fixedClock('2025-01-15T18:00:00.000Z');
  const ids = sequentialIds();
  const ports = { uow, clock, ids, digest, program: defaultProgram, pins: { seal: () => 'x', matches: () => true } };
  const [redeem, undo, expire] = [redeemCredit(ports), undoRedemption(ports), expireCredit(ports)];
  const dealer = aDealer();
  const actor = anActor({ type: 'dealer', subjectId: dealer.id });
  const riders = Array.from({ length: RIDERS }, (_, n) => aRider({ id: anId('rder', n + 1), bikes: [] }));
  await give({ dealers: [dealer], riders, pins: riders.map((it) => ({ riderId: it.id, seal: 'x', failures: 0, lockedUntil: null })) });
  const count: Record<string, number> = {};
  let step = 0;

  const same = (act: string, expected: unknown, got: unknown): void => {
    count[act] = (count[act] ?? 0) + 1;
    if (JSON.stringify(expected) !== JSON.stringify(got)) throw new Drift(seed, step, act, expected, got);
  };
  const today = (): string => dateIn(clock.now(), defaultProgram.timeZone);
  const idempotency = () => ({ accountId: actor.accountId, key: `step-${step}`, fingerprint: 'x' });
  const code = async <T>(work: Promise<T>, of: (it: T) => unknown): Promise<unknown> => work.then(of, (it: unknown) => (it as { code?: string }).code ?? String(it));
  const move = (riderId: string, moves: (tx: Parameters<Parameters<UnitOfWork['run']>[0]>[0]) => Promise<readonly Movement[]>) =>
    uow.run(async (tx) => {
      const key: WalletKey = { riderId, currency: 'USD', book: 'credit' };
      const [wallet] = await tx.wallets.lock([key]);
      if (wallet) await tx.wallets.post([post(wallet, await moves(tx), { at: clock.now(), actorId: null, proxyHostId: null, reference: null }, { ids, digest })]);
    });

  const acts: Readonly<Record<string, () => Promise<void>>> = {
    award: async () => {
      const { id: riderId } = chance.pick(riders);
      const [id, initial, expiresOn] = [ids.next(), 1 + chance.below(50_000), addDays(today(), chance.below(60) - 2)];
      await move(riderId, async () => [issue({ id, riderId, currency: 'USD', type: 'credit', initial, awardedAt: clock.now(), expiresOn, source: null, seriesId: null, label: 'Race · Class' })]);
      model.issue(id, riderId, initial, expiresOn);
    },
    redeem: async () => {
      const { id: riderId } = chance.pick(riders);
      const available = model.available(riderId, today());
      const amount = 1 + chance.below(Math.max(10, Math.floor(available * 1.2)));
      let made = '';
      const got = await code(
        redeem({ actor, idempotency: idempotency(), riderId, dealerId: dealer.id, amount: { amount, currency: 'USD' }, pin: '2580', employeeName: 'Dana Cole', riderIdVerified: true }),
        (it) => {
          made = it.redemption.id;
          return it.newBalance.amount;
        },
      );
      same(amount > available ? 'redeem too much' : 'redeem', amount > available ? 'INSUFFICIENT_CREDIT' : available - amount, got);
      if (amount <= available) model.redeem(made, riderId, amount, today());
    },
    undo: async () => {
      if (model.redemptions.length === 0) return;
      const redemption = chance.pick(model.redemptions.slice(-40));
      const twice = redemption.undone;
      const got = await code(undo({ actor, idempotency: idempotency(), redemptionId: redemption.id, reason: null }), (it) => it.newBalance.amount);
      if (!twice) model.undo(redemption);
      same(twice ? 'undo twice' : 'undo', twice ? 'ALREADY_REVOKED' : model.available(redemption.riderId, today()), got);
    },
    correct: async () => {
      if (model.awards.length === 0) return;
      const award = chance.pick(model.awards.slice(-60));
      const worth = chance.below(4) === 0 ? 0 : chance.below(60_000);
      await move(award.riderId, async (tx) => (await tx.wallets.awardsById([award.id])).flatMap((it) => correct(it, worth)));
      model.correct(award, worth);
    },
    expire: async () => same('expire', model.expire(today()), await expire()),
    wait: async () => clock.set(plusSeconds(clock.now(), chance.below(3 * 86_400))),
  };
  const often = ['award', 'award', 'redeem', 'redeem', 'redeem', 'redeem', 'undo', 'undo', 'correct', 'expire', 'wait'] as const;

  const compare = async (): Promise<void> => {
    const stored = await uow.run((tx) => tx.wallets.awardsById(model.awards.map((it) => it.id)));
    const figures = (all: readonly { id: string; initial: number; current: number; spent: number; expired: number }[]) =>
      all.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((it) => [it.id, it.initial, it.current, it.spent, it.expired]);
    same('every award', figures(model.awards), figures(stored));
    for (const { id: riderId } of riders) {
      const [wallet] = await uow.run((tx) => tx.wallets.lock([{ riderId, currency: 'USD', book: 'credit' }]));
      same('every balance', model.awards.reduce((total, it) => total + (it.riderId === riderId ? it.current : 0), 0), wallet?.balance);
    }
  };

  for (step = 1; step <= steps; step += 1) {
    const act = chance.pick(often);
    await acts[act]?.();
    if (step % COMPARE_EVERY === 0) await compare();
  }
  await compare();
  return count;
};
