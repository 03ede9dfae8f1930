import * as contract from '@rrr/contract';
import type { PayoutClaim } from '@rrr/contract';
import type { Answered, Browser } from './browser.js';
import { giveCash, makePayable } from './payable-rider.js';
import { startDemo } from './start-demo.js';

const PASSWORD = 'RedRider2026';

/** The claim that an answer holds; the calls that make or change one answer alike. */
export const claimOf = (answer: Answered): PayoutClaim => answer.of(contract.cashOut).payoutClaim;
/** Why a call was refused, or `ok`. */
export const codeOf = (answer: Answered): string => (answer.status < 300 ? 'ok' : answer.problem().code);

/** The demo with its rider, another one, one in Canada, and the office. */
export const payoutScene = async () => {
  const demo = await startDemo();
  const [admin, rider, other] = [await demo.as('admin'), await demo.as('rider'), demo.visit()];
  const riderId = (await rider.session()).user._id;
  const found = async (country: string) => {
    const { riders } = await admin.call(contract.searchRiders, { query: { active: 'true', country, limit: 50 } });
    return riders.filter((card) => card._id !== riderId);
  };
  const [[second], [third]] = [await found('US'), await found('CA')];
  if (!second || !third) throw new Error('The demo has too few riders');
  await other.signIn(second.email!, PASSWORD);

  let keys = 0;
  const key = (name = `payouts-${(keys += 1)}-key`) => ({ 'Idempotency-Key': name });
  const cashOut = (by: Browser, body: object = {}, headers = key()) =>
    by.ask('/api/rider/payout-claims', { method: 'POST', headers, body });
  return {
    ...{ demo, admin, rider, other, riderId, key, cashOut },
    otherId: second._id,
    canadian: third._id,
    change: (by: Browser, role: string, id: string, body: object, headers = key()) =>
      by.ask(`/api/${role}/payout-claim/${id}`, { method: 'PUT', headers, body }),
    list: async (by: Browser, role: string, query = ''): Promise<readonly PayoutClaim[]> =>
      (await by.ask(`/api/${role}/payout-claims${query}`)).of(contract.listPayoutClaims).payoutClaims,
    /** gives a rider cash and claims it */
    pendingOf: async (id: string, amounts: readonly number[], body: object = {}): Promise<PayoutClaim> => {
      await giveCash(demo, id, amounts);
      return claimOf(
        await admin.ask('/api/admin/payout-claims', { method: 'POST', headers: key(), body: { riderId: id, ...body } }),
      );
    },
    /** lets the demo rider be paid, and claims the cash that the demo gave them */
    claimDemoCash: async (): Promise<PayoutClaim> => {
      await makePayable(demo, riderId);
      return claimOf(await cashOut(rider));
    },
  };
};
