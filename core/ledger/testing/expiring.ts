import { defaultProgram } from '../../program/index.js';
import { anId, credits, fakeUnitOfWork, fixedClock, plainDigest, sequentialIds } from '../../testing/index.js';
import { expireCredit } from '../expire-credit.js';

export const today = '2025-06-10T18:00:00.000Z';

export const given = (riders: number) => {
  const books = Array.from({ length: riders }, (_, at) =>
    credits(anId('rder', at + 1), [
      { amount: 5_000, expiresOn: '2025-06-09' },
      { amount: 7_000, expiresOn: '2025-06-10' },
    ]),
  );
  const db = fakeUnitOfWork({
    wallets: books.flatMap((book) => book.wallets),
    awards: books.flatMap((book) => book.awards),
    entries: books.flatMap((book) => book.entries),
  });
  const ids = sequentialIds();
  return {
    db,
    run: expireCredit({ uow: db.uow, clock: fixedClock(today), ids, digest: plainDigest, program: defaultProgram }),
  };
};
