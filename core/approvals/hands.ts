import type { Actor } from '../access/index.js';
import type { Program } from '../program/index.js';
import type { Clock, Ids, Stores } from '../shared/index.js';
import { recordDoneAlone } from './done-alone.js';
import { SecondPersonNeeded } from './refusals.js';
import { personOf } from './request.js';
import type { DecidedObject, DoneAct } from './undo.js';

/** What a person did that keeps them from paying a rider (domain.md §13). */
export type Hand = 'document' | 'adjusted' | 'results';

/** A payment to a rider, and where the awards that it pays were won. */
export interface Payment {
  readonly riderId: string;
  readonly won: readonly { readonly eventId: string; readonly classId: string }[];
}

export interface HandStore {
  /** whether the person set or changed what the event pays, or moved its dates, also in proxy mode */
  setPurse(accountId: string, eventId: string): Promise<boolean>;
  /** whether the person uploaded the document */
  uploaded(accountId: string, documentId: string): Promise<boolean>;
  /** the newest of these acts on an object */
  lastAct(object: DecidedObject): Promise<DoneAct | undefined>;
  /** by rider: what the person did for them, also in proxy mode; riders without anything are left out */
  of(accountId: string, payments: readonly Payment[]): Promise<ReadonlyMap<string, Hand>>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    hands: HandStore;
  }
}

interface Ports {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly program: Pick<Program, 'approvals'>;
}

/**
 * Where approvals are only recorded, it is recorded instead.
 * @throws SecondPersonNeeded for whoever uploaded the document
 */
export const assertNotUploader = async (
  tx: Pick<Stores, 'hands' | 'audit'>,
  actor: Actor,
  documentId: string,
  { program: { approvals }, ...ports }: Ports,
): Promise<void> => {
  if (!(await tx.hands.uploaded(personOf(actor), documentId))) return;
  if (approvals === 'required') throw new SecondPersonNeeded({ why: 'uploaded' });
  await recordDoneAlone(tx, { actor, act: 'document', objectType: 'document', objectId: documentId }, ports);
};

/**
 * Who decided a rider's documents, entered their results or adjusted their money does not pay them (domain.md §13).
 * @returns by rider: the refusal of whom this person should not pay
 */
export const refusedPayers = async (
  tx: Pick<Stores, 'hands'>,
  actor: Actor,
  payments: readonly Payment[],
): Promise<ReadonlyMap<string, SecondPersonNeeded>> => {
  if (payments.length === 0) return new Map();
  const hands = await tx.hands.of(personOf(actor), payments);
  return new Map([...hands].map(([riderId, why]) => [riderId, new SecondPersonNeeded({ why })]));
};
