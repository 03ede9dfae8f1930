import * as contract from '@rrr/contract';
import type { UserType } from '@rrr/contract';
import type { Answered } from './browser.js';
import { startDemo } from './start-demo.js';

/** The body of a refusal. */
export const refused = async (answer: Promise<Answered>) => (await answer).problem();

/** The demo with its rider, the id of another, and everyone who reads or edits riders. */
export const riderScene = async () => {
  const demo = await startDemo();
  const [admin, rider] = [await demo.as('admin'), await demo.as('rider')];
  const riderId = (await rider.session()).user._id;
  const { riders } = await admin.call(contract.searchRiders, { query: { active: 'true' } });
  return {
    ...{ demo, admin, rider, riderId },
    otherId: riders.find((card) => card._id !== riderId)?._id ?? '',
    dealer: await demo.as('dealer'),
    promoter: await demo.as('promoter'),
    seen: (by = admin, role: UserType = 'admin', id = riderId) =>
      by.call(contract.getRider, { params: { role, riderId: id } }),
    /** what an admin posts about the demo rider */
    post: (path: string, body?: object) =>
      admin.ask(`/api/admin/rider/${riderId}/${path}`, { method: 'POST', ...(body ? { body } : {}) }),
  };
};
