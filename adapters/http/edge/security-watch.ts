import type { SecurityNote } from '@rrr/core/security';

/** Where a request comes from, and what it is about, as far as it is known. */
export interface Origin {
  /** account of the person; in proxy mode the admin's */
  accountId: string | null;
  /** in proxy mode: the account acted for */
  actingAs: string | null;
  readonly network: string | null;
  /** digest of the browser's id, for a browser that logged in before */
  readonly device: () => Promise<string | null>;
  /** name of the call */
  readonly call: string;
  object: { readonly type: string; readonly id: string } | null;
  /** typed into the request by somebody who is not logged in */
  email: string | undefined;
}

/** Told of everything that may be a security event (domain.md §13). Never fails, and nobody waits for it. */
export interface SecurityWatch {
  /** runs the work of a request, so that the acts it records are known to come from there */
  within<T>(origin: Origin, work: () => T | Promise<T>): Promise<T>;
  /** the request was refused, with this error or code */
  refused(error: unknown, origin: Origin): void;
  /** something that is no answer to a request */
  note(note: SecurityNote): void;
}

/** Names of ids in requests, and what they are ids of; the first that is there says what a refusal is about. */
const OBJECTS = [
  ['riderId', 'rider'],
  ['claimId', 'payout-claim'],
  ['eventId', 'event'],
  ['seriesId', 'series'],
  ['adminId', 'admin'],
  ['approvalId', 'request'],
  ['documentId', 'document'],
  ['dealerId', 'dealer'],
  ['promoterId', 'promoter'],
  ['tokenId', 'api-token'],
] as const;
const ID = /^[0-9a-hjkmnp-tv-z]{26}$/;

const fieldOf = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null && Object.hasOwn(input, name)
    ? (input as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** What a request is about, by the ids in its path and body. */
export const objectOf = (params: unknown, body: unknown): Origin['object'] => {
  for (const [name, type] of OBJECTS) {
    const id = fieldOf(params, name) ?? fieldOf(body, name);
    if (typeof id === 'string' && ID.test(id)) return { type, id };
  }
  return null;
};

export const emailIn = (body: unknown): string | undefined => {
  const email = fieldOf(body, 'email');
  return typeof email === 'string' && email.length <= 254 ? email : undefined;
};

/** Outcomes of acts on many, in the answer, that would have been refusals of one. */
const AS_REFUSED: Readonly<Record<string, string>> = { 'entered-by-you': 'SECOND_PERSON_NEEDED' };

const codeIn = (outcome: unknown): string | undefined => {
  const given = fieldOf(outcome, 'refused') ?? fieldOf(outcome, 'outcome');
  const code = typeof given === 'string' ? given : fieldOf(given, 'code');
  return typeof code === 'string' ? (AS_REFUSED[code] ?? code) : undefined;
};

/** Codes of what an act on many did not do, each once. */
export const refusedAmong = (answer: unknown): readonly string[] => {
  const outcomes = [fieldOf(answer, 'outcomes'), fieldOf(answer, 'refused')].flatMap((value) =>
    Array.isArray(value) ? (value as readonly unknown[]) : [],
  );
  return [...new Set(outcomes.flatMap((outcome) => codeIn(outcome) ?? []))];
};
