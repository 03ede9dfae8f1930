import type { Dealer } from './dealer.js';

export interface DealerStore {
  /** locked until the transaction ends */
  lock(id: string): Promise<Dealer | undefined>;
  byDealerId(dealerId: string): Promise<Pick<Dealer, 'id'> | undefined>;
  /** @throws LostRace when another got its dealer ID meanwhile: run again, and `byDealerId` finds it */
  insert(dealer: Dealer): Promise<void>;
  /** every field of one that is there; LostRace as above */
  save(dealer: Dealer): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    dealers: DealerStore;
  }
}
