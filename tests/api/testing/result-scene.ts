import * as contract from '@rrr/contract';
import type { Program } from '@rrr/core/program';
import type { Container } from 'inversify';
import { SERVICES as S } from '../../../app/services.js';
import type { Browser } from './browser.js';
import { startDemo } from './start-demo.js';

export const usd = (amount: number) => ({ amount, currency: 'USD' as const });
/** One result as it is entered by hand; without a place they did not finish. */
export const finisher = (place: number | null, riderName: string, change: object = {}) => ({
  place,
  resultType: place === null ? ('DNF' as const) : ('finished' as const),
  riderName,
  number: null,
  hometown: 'Moab',
  state: 'UT',
  bike: null,
  email: null,
  amaNumber: null,
  ...change,
});
/** Second to sixth place, for nobody whom the program knows. */
export const FIELD = [2, 3, 4, 5, 6].map((place) => finisher(place, `Nobody Atall ${place}`));

let keys = 0;
export const key = () => ({ 'Idempotency-Key': `results-${String((keys += 1)).padStart(6, '0')}` });

/** An event of the demo promoter that waits for results, and its class for credit. `rules`: other settings than the demo's. */
export const resultScene = async (rules: Partial<Program> = {}) => {
  const demo = await startDemo({}, async (container: Container) => {
    const given = { ...container.get(S.program), ...rules };
    (await container.rebindAsync(S.program)).toConstantValue(given);
  });
  const [admin, promoter, rider] = [await demo.as('admin'), await demo.as('promoter'), await demo.as('rider')];
  const riderId = (await rider.session()).user._id;
  const eventId = demo.server.demo?.sample.eventId ?? '';
  const { event } = await promoter.call(contract.getEvent, { params: { eventId } });
  const inClass = event.classes.find(
    (raceClass) => raceClass.payoutType === 'dealerCredit' && raceClass.results.length === 0,
  );
  if (!inClass) throw new Error('The demo has no class that waits for results');
  const path = `/api/event/${eventId}`;

  const put = (
    what: string,
    body: object,
    { who = promoter, headers = key() }: { who?: Browser; headers?: Record<string, string> } = {},
  ) => who.ask(`${path}/${what}`, { method: 'PUT', body, headers });
  return {
    ...{ demo, admin, promoter, rider, riderId, event, inClass, path, put },
    firstPrize: inClass.payoutPlaces[0]?.amount ?? usd(0),
    putResult: (body: object, how = {}) => put('result', { classId: inClass._id, ...body }, how),
    /** all six, the demo rider in front */
    putField: () =>
      put('results', {
        classId: inClass._id,
        entrants: 12,
        results: [finisher(1, 'Riley Ostrander', { riderId }), ...FIELD],
      }),
    removeAll: () => promoter.ask(`${path}/results?classId=${inClass._id}`, { method: 'DELETE', headers: key() }),
    page: (query: object = {}) =>
      promoter.call(contract.eventResults, { params: { eventId }, query: { classId: inClass._id, ...query } }),
    /** the credit of the demo rider, in cents */
    balance: async (): Promise<number> => {
      const { balances } = (await admin.call(contract.getRider, { params: { riderId } })).rider;
      return balances.find((balance) => balance.available.currency === 'USD')?.available.amount ?? 0;
    },
  };
};
