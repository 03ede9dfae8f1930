import { ulids, sha256 } from '@rrr/crypto';
import { issue, emptyWallet, post } from '@rrr/core/ledger';
import type { Pins } from '@rrr/core/redemption';
import { addMonths, type Ids } from '@rrr/core/shared';
import { type Database, type Seed, seedInto } from '@rrr/persistence';

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
      riders: some.flatMap((it) => it.seed.riders ?? []),
      pin_guards: some.flatMap((it) => it.seed.pin_guards ?? []),
      accounts: some.flatMap((it) => it.seed.accounts ?? []),
      wallets: some.flatMap((it) => it.seed.wallets ?? []),
      awards: some.flatMap((it) => it.seed.awards ?? []),
      ledger_entries: some.flatMap((it) => it.seed.ledger_entries ?? []),
    });
    made.push(...some.map((it) => it.wallet));
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
    wallet: { riderId, awardIds: awards.map((it) => it.id) },
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
      wallets: [
        {
          rider_id: wallet.riderId,
          currency: wallet.currency,
          book: wallet.book,
          balance: wallet.balance,
          sequence: wallet.sequence,
          hash: wallet.hash,
        },
      ],
      awards: awards.map((it) => ({
        id: it.id,
        rider_id: it.riderId,
        currency: it.currency,
        type: it.type,
        status: it.status,
        initial_value: it.initial,
        current_value: it.current,
        spent: it.spent,
        expired: it.expired,
        awarded_at: it.awardedAt,
        expires_on: it.expiresOn,
        label: it.label,
      })),
      ledger_entries: entries.map((it) => ({
        id: it.id,
        rider_id: it.riderId,
        currency: it.currency,
        book: it.book,
        sequence: it.sequence,
        award_id: it.awardId,
        kind: it.kind,
        amount: it.amount,
        previous_balance: it.previous,
        new_balance: it.next,
        at: it.at,
        previous_hash: it.previousHash,
        hash: it.hash,
      })),
    },
  };
};
