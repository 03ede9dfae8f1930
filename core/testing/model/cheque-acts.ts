import { issue, type Movement } from '../../ledger/index.js';
import { createClaim, runCheques, voidCheque } from '../../payouts/index.js';
import type { Act } from './context.js';

/** Cash won in a race. */
export const raceCash = (
  award: Pick<Parameters<typeof issue>[0], 'id' | 'riderId' | 'currency' | 'initial' | 'awardedAt'>,
): Movement => issue({ ...award, type: 'cash', expiresOn: null, source: null, seriesId: null, label: 'Race · Class' });

/**
 * A Canadian rider wins and claims cash and is paid by the next cheque run, which also pays claims of voided cheques
 * again.
 */
export const chequeRun: Act = async ({
  chance,
  model,
  ports,
  riders,
  canadians,
  clock,
  admin,
  idempotency,
  outcome,
  same,
  move,
}) => {
  const { below, pick } = chance();
  const { cheques } = model;
  const theirs = riders.filter((rider) => canadians.has(rider));
  const key = idempotency();
  const [claimKey, voidKey] = [
    { ...key, key: `${key.key}-claim` },
    { ...key, key: `${key.key}-void` },
  ];
  if (theirs.length > 0) {
    const riderId = pick(theirs);
    const initial = 1 + below(50_000);
    await move(
      riderId,
      'cash',
      async () => [raceCash({ id: ports.ids.next(), riderId, currency: 'CAD', initial, awardedAt: clock.now() })],
      'CAD',
    );
    same(
      'claim a cheque',
      initial,
      await outcome(
        createClaim(ports)({
          actor: admin,
          idempotency: claimKey,
          riderId,
          currency: 'CAD',
          awardIds: null,
          method: null,
        }),
        (claim) => claim.gross,
      ),
    );
    cheques.due.push(initial);
  }
  let drawn: readonly (readonly [number, number])[] = [];
  const got = await outcome(runCheques(ports)({ actor: admin, idempotency: key }), (run) => {
    drawn = run.cheques.map(({ number, amount }) => [number, amount]);
    return drawn.map(([number]) => number);
  });
  same(
    'cheque run',
    cheques.due.map((_, at) => cheques.last + 1 + at),
    got,
  );
  const sorted = (amounts: readonly number[]): readonly number[] => amounts.toSorted((a, b) => a - b);
  same('cheques', sorted(cheques.due), sorted(drawn.map(([, amount]) => amount)));
  cheques.last += cheques.due.length;
  cheques.due.length = 0;
  if (cheques.last === 0 || below(3) > 0) return;
  await outcome(
    voidCheque(ports)({
      actor: admin,
      idempotency: voidKey,
      number: 1 + below(cheques.last),
      reason: 'Lost in the mail',
    }),
    (cheque) => cheques.due.push(cheque.amount),
  );
};
