import * as contract from '@rrr/contract';
import type { EventDetail, RowProblem } from '@rrr/contract';
import type { Browser } from './browser.js';
import { startDemo } from './start-demo.js';

/** Where each problem of a file is, and what it is. */
export const why = ({ problems }: { readonly problems: readonly RowProblem[] }) =>
  problems.map(({ line, column, code }) => [line, column, code]);

let keys = 0;
export const undo = (by: Browser, importId: string | null | undefined, body: object = {}) =>
  by.ask(`/api/imports/${importId}/undo`, {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': `undo-${importId}-${(keys += 1)}` },
  });

/** An event and a series of the demo promoter, to import into. */
export const importScene = async (prepare?: Parameters<typeof startDemo>[1]) => {
  const demo = await startDemo({}, prepare);
  const [admin, promoter] = [await demo.as('admin'), await demo.as('promoter')];
  const promoterId = (await promoter.session()).user._id;
  const { series } = await admin.call(contract.adminSeries, { query: { promoterId } });
  const eventId = demo.server.demo?.sample.eventId ?? '';
  return {
    ...{ demo, admin, promoter, eventId },
    seriesId: series[0]?._id ?? '',
    event: async (): Promise<EventDetail> => (await admin.call(contract.getEvent, { params: { eventId } })).event,
  };
};
