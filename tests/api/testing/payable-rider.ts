import type { Actor } from '@rrr/core/access';
import { bookOf, issue, post } from '@rrr/core/ledger';
import type { Currency } from '@rrr/core/shared';
import { SERVICES as S } from '../../../app/services.js';
import type { DemoServer } from './demo-server.js';

/** Gives a rider what payment requires: an address and verified documents. */
export const makePayable = async (
  { server: { container } }: DemoServer,
  riderId: string,
  { country = 'US', state = 'CA' } = {},
): Promise<void> => {
  const { write } = container.get(S.database);
  const [ids, clock] = [container.get(S.ids), container.get(S.clock)];
  await write('riders').where({ id: riderId }).update({
    address_line1: '12 Canyon Rd',
    city: 'Bishop',
    state,
    zipcode: '93514',
    country,
    tax_status: 'us-person',
    tax_country: 'US',
    tax_stated_at: clock.now(),
    tax_confirmed_at: clock.now(),
    tax_confirmed_by: 'Robin Vale',
  });
  const rows = (['licence', 'w9'] as const).map((kind) => {
    const id = ids.next();
    return {
      id,
      rider_id: riderId,
      kind,
      status: 'verified',
      file_key: `documents/${id}`,
      key_id: '1',
      content_type: 'image/png',
      bytes: 1,
      uploaded_at: clock.now(),
      decided_at: clock.now(),
      decided_by: 'Robin Vale',
      refusal: null,
    };
  });
  await write('documents').insert(rows);
};

/** Gives a rider cash awards with ledger entries, like results do. @returns the ids of the awards */
export const giveCash = async (
  { server: { container } }: DemoServer,
  riderId: string,
  amounts: readonly number[],
  currency: Currency = 'USD',
): Promise<readonly string[]> => {
  const [ids, clock, digest] = [container.get(S.ids), container.get(S.clock), container.get(S.digest)];
  const at = clock.now();
  const awards = amounts.map((initial) => ({
    id: ids.next(),
    riderId,
    currency,
    type: 'cash' as const,
    initial,
    awardedAt: at,
    expiresOn: null,
    source: null,
    seriesId: null,
    label: 'High Desert · 450 Pro',
  }));
  const nobody: Pick<Actor, 'proxyHostId'> & { readonly actorId: null } = { actorId: null, proxyHostId: null };
  await container.get(S.uow).run(async (tx) => {
    const wallets = await tx.wallets.lock([{ riderId, currency, book: bookOf('cash') }]);
    await tx.wallets.post(
      wallets.map((wallet) =>
        post(
          wallet,
          awards.map((one) => issue(one)),
          { at, ...nobody, reference: null },
          { ids, digest },
        ),
      ),
    );
  });
  return awards.map((award) => award.id);
};
