import * as contract from '@rrr/contract';
import type { DeletionView, Sum } from '@rrr/core/privacy';
import { dateIn } from '@rrr/core/shared';
import { Download } from '../routing/download.js';
import { limiter } from '../edge/limiter.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money } from '../present/money.js';

const moneyOf = (sums: readonly Sum[]) => sums.map(({ amount, currency }) => money(amount, currency));

const presentDeletion = (view: DeletionView): contract.Deletion => ({
  requested: view.requested && { at: view.requested.requestedAt, eraseOn: view.requested.eraseOn },
  days: view.days,
  eraseOn: view.eraseOn,
  credit: moneyOf(view.credit),
  cash: moneyOf(view.cash),
  pending: moneyOf(view.pending),
  held: { ...view.held },
  outcome: view.outcome,
});

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** A rider's own data, and their deletion (domain.md §13). */
export const privacyRoutes = ({ useCases, archive, program }: HttpPorts): readonly Route[] => [
  route(contract.getDeletion, can('privacy:own'), async ({ actor }) => ({
    deletion: presentDeletion(await useCases.getDeletion({ actor })),
  })),
  route(contract.requestDeletion, can('privacy:own'), async ({ actor, body }) => ({
    deletion: presentDeletion(await useCases.requestDeletion({ actor, ...body })),
  })),
  route(contract.withdrawDeletion, can('privacy:own'), ({ actor }) => useCases.withdrawDeletion({ actor })),
  route(contract.takeOwnData, can('privacy:own'), async ({ actor, request }) => {
    await limiter(useCases)('own-data', request, { account: actor.accountId });
    const { at, records, files } = await useCases.takeOwnData({ actor });
    const entries = async function* () {
      const about = { at, amounts: 'minor units of the currency', times: 'UTC', records };
      yield { name: 'data.json', content: once(Buffer.from(JSON.stringify(about, null, 2))) };
      for await (const { name, bytes } of files) yield { name, content: once(bytes) };
    };
    return new Download({
      type: 'application/zip',
      name: `${program.brand} ${dateIn(at, program.timeZone)}.zip`,
      bytes: archive(entries()),
    });
  }),
];
