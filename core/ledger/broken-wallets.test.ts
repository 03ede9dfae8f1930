import { describe, expect, test } from '@jest/globals';
import { anId, fakePorts, fakeUnitOfWork, fixedClock } from '../testing/index.js';
import { expireCredit } from './expire-credit.js';
import { type Wallet, walletKey } from './wallet.js';
import { given, today } from './testing/expiring.js';

describe('expireCredit', () => {
  describe('of a wallet that is broken', () => {
    const BROKEN = anId('rder', 2);
    const [sum, next] = [12_000, 12_000];
    const corrupted = (over: Partial<Wallet>, riders = 3) => {
      const { db, run: _run } = given(riders);
      const stored = db.stored();
      const broken = fakeUnitOfWork({
        ...stored,
        wallets: stored.wallets.map((it) => (it.riderId === BROKEN ? { ...it, ...over } : it)),
      });
      const aside: [string, string][] = [];
      const ports = fakePorts(broken, { clock: fixedClock(today) });
      return {
        db: broken,
        ports,
        aside,
        run: expireCredit({
          ...ports,
          setAside: (wallet, failed) => void aside.push([walletKey(wallet), (failed as Error).message]),
        }),
      };
    };
    const key = `${BROKEN}/USD/credit`;

    test.each([
      ['a sequence behind its entries', { sequence: 1 }, 'it stands at entry 1, its newest entry is 2'],
      ['a sequence before its entries', { sequence: 9 }, 'it stands at entry 9, its newest entry is 2'],
      ['a balance too high', { balance: 99_999 }, `its balance is 99999, its newest entry says ${next}`],
      ['a balance too low', { balance: 1 }, `its balance is 1, its newest entry says ${next}`],
      ['the hash of another entry', { hash: 'x' }, 'it does not carry the hash of its newest entry'],
    ] as const)('%s is set aside and named; the others expire', async (_, over, why) => {
      const { db, aside, run } = corrupted(over);
      const before = db.stored().wallets.find((it) => it.riderId === BROKEN);
      expect(await run()).toBe(2);
      expect(aside).toEqual([[key, `Wallet ${key} is broken: ${why}`]]);
      expect(db.stored().wallets.find((it) => it.riderId === BROKEN)).toEqual(before);
      expect(db.stored().entries.filter((it) => it.kind === 'expire' && it.riderId === BROKEN)).toEqual([]);
      // the next run looks again
      expect([await run(), aside.length]).toEqual([0, 2]);
    });

    test('awards that hold another sum than the balance', async () => {
      const { db } = given(2);
      const stored = db.stored();
      const other = fakeUnitOfWork({
        ...stored,
        awards: stored.awards.map((award) =>
          award.riderId === BROKEN && award.current === 7_000 ? { ...award, current: 6_000 } : award,
        ),
      });
      const said: unknown[] = [];
      const run = expireCredit({
        ...fakePorts(other, { clock: fixedClock(today) }),
        setAside: (_, failed) => void said.push(failed),
      });
      expect([await run(), said]).toEqual([
        1,
        [expect.objectContaining({ code: 'WALLET_BROKEN', fault: `its balance is ${sum}, its awards hold 11000` })],
      ]);
    });

    test('more of them than a batch holds keep nobody from the wallets behind', async () => {
      const { db } = given(150);
      const stored = db.stored();
      const broken = fakeUnitOfWork({
        ...stored,
        wallets: stored.wallets.map((it) => (it.riderId < anId('rder', 131) ? { ...it, balance: it.balance + 1 } : it)),
      });
      let aside = 0;
      const run = expireCredit(fakePorts(broken, { clock: fixedClock(today), setAside: () => void (aside += 1) }));
      expect([await run(), aside]).toEqual([20, 130]);
    });

    test('that fails in any other way is found by itself; the others expire', async () => {
      const { ports, aside, db } = corrupted({});
      const uow: typeof ports.uow = {
        run: (work) =>
          db.uow.run((tx) =>
            work({
              ...tx,
              wallets: {
                ...tx.wallets,
                lock: (keys) =>
                  keys.some((it) => it.riderId === BROKEN)
                    ? Promise.reject(new Error('unreadable'))
                    : tx.wallets.lock(keys),
              },
            }),
          ),
      };
      expect(
        await expireCredit({
          ...ports,
          uow,
          setAside: (wallet, failed) => void aside.push([walletKey(wallet), (failed as Error).message]),
        })(),
      ).toBe(2);
      expect(aside).toEqual([[key, 'unreadable']]);
    });

    test('nobody is blamed when the database goes away: the run fails and is run again', async () => {
      const { ports, db } = corrupted({});
      let asked = 0;
      const uow: typeof ports.uow = {
        run: (work) =>
          db.uow.run((tx) =>
            work({
              ...tx,
              wallets: {
                ...tx.wallets,
                expiring: (...what) =>
                  (asked += 1) > 1 ? Promise.reject(new Error('away')) : tx.wallets.expiring(...what),
                lock: () => Promise.reject(new Error('away')),
              },
            }),
          ),
      };
      const aside: unknown[] = [];
      await expect(expireCredit({ ...ports, uow, setAside: (wallet) => void aside.push(wallet) })()).rejects.toThrow(
        'away',
      );
      expect(aside).toEqual([]);
    });

    test('where nobody is told of it, the run fails when all others are done', async () => {
      const { ports, db } = corrupted({ balance: 1 });
      await expect(expireCredit(ports)()).rejects.toThrow(`Wallet ${key} is broken`);
      expect(db.stored().entries.filter((it) => it.kind === 'expire')).toHaveLength(2);
    });
  });
});
