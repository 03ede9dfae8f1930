import type { Actor } from '../access/index.js';
import type { Program } from '../program/index.js';
import type { Stores } from '../shared/index.js';
import { SecondPersonNeeded } from './refusals.js';
import { personOf } from './request.js';

/** What a person did that keeps them from paying a rider (domain.md §13). */
export type Hand = 'document' | 'adjusted' | 'results';

/** A payment to a rider, and where the awards that it pays were won. */
export interface Payment {
  readonly riderId: string;
  readonly won: readonly { readonly eventId: string; readonly classId: string }[];
}

export interface HandStore {
  /** whether the person set or changed what the event pays, also in proxy mode */
  setPurse(accountId: string, eventId: string): Promise<boolean>;
  /** whether the person uploaded the document */
  uploaded(accountId: string, documentId: string): Promise<boolean>;
  /** by rider: what the person did for them, also in proxy mode; riders without anything are left out */
  of(accountId: string, payments: readonly Payment[]): Promise<ReadonlyMap<string, Hand>>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    hands: HandStore;
  }
}

type Needed = Pick<Program, 'approvals'>;

/** @throws SecondPersonNeeded for whoever uploaded the document */
export const assertNotUploader = async (
  tx: Pick<Stores, 'hands'>,
  actor: Actor,
  documentId: string,
  { approvals }: Needed,
): Promise<void> => {
  if (approvals === 'required' && (await tx.hands.uploaded(personOf(actor), documentId)))
    throw new SecondPersonNeeded({ why: 'uploaded' });
};

/**
 * Who decided a rider's documents, entered their results or adjusted their money does not pay them (domain.md §13).
 * @returns the refusal of each rider whom this person cannot pay
 */
export const refusedPayers = async (
  tx: Pick<Stores, 'hands'>,
  actor: Actor,
  payments: readonly Payment[],
  { approvals }: Needed,
): Promise<ReadonlyMap<string, SecondPersonNeeded>> => {
  if (approvals !== 'required' || payments.length === 0) return new Map();
  const hands = await tx.hands.of(personOf(actor), payments);
  return new Map([...hands].map(([riderId, why]) => [riderId, new SecondPersonNeeded({ why })]));
};
