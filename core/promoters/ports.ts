import type { Instant } from '../shared/index.js';
import type { Promoter, PromoterDecision } from './promoter.js';

export interface PromoterStore {
  /** locked until the transaction ends: nothing becomes theirs meanwhile */
  lock(id: string): Promise<Promoter | undefined>;
  /** whether a promoter of this address waits for a decision or is approved */
  isKnown(email: string): Promise<boolean>;
  insert(promoter: Promoter): Promise<void>;
  /** every field of one that is there */
  save(promoter: Promoter): Promise<void>;
  /** all of a promoter, undone ones too, the first first */
  decisions(promoterId: string): Promise<readonly PromoterDecision[]>;
  addDecision(decision: PromoterDecision): Promise<void>;
  setUndone(promoterId: string, sequence: number, at: Instant): Promise<void>;
  /** what is theirs */
  owns(promoterId: string): Promise<{ readonly events: number; readonly series: number }>;
  /** with its decisions; never one that owns something */
  remove(id: string): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    promoters: PromoterStore;
  }
}
