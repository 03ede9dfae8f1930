import { useState } from 'react';
import { matchResult, type Corrected, type UnpaidResult } from '@rrr/contract';
import { newKey, problemOf, useHost, usePreviewedAct } from '@rrr/kit/base';

/** What matching one result would do; `refused`: it cannot be matched, and why. */
export type MatchPay = Corrected | { refused: string };
export type MatchPays = ReadonlyMap<string, MatchPay>;
type Moved = Corrected['money'];

/** What matching them would move, for each currency. */
export const movedBy = (pays: MatchPays): readonly Moved[] => {
  const sums = new Map<string, Moved>();
  for (const pay of pays.values()) {
    if ('refused' in pay) continue;
    const { issued, reversed, overpaid } = pay.money;
    const { currency } = issued;
    const before = sums.get(currency);
    const plus = (key: keyof Moved, { amount }: Moved[keyof Moved]) => ({
      amount: (before?.[key].amount ?? 0) + amount,
      currency,
    });
    sums.set(currency, {
      issued: plus('issued', issued),
      reversed: plus('reversed', reversed),
      overpaid: plus('overpaid', overpaid),
    });
  }
  return [...sums.values()];
};

/** Whether the API answered, and answered about this result. */
const isOfResult = (status: number): boolean => status >= 400 && status < 500 && status !== 401 && status !== 429;

interface Options {
  riderId: string;
  /** matches them, once what it pays is on the screen */
  send: () => void;
  onDone: () => void;
}

/** Looks what each result would pay a rider, one after the other, because each answer judges a whole event. */
export const useMatchPays = ({ riderId, send, onDone }: Options) => {
  const { http } = useHost();
  const [looked, setLooked] = useState(0);
  const previewed = usePreviewedAct<readonly UnpaidResult[], { pays: MatchPays; outcome?: undefined }, null>({
    preview: async (results, signal) => {
      const pays = new Map<string, MatchPay>();
      for (const { _id, event } of results) {
        setLooked(pays.size);
        const pay = await http
          .call(matchResult, {
            params: { eventId: event._id },
            body: { resultId: _id, riderId, dryRun: true },
            idempotencyKey: newKey(),
            signal,
          })
          .catch((error: unknown): MatchPay => {
            const problem = problemOf(error);
            if (!problem || !isOfResult(problem.status)) throw error;
            return { refused: problem.detail };
          });
        pays.set(_id, pay);
      }
      return { pays };
    },
    changes: () => [],
    send: () => {
      send();
      return Promise.resolve(null);
    },
    onDone,
  });
  return { ...previewed, looked };
};
