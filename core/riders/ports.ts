import type { RiderDocument } from './document.js';

export interface DocumentStore {
  insert(document: RiderDocument): Promise<void>;
  /** locks the document until the transaction ends */
  lock(id: string): Promise<RiderDocument | undefined>;
  /** the newest of each kind, whatever was decided about it; none that a newer one replaced */
  standing(riderId: string): Promise<readonly RiderDocument[]>;
  /** stores its status and decision */
  decide(document: Pick<RiderDocument, 'id' | 'status' | 'decision'>): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    documents: DocumentStore;
  }
}
