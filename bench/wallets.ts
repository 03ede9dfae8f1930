import { ulids, sha256 } from '@rrr/crypto';
import { issue, emptyWallet, post } from '@rrr/core/ledger';
import type { Pins } from '@rrr/core/redemption';
import { addMonths, type Ids } from '@rrr/core/shared';
import { type Database, type Seed, seedInto } from '@rrr/persistence';
import { awardRow, entryRow, walletRow } from '@rrr/seed/rows';

export const PIN = '4719';
/** In cents: a redemption takes a part of the first award, as most do. */
const AWARDS = [20_000, 5_000];
export const ASKED = 7_550;

/** A rider with credit that nobody has touched. */
export interface BenchWallet {
  readonly riderId: string;
  /** the one that is spent first, then the other */
  readonly awardIds: readonly string[];
}

const AT_ONCE = 500;

/** Writes riders with a login, a PIN and two awards each, posted by the ledger's own rules. */
export const addWallets = async (db: Database, pins: Pins, count: number): Promise<readonly BenchWallet[]> => {
  const ids = ulids();
  const made: BenchWallet[] = [];
  while (made.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - made.length) }, (_, n) =>
      oneWallet(ids, pins, made.length + n),
    );
    await seedInto(db, {
      riders: some.flatMap((item) => item.seed.riders ?? []),
      pin_guards: some.flatMap((item) => item.seed.pin_guards ?? []),
      accounts: some.flatMap((item) => item.seed.accounts ?? []),
      wallets: some.flatMap((item) => item.seed.wallets ?? []),
      awards: some.flatMap((item) => item.seed.awards ?? []),
      ledger_entries: some.flatMap((item) => item.seed.ledger_entries ?? []),
    });
    made.push(...some.map((item) => item.wallet));
  }
  return made;
};

const oneWallet = (ids: Ids, pins: Pins, n: number): { readonly wallet: BenchWallet; readonly seed: Seed } => {
  const riderId = ids.next();
  const at = new Date().toISOString();
  const email = `bench-${n}@example.com`;
  const moves = AWARDS.map((initial, month) =>
    issue({
      id: ids.next(),
      riderId,
      currency: 'USD',
      type: 'credit',
      initial,
      awardedAt: at,
      expiresOn: addMonths(at.slice(0, 10), 11 + month),
      source: null,
      seriesId: null,
      label: `Red Mesa National · 450 Pro ${month + 1}`,
    }),
  );
  const { wallet, awards, entries } = post(
    emptyWallet({ riderId, currency: 'USD', book: 'credit' }),
    moves,
    { at, actorId: null, proxyHostId: null, reference: null },
    { ids, digest: sha256 },
  );
  return {
    wallet: { riderId, awardIds: awards.map((award) => award.id) },
    seed: {
      riders: [
        {
          id: riderId,
          first_name: 'Casey',
          last_name: `Bench ${n}`,
          full_name: `Casey Bench ${n}`,
          email,
          country: 'US',
          factory: false,
          professional: false,
          parental_consent: false,
          deactivated: false,
          enrolled_at: at,
        },
      ],
      pin_guards: [{ rider_id: riderId, seal: pins.seal(riderId, PIN), failures: 0 }],
      accounts: [
        {
          id: ids.next(),
          email,
          password_hash: '-',
          type: 'rider',
          subject_id: riderId,
          email_verified: true,
          deactivated: false,
          locale: 'en',
          display_name: `Casey Bench ${n}`,
        },
      ],
      wallets: [walletRow(wallet)],
      awards: awards.map(awardRow),
      ledger_entries: entries.map(entryRow),
    },
  };
};
