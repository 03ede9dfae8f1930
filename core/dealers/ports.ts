import type { Dealer } from './dealer.js';

export interface DealerStore {
  /** locks it until the transaction ends */
  lock(id: string): Promise<Dealer | undefined>;
  byDealerId(dealerId: string): Promise<Pick<Dealer, 'id'> | undefined>;
  /** @throws LostRace when another got its dealer ID meanwhile: run again, and `byDealerId` finds it */
  insert(dealer: Dealer): Promise<void>;
  /** saves all fields of an existing dealer; throws LostRace like `insert` */
  save(dealer: Dealer): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    dealers: DealerStore;
  }
}
