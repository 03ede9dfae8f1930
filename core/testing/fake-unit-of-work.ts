import { Conflict, LostRace, type Stores, type UnitOfWork } from '../shared/index.js';
import { fakeCheckStore } from './fake-check-store.js';
import { fakeDeletionStore } from './fake-deletion-store.js';
import { fakeHandStore } from './fake-hand-store.js';
import { fakeIdentityStores } from './fake-identity-stores.js';
import { fakeJobStores } from './fake-job-stores.js';
import { fakeLimitStores } from './fake-limit-stores.js';
import { fakeLogoPhotoStore } from './fake-logo-photo-store.js';
import { fakeMergingStore } from './fake-merging-store.js';
import { fakeMoneyStores } from './fake-money-stores.js';
import { fakePartnerStores } from './fake-partner-stores.js';
import { fakePaymentRunStore } from './fake-payment-run-store.js';
import { fakePayoutStores } from './fake-payout-stores.js';
import { fakeRaceStores } from './fake-race-stores.js';
import { fakeRecordStores } from './fake-record-stores.js';
import { fakeRequestStore } from './fake-request-store.js';
import { fakeRiderStores } from './fake-rider-stores.js';
import { fakeNoticeStore } from './fake-notice-store.js';
import { fakeProgramSeasonStore } from './fake-program-season-store.js';
import { fakeSeasonStores } from './fake-season-stores.js';
import { fakeStandingsStore } from './fake-standings-store.js';
import { fakeResultAskStore } from './fake-result-ask-store.js';
import { fakeSecurityStore } from './fake-security-store.js';
import { fakeTokenStore } from './fake-token-store.js';
import { fakePushStore } from './fake-push-store.js';
import { fakeViewStore } from './fake-view-store.js';
import { fakeWebhookStore } from './fake-webhook-store.js';
import { fakeVinStores } from './fake-vin-stores.js';
import { type Draft, emptyWorld, type World } from './world.js';

const ATTEMPTS = 5;

export interface FakeDatabase {
  readonly uow: UnitOfWork;
  /** the committed rows */
  stored(): World;
  /** inserts rows directly */
  give(more: Partial<World>): void;
  /** changes rows as if another transaction had done it */
  alter(how: (world: World) => Partial<World>): void;
}

/**
 * An in-memory database that behaves like the real ones: serial transactions, rollback when the work throws, and
 * retries after a lost race.
 */
export const fakeUnitOfWork = (given: Partial<World> = {}): FakeDatabase => {
  let world: World = { ...emptyWorld, ...given };
  let queue: Promise<unknown> = Promise.resolve();

  const attempt = async <T>(work: (tx: Stores) => Promise<T>): Promise<T> => {
    const draft: Draft = { ...world };
    const answer = await work({
      ...fakeMoneyStores(draft),
      ...fakeMergingStore(draft),
      ...fakeDeletionStore(draft),
      ...fakeVinStores(draft),
      ...fakePayoutStores(draft),
      ...fakePaymentRunStore(draft),
      ...fakeJobStores(draft),
      ...fakeLimitStores(draft),
      ...fakeRaceStores(draft),
      ...fakeCheckStore(draft),
      ...fakeLogoPhotoStore(draft),
      ...fakeSeasonStores(draft),
      ...fakeProgramSeasonStore(draft),
      ...fakeNoticeStore(draft),
      ...fakeResultAskStore(draft),
      ...fakeStandingsStore(draft),
      ...fakeIdentityStores(draft),
      ...fakePartnerStores(draft),
      ...fakeRecordStores(draft),
      ...fakeRiderStores(draft),
      ...fakeRequestStore(draft),
      ...fakeHandStore(draft),
      ...fakeSecurityStore(draft),
      ...fakeTokenStore(draft),
      ...fakePushStore(draft),
      ...fakeViewStore(draft),
      ...fakeWebhookStore(draft),
    });
    world = draft;
    return answer;
  };

  const run = async <T>(work: (tx: Stores) => Promise<T>): Promise<T> => {
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      try {
        return await attempt(work);
      } catch (failed) {
        if (!(failed instanceof LostRace)) throw failed;
      }
    }
    throw new Conflict();
  };

  return {
    uow: {
      run: (work) => {
        const mine = queue.then(() => run(work));
        queue = mine.catch(() => undefined);
        return mine;
      },
    },
    stored: () => world,
    alter: (how) => {
      world = { ...world, ...how(world) };
    },
    give: (more) => {
      for (const [name, rows] of Object.entries(more))
        world = { ...world, [name]: [...world[name as keyof World], ...(rows as readonly unknown[])] };
    },
  };
};
