import { useEffect, useState } from 'react';
import type { Corrected } from '@rrr/contract';
import { problemOf, useHost, useReport } from '@rrr/kit/base';
import { sendMatch } from './send-match.js';

/** The result that riders are chosen for. A result that changed is a new object, so its riders are judged again. */
export interface Choosing {
  eventId: string;
  result: { _id: string };
}

/** What choosing a rider would pay; null where the API refuses to say, undefined while it is asked. */
export type Pay = Corrected | null | undefined;

interface Found {
  result: object;
  riders: object;
  pays: ReadonlyMap<string, Pay>;
}

/** What choosing each rider would pay. They are asked for in turn, because each answer judges the whole event. */
export const useCandidatePays = (
  riders: readonly { _id: string }[],
  { eventId, result }: Partial<Choosing>,
): ((riderId: string) => Pay) => {
  const { http } = useHost();
  const report = useReport();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (eventId === undefined || !result) return;
    const running = new AbortController();
    const { signal } = running;
    const send = sendMatch(http, eventId, result._id);
    const ask = async () => {
      const pays = new Map<string, Pay>();
      for (const { _id } of riders) {
        const pay = await send(_id, { dryRun: true, signal }).catch((error: unknown) => {
          if (!signal.aborted && !problemOf(error)) report(error);
          return null;
        });
        if (signal.aborted) return;
        pays.set(_id, pay);
      }
      // all at once, so that the riders below move once only
      setFound({ result, riders, pays });
    };
    void ask();
    return () => running.abort();
  }, [http, report, eventId, result, riders]);
  return (riderId) => (found?.result === result && found?.riders === riders ? found?.pays.get(riderId) : undefined);
};
