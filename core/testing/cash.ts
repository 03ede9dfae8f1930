import { emptyWallet, issue, type Movement, post } from '../ledger/index.js';
import { formDue, type Rider, type TaxRecord, unconfirmed } from '../riders/index.js';
import type { Currency, Digest, Ids } from '../shared/index.js';
import { aDocument, aRiderRecord, riderRows } from './builders.js';
import { anId, plainDigest, sequentialIds } from './fixed-ports.js';
import type { World } from './world.js';

/** Cash awards of one rider, posted with their ledger entries. */
export const cash = (
  riderId: string,
  amounts: readonly number[],
  currency: Currency = 'USD',
  ids: Ids = sequentialIds(),
  digest: Digest = plainDigest,
): Pick<World, 'wallets' | 'awards' | 'entries'> => {
  const at = '2025-05-01T12:00:00.000Z';
  const movements = amounts.map((initial, n): Movement =>
    issue({
      id: anId(`cash${riderId.slice(-6)}`, n + 1),
      riderId,
      currency,
      type: 'cash',
      initial,
      awardedAt: at,
      expiresOn: null,
      source: null,
      seriesId: null,
      label: `Award ${n + 1}`,
    }),
  );
  const posting = post(
    emptyWallet({ riderId, currency, book: 'cash' }),
    movements,
    { at, actorId: null, proxyHostId: null, reference: null },
    { ids, digest },
  );
  return { wallets: [posting.wallet], awards: posting.awards, entries: posting.entries };
};

/** The confirmed tax residence of a status. */
export const taxOf = ({ taxStatus, country }: Pick<Rider, 'taxStatus' | 'country'>): TaxRecord | null =>
  taxStatus && {
    country: taxStatus === 'us-person' ? 'US' : country === 'US' ? 'CA' : country,
    treatyCountry: null,
    treatyBasisPoints: null,
    statedAt: '2025-05-20T09:00:00.000Z',
    confirmed: { at: '2025-05-21T09:00:00.000Z', byName: 'Robin Vale', basisPoints: null },
  };

/** Nobody has verified the tax forms any more. */
export const unconfirm = ({ riderDetails }: Pick<World, 'riderDetails'>): Pick<World, 'riderDetails'> => ({
  riderDetails: riderDetails.map((riderDetail) => ({ ...riderDetail, tax: unconfirmed(riderDetail.tax) })),
});

/** A rider who can be paid: with an address, a verified licence and a verified tax form. */
export const payable = (
  n: number,
  change: Partial<Rider> = {},
): Pick<World, 'riders' | 'riderDetails' | 'documents'> => {
  const said = aRiderRecord({ id: anId('rder', n), taxStatus: 'us-person', ...change });
  const rider = { ...said, tax: change.tax === undefined ? taxOf(said) : change.tax };
  const form = formDue(rider.taxStatus) ?? 'w9';
  return {
    ...riderRows([rider]),
    documents: (['licence', form] as const).map((kind) =>
      aDocument({
        id: anId(`d0c${kind}`, n),
        riderId: rider.id,
        kind,
        status: 'verified',
        decision: { at: '2025-05-21T09:00:00.000Z', byName: 'Robin Vale', refusal: null },
      }),
    ),
  };
};
