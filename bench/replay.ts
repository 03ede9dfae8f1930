import { ulids } from '@rrr/crypto';
import type { Value } from '@rrr/persistence';
import type { Trip } from './capture.js';
import { answerWith } from './child.js';
import { type Bounds, inLanes, type Round } from './lanes.js';
import { barePool } from './bare-pool.js';
import type { BenchWallet } from './wallets.js';

/** The round trips of one redemption, and whose wallet it was. */
export interface Recorded {
  readonly trips: readonly Trip[];
  readonly wallet: BenchWallet;
  readonly number: number;
  readonly key: string;
  /** ids that stay what they are: the dealer's, the actor's */
  readonly fixed: readonly string[];
}

export interface Replay extends Bounds {
  readonly recorded: Recorded;
  readonly wallets: readonly BenchWallet[];
}

const ID = /^[0-9a-hjkmnp-tv-z]{26}$/;
const ids = ulids();

/** The same values for another wallet: its ids for the recorded ones, fresh ones for what the redemption made. */
const valuesFor = ({ wallet, number, key, fixed }: Recorded, other: BenchWallet): ((value: Value) => Value) => {
  const instead = new Map<Value, Value>([
    [wallet.riderId, other.riderId],
    [number, 36 ** 7 + ids.random(36 ** 8 - 36 ** 7)],
    [key, ids.next()],
  ]);
  wallet.awardIds.forEach((id, at) => instead.set(id, other.awardIds[at] ?? null));
  for (const id of fixed) instead.set(id, id);
  return (value) => {
    const known = instead.get(value);
    if (known !== undefined) return known;
    if (typeof value !== 'string' || !ID.test(value)) return value;
    const fresh = ids.next();
    instead.set(value, fresh);
    return fresh;
  };
};

// the same transaction is one of the same isolation, and of the same meaning of text
const pool = barePool([
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  "SET SESSION collation_connection = 'utf8mb4_bin'",
]);

answerWith(({ recorded, wallets, ...bounds }: Replay): Promise<Round> =>
  inLanes(bounds, async (n) => {
    const wallet = wallets[n];
    if (!wallet) throw new Error('No wallet left');
    const value = valuesFor(recorded, wallet);
    const connection = await pool.getConnection();
    for (const { how, sql, values } of recorded.trips)
      if (how === 'execute') await connection.execute(sql, values.map(value));
      else await connection.query(sql, values.map(value));
    connection.release();
  }),
);
