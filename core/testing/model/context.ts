import type { Movement } from '../../ledger/index.js';
import { type Book, post, type WalletKey } from '../../ledger/index.js';
import { defaultProgram, type Program } from '../../program/index.js';
import type { CounterCodes, Pins } from '../../redemption/index.js';
import {
  type Clock,
  type Currency,
  dateIn,
  type Digest,
  type Ids,
  type Instant,
  type Stores,
  type UnitOfWork,
} from '../../shared/index.js';
import { aDealer, anActor } from '../builders.js';
import { anId, fixedClock, plainCounterCodes, sequentialIds } from '../fixed-ports.js';
import { payable } from '../cash.js';
import type { World } from '../world.js';
import { ModelLedger } from './model-ledger.js';
import { type Chance, chanceOf } from './random.js';

export interface ModelSettings {
  readonly uow: UnitOfWork;
  give(world: Partial<World>): Promise<void>;
  readonly digest: Digest;
  readonly seed: number;
  readonly steps: number;
  /** only these steps, in a shortened replay of a failure */
  readonly only?: readonly number[];
}

/** A difference between program and model, with everything needed to reproduce it. */
export class Drift extends Error {
  constructor(
    readonly seed: number,
    readonly step: number,
    act: string,
    expected: unknown,
    got: unknown,
  ) {
    super(
      `MODEL_SEED=${seed} parts from the model at step ${step}, ${act}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`,
    );
  }
}

/** The input of every act: the real program, the model, and the random numbers of its step. */
export interface Stage {
  readonly model: ModelLedger;
  readonly clock: Clock & { set(at: Instant): void };
  readonly ports: {
    readonly uow: UnitOfWork;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly digest: Digest;
    readonly program: Program;
    readonly pins: Pins;
    readonly counterCodes: CounterCodes;
  };
  readonly riders: string[];
  readonly canadians: ReadonlySet<string>;
  readonly dealerId: string;
  readonly dealer: ReturnType<typeof anActor>;
  /** pays, and decides what the other administrator asks for */
  readonly admin: ReturnType<typeof anActor>;
  /** adjusts balances, and so pays nobody */
  readonly adjuster: ReturnType<typeof anActor>;
  chance(): Chance;
  today(): string;
  idempotency(): { readonly accountId: string; readonly key: string; readonly fingerprint: string };
  /** the figure in the answer, or the code of the refusal */
  outcome<T>(work: Promise<T>, of: (item: T) => unknown): Promise<unknown>;
  /** @throws Drift */
  same(act: string, expected: unknown, got: unknown): void;
  /** posts moves to a rider's wallet */
  move(
    riderId: string,
    book: Book,
    moves: (tx: Stores) => Promise<readonly Movement[]>,
    currency?: Currency,
  ): Promise<void>;
  enrol(): Promise<void>;
}

export type Act = (stage: Stage) => Promise<void>;

export interface Run extends Stage {
  readonly count: Readonly<Record<string, number>>;
  begin(step: number): void;
}

const RIDERS = 5;
/** Limits that these wallets can reach. */
const PROGRAM: Program = {
  ...defaultProgram,
  limits: {
    ...defaultProgram.limits,
    // redemptions of any age are undone
    undoDays: null,
    redemption: 80_000,
    redeemedPerDay: 120_000,
    adjustment: 26_000,
    adjustedPerDay: 28_000,
    adjustedAlone: 15_000,
  },
};

export const setTheStage = async ({ uow, give, digest, seed }: ModelSettings): Promise<Run> => {
  const clock = fixedClock('2025-01-15T18:00:00.000Z');
  const ids = sequentialIds();
  const ports = {
    uow,
    clock,
    ids,
    digest,
    program: PROGRAM,
    pins: { seal: () => 'x', matches: () => true },
    counterCodes: plainCounterCodes,
  };
  const dealer = aDealer();
  const riders: string[] = [];
  const canadians = new Set<string>();
  const count: Record<string, number> = {};
  let [step, enrolled, chance] = [0, 0, chanceOf(seed)];

  const enrol = async (): Promise<void> => {
    enrolled += 1;
    const riderId = anId('rder', enrolled);
    // every third rider can be paid by cheque
    const isCanadian = enrolled % 3 === 0;
    await give({
      ...payable(enrolled, isCanadian ? { country: 'CA', state: 'BC' } : {}),
      pins: [{ riderId, seal: 'x', failures: 0, lockedUntil: null }],
    });
    riders.push(riderId);
    if (isCanadian) canadians.add(riderId);
  };
  await give({ dealers: [dealer] });
  for (let n = 0; n < RIDERS; n += 1) await enrol();

  return {
    model: new ModelLedger(),
    clock,
    ports,
    riders,
    canadians,
    count,
    enrol,
    dealerId: dealer.id,
    dealer: anActor({ type: 'dealer', subjectId: dealer.id }),
    admin: anActor(),
    adjuster: anActor({ accountId: anId('acc0', 7), subjectId: anId('admn', 7), name: 'Ada Moreau' }),
    begin: (next) => {
      // each step has its own random numbers, so that a replay can leave steps out
      [step, chance] = [next, chanceOf(Math.imul(seed, 0x9e3779b1) ^ Math.imul(next, 0x85ebca6b))];
    },
    chance: () => chance,
    today: () => dateIn(clock.now(), defaultProgram.timeZone),
    idempotency: () => ({ accountId: anId('acc', 1), key: `step-${step}`, fingerprint: 'x' }),
    outcome: async (work, of) => work.then(of, (value: unknown) => (value as { code?: string }).code ?? String(value)),
    same: (act, expected, got) => {
      count[act] = (count[act] ?? 0) + 1;
      if (JSON.stringify(expected) !== JSON.stringify(got)) throw new Drift(seed, step, act, expected, got);
    },
    move: (riderId, book, moves, currency = 'USD') =>
      uow.run(async (tx) => {
        const key: WalletKey = { riderId, currency, book };
        const [wallet] = await tx.wallets.lock([key]);
        if (wallet)
          await tx.wallets.post([
            post(
              wallet,
              await moves(tx),
              { at: clock.now(), actorId: null, proxyHostId: null, reference: null },
              { ids, digest },
            ),
          ]);
      }),
  };
};
