import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { emptyWallet, issue, type Movement, post, restore, spend } from '@rrr/core/ledger';
import { defaultProgram } from '@rrr/core/program';
import { addDays, dateIn } from '@rrr/core/shared';
import { sha256, systemClock, ulids } from '@rrr/crypto';
import { type Database, sqlUnitOfWork } from '@rrr/persistence';

export const ids = ulids();
export const now = systemClock.now();
export const today = dateIn(now, defaultProgram.timeZone);

export const admin = {
  accountId: ids.next(),
  type: 'admin' as const,
  subjectId: ids.next(),
  proxyHostId: null,
  name: 'Robin Vale',
};
export const portsOn = (db: Database) => ({
  uow: sqlUnitOfWork(db),
  clock: systemClock,
  ids,
  digest: sha256,
  program: defaultProgram,
  yieldToEventLoop: () => setImmediate(),
});

export const range = (length: number): readonly number[] => Array.from({ length }, (_, n) => n);

export const keyOf = () => ({
  accountId: admin.accountId,
  key: ids.next(),
  fingerprint: createHash('sha256').update('x').digest('hex'),
});

export const riderRow = (id: string, n: number) => ({
  id,
  first_name: 'Rider',
  last_name: `Number ${n}`,
  full_name: `Rider Number ${n}`,
  email: `rider${n}-${id}@example.com`,
  country: 'US',
  ama_number: String(1_000_000 + n),
  born_on: '1995-05-05',
  factory: false,
  professional: false,
  parental_consent: false,
  deactivated: false,
  // long before any race, or every award would wait for a check
  enrolled_at: '2020-01-01T00:00:00.000Z',
});

/** One rider's 100 awards and 1,000 entries. */
export const lifeOf = (riderId: string) => {
  const moves = range(100).map((n): Movement =>
    issue({
      id: ids.next(),
      riderId,
      currency: 'USD',
      type: 'credit',
      initial: 1_000 + n,
      awardedAt: now,
      expiresOn: addDays(today, 30 + n),
      source: null,
      seriesId: null,
      label: 'Race · Class',
    }),
  );
  const cause = { at: now, actorId: null, proxyHostId: null, reference: null };
  const books = { ids, digest: sha256 };
  const first = post(emptyWallet({ riderId, currency: 'USD', book: 'credit' }), moves, cause, books);
  let { wallet, awards } = first;
  const entries = [...first.entries];
  while (entries.length < 1_000) {
    const spent = spend(
      awards,
      awards.reduce((sum, award) => sum + award.current, 0),
      today,
      'USD',
    );
    const out = post(wallet, spent, cause, books);
    const back = post(
      out.wallet,
      restore(
        out.awards,
        spent.map((movement) => ({ awardId: movement.award.id, amount: -movement.amount })),
      ),
      cause,
      books,
    );
    entries.push(...out.entries, ...back.entries);
    [wallet, awards] = [back.wallet, back.awards];
  }
  return { wallet, awards, entries };
};
