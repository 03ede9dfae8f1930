import type { Instant } from '../shared/index.js';
import type { Promoter, PromoterDecision } from './promoter.js';

export interface PromoterStore {
  /** locks it until the transaction ends, so that it gets no new events or series meanwhile */
  lock(id: string): Promise<Promoter | undefined>;
  /** whether a promoter with this address is pending or approved */
  isKnown(email: string): Promise<boolean>;
  insert(promoter: Promoter): Promise<void>;
  /** saves all fields of an existing promoter */
  save(promoter: Promoter): Promise<void>;
  /** all its decisions, including undone ones, oldest first */
  decisions(promoterId: string): Promise<readonly PromoterDecision[]>;
  addDecision(decision: PromoterDecision): Promise<void>;
  setUndone(promoterId: string, sequence: number, at: Instant): Promise<void>;
  /** number of its events and series */
  owns(promoterId: string): Promise<{ readonly events: number; readonly series: number }>;
  /** removes it with its decisions; never one that owns something */
  remove(id: string): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    promoters: PromoterStore;
  }
}
